// Sweeps on a graphics card. The host keeps the tables and asks for a layer at a time; values stay on
// the card until they are fetched.
#include <cuda_runtime.h>
#include <stdio.h>

#include "race.h"

#define EXPORT extern "C"

static thread_local char trouble[256];

static bool failed(cudaError_t error, const char *what) {
  if (error == cudaSuccess) return false;
  snprintf(trouble, sizeof trouble, "%s: %s", what, cudaGetErrorString(error));
  return true;
}

EXPORT const char *gpu_trouble() { return trouble; }

EXPORT void *gpu_room(uint64_t bytes) {
  void *room = nullptr;
  return failed(cudaMalloc(&room, bytes ? bytes : 8), "memory of the card") ? nullptr : room;
}

EXPORT int gpu_free(void *room) { return failed(cudaFree(room), "free"); }

EXPORT int gpu_put(void *room, const void *data, uint64_t bytes) {
  return failed(cudaMemcpy(room, data, bytes, cudaMemcpyHostToDevice), "copy to the card");
}

EXPORT int gpu_get(void *data, const void *room, uint64_t bytes) {
  return failed(cudaMemcpy(data, room, bytes, cudaMemcpyDeviceToHost), "copy from the card");
}

EXPORT int gpu_fill(void *room, uint64_t count, double value);

__global__ void fill(double *values, uint64_t count, double value) {
  for (uint64_t n = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; n < count;
       n += (uint64_t)gridDim.x * blockDim.x)
    values[n] = value;
}

EXPORT int gpu_fill(void *room, uint64_t count, double value) {
  if (count) fill<<<1024, 256>>>((double *)room, count, value);
  return failed(cudaGetLastError(), "fill");
}

__constant__ Sweep work;
// How many blocks share a processor was tried out on a layer of 77 million positions: fewer threads
// wait longer, more of them keep too little at hand.
#ifndef TILE
#define TILE 4
#endif
#ifndef MAJOR_BLOCKS
#define MAJOR_BLOCKS 5
#endif
#ifndef MINOR_BLOCKS
#define MINOR_BLOCKS 4
#endif
// Of 1 to 256 parts of a tile, 32 were the fastest on a layer of 142 million positions.
enum { THREADS = 256, ENOUGH_BLOCKS = 2048, MINOR_PARTS = 32 };

__device__ __forceinline__ void report(double most, unsigned long long *changed) {
  for (int step = 16; step; step >>= 1) {
    const double beside = __shfl_down_sync(0xffffffffu, most, step);
    if (beside > most) most = beside;
  }
  // Doubles that are not negative are ordered like their bits.
  if (threadIdx.x % 32 == 0 && most > 0.0)
    atomicMax(changed, (unsigned long long)__double_as_longlong(most));
}

// A move of a whole row, looked up once for all its positions: where values of the other side's
// placements begin, how far each group of them is shifted, and whom it can meet.
struct RowMove {
  const double *values;
  const int32_t *shift;
  const uint64_t *start;  // by placement of the other side, where that is the major one of a child
  uint32_t met;  // the house on which somebody can be met, or 0
  uint32_t what;
  uint32_t groups;  // of the child, where `start` is given
};
enum { WINS = 1, SAFE = 2, AGAIN = 4, AGAIN_IF_CAPTURED = 8 };
enum { MOST_ROW_MOVES = 128, TOGETHER = 4 };

__device__ const double nothing = 2.0;  // what a move that cannot be made finds: worth less than none

__device__ __forceinline__ RowMove row_move(const Move &move) {
  RowMove found = {&nothing, nullptr, nullptr, 0, 0, 0};
  const uint32_t child = move.what >> CHILD_SHIFT;
  if (child == WON) {
    found.what = WINS;
  } else if (child != 0) {
    const Layer &layer = work.child[child - 1];
    if (work.child_major[child - 1]) {
      found.values = layer.value[1] + layer.start[move.to];
      found.shift = layer.shift + (uint64_t)move.clash * layer.groups;
    } else {
      found.values = layer.value[0] + move.to;
      found.shift = layer.shift + move.group;
      found.start = layer.start;
      found.groups = layer.groups;
    }
  } else {
    const uint32_t house = move.what & ((1u << CHILD_SHIFT) - 1);
    const bool again = work.rules.again >> house & 1;
    found.met = work.rules.meets[house];
    found.what = (again ? AGAIN : 0) | (work.rules.safe >> house & 1 ? SAFE : 0) |
                 (work.rules.capture_again ? AGAIN_IF_CAPTURED : 0);
    found.values = work.here.value[again ? 0 : 1] + work.here.start[move.to];
    found.shift = work.here.shift + (uint64_t)move.clash * work.here.groups;
  }
  return found;
}

// What is best in one position among some moves of its row; below 0 if there is nothing. Values are
// asked for by fours, so that nobody waits for one before the next is asked for.
__device__ __forceinline__ double best_of_row(const RowMove *moves, uint32_t begin, uint32_t end,
                                              uint32_t j, uint32_t group, uint32_t theirs) {
  double best = -1.0;
  for (uint32_t m = begin; m < end; m += TOGETHER) {
    const double *from[TOGETHER];
    bool again[TOGETHER];
#pragma unroll
    for (int k = 0; k < TOGETHER; ++k) {
      from[k] = &nothing;
      again[k] = false;
      if (m + k >= end) continue;
      const RowMove &move = moves[m + k];
      if (move.what & WINS) return 1.0;
      if (move.start) {
        from[k] = move.values + move.start[j] + (int64_t)move.shift[(uint64_t)work.other.clash[j] * move.groups];
        continue;
      }
      uint32_t left = j, its_group = group;
      const double *values = move.values;
      if (move.met && (theirs >> move.met & 1)) {
        if (move.what & SAFE) continue;
        left = work.other.captured[j * (work.rules.houses + 1) + move.met];
        its_group = work.other.group[left];
        if ((move.what & AGAIN_IF_CAPTURED) && !(move.what & AGAIN)) {
          again[k] = true;
          values = work.here.value[0] + (values - work.here.value[1]);
        }
      }
      again[k] |= (bool)(move.what & AGAIN);
      from[k] = values + left + (int64_t)move.shift[its_group];
    }
    double there[TOGETHER];
#pragma unroll
    for (int k = 0; k < TOGETHER; ++k) there[k] = *from[k];
#pragma unroll
    for (int k = 0; k < TOGETHER; ++k) {
      const double value = again[k] ? there[k] : 1.0 - there[k];
      if (value > best) best = value;
    }
  }
  return best;
}

// Keep a new value. Nobody reads it in the same sweep, so it need not stay at hand; and only the last
// of several sweeps asks how far it is from the old one.
template <bool LAST>
__device__ __forceinline__ void keep(double *value, double found, double &most) {
  if (LAST) {
    const double change = fabs(found - *value);
    if (change > most) most = change;
  }
  __stcs(value, found);
}

// The major side moves. Blocks take a row each, or a part of one: all positions with one placement
// of that side, so that a block shares its moves and reads values side by side.
template <bool LAST>
__global__ void __launch_bounds__(THREADS, MAJOR_BLOCKS)
    sweep_major(const uint32_t *lists, const uint64_t *list_start, unsigned long long *changed) {
  __shared__ RowMove moves[MOST_ROW_MOVES];
  __shared__ uint32_t first[MOST_NUMBERS + 1];
  const Rules &rules = work.rules;
  const uint32_t i = blockIdx.x;
  const uint32_t at = work.own.first[i * rules.numbers];
  if (threadIdx.x <= rules.numbers)
    first[threadIdx.x] = work.own.first[i * rules.numbers + threadIdx.x] - at;
  const uint32_t count = work.own.first[(i + 1) * rules.numbers] - at;
  for (uint32_t m = threadIdx.x; m < count; m += THREADS) moves[m] = row_move(work.own.moves[at + m]);
  __syncthreads();
  double most = 0.0;
  double *values = work.here.value[0];
  const double *others = work.here.value[1];
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  const uint64_t begin = work.here.start[i], end = work.here.start[i + 1];
  for (uint64_t index = begin + blockIdx.y * THREADS + threadIdx.x; index < end;
       index += gridDim.y * THREADS) {
    const uint32_t j = list[index - begin];
    const uint32_t group = work.other.group[j], theirs = work.other.houses[j];
    const double passed = 1.0 - others[index];
    double sum = 0.0;
    for (uint32_t t = 0; t < rules.throws_; ++t) {
      double value = -1.0;
      if (rules.number[t] >= 0) {
        const uint32_t n = rules.number[t];
        value = best_of_row(moves, first[n], first[n + 1], j, group, theirs);
      }
      if (rules.converted[t] >= 0) {
        const uint32_t n = rules.converted[t];
        double gained = best_of_row(moves, first[n], first[n + 1], j, group, theirs);
        if (gained < 0.0) gained = passed;
        const double gamble = rules.yes * gained + (1.0 - rules.yes) * passed;
        if (gamble > value) value = gamble;
      } else if (value < 0.0) {
        value = passed;
      }
      sum += rules.chance[t] * value;
    }
    keep<LAST>(values + index, sum, most);
  }
  if (LAST) report(most, changed);
}

// What a block knows of its rows, which take the same houses away: where each of them begins, here
// and in child layers, and where a row begins that has lost its piece on a house.
struct Tile {
  uint64_t start[TILE];
  uint64_t number[TILE];
  uint64_t child[MOST_CHILDREN][TILE];
  uint64_t without[MOST_HOUSES][TILE];
  const int32_t *shift;
  const int32_t *shift_without[MOST_HOUSES];
};

__device__ __forceinline__ void look_at_tile(Tile &tile, uint32_t i, uint32_t rows) {
  const uint32_t theirs = work.other.houses[i], houses = work.rules.houses;
  const uint32_t groups = work.here.groups;
  for (uint32_t n = threadIdx.x; n < (houses + 1) * TILE; n += THREADS) {
    const uint32_t house = n / TILE, r = n % TILE, row = i + (r < rows ? r : 0);
    if (house == 0) {
      tile.start[r] = work.here.start[row];
      tile.number[r] = row;
      if (r == 0) tile.shift = work.here.shift + (uint64_t)work.here.clash[i] * groups;
    } else if (theirs >> house & 1) {
      const uint32_t without = work.other.captured[row * (houses + 1) + house];
      tile.without[house][r] = work.here.start[without];
      if (r == 0)
        tile.shift_without[house] = work.here.shift + (uint64_t)work.here.clash[without] * groups;
    }
  }
  for (uint32_t n = threadIdx.x; n < MOST_CHILDREN * TILE; n += THREADS) {
    const uint32_t child = n / TILE, r = n % TILE;
    if (work.child[child].start && !work.child_major[child])
      tile.child[child][r] = work.child[child].start[i + (r < rows ? r : 0)];
  }
}

// The best moves of the minor side with a number, for all rows of a tile: what stands in the way and
// how far values lie from the start of a row is the same for all of them.
__device__ __forceinline__ void best_of_tile(const Tile &tile, uint32_t i, uint32_t theirs,
                                             uint32_t begin, uint32_t end, double *best) {
  const Rules &rules = work.rules;
  for (int r = 0; r < TILE; ++r) best[r] = -1.0;
  for (uint32_t m = begin; m < end; ++m) {
    const Move move = work.own.moves[m];
    const uint32_t child = move.what >> CHILD_SHIFT;
    if (child == WON) {
      for (int r = 0; r < TILE; ++r) best[r] = 1.0;
      return;
    }
    const double *values;
    const uint64_t *from;
    bool again = false;
    if (child != 0) {
      const Layer &layer = work.child[child - 1];
      if (work.child_major[child - 1]) {
        values = layer.value[1] + layer.start[move.to] +
                 (int64_t)layer.shift[(uint64_t)move.clash * layer.groups + work.other.group[i]];
        from = tile.number;
      } else {
        values = layer.value[0] + move.to +
                 (int64_t)layer.shift[(uint64_t)work.other.clash[i] * layer.groups + move.group];
        from = tile.child[child - 1];
      }
    } else {
      const uint32_t house = move.what & ((1u << CHILD_SHIFT) - 1);
      const uint32_t met = rules.meets[house];
      again = rules.again >> house & 1;
      from = tile.start;
      const int32_t *shift = tile.shift;
      if (met && (theirs >> met & 1)) {
        if (rules.safe >> house & 1) continue;
        again |= rules.capture_again;
        from = tile.without[met];
        shift = tile.shift_without[met];
      }
      values = work.here.value[again ? 1 : 0] + move.to + (int64_t)shift[move.group];
    }
    double there[TILE];
#pragma unroll
    for (int r = 0; r < TILE; ++r) there[r] = values[from[r]];
#pragma unroll
    for (int r = 0; r < TILE; ++r) {
      const double value = again ? there[r] : 1.0 - there[r];
      if (value > best[r]) best[r] = value;
    }
  }
}

// The minor side moves. A tile is up to TILE rows with the same clash; a thread takes one placement
// of the minor side in all of them, so that its moves are read once.
template <bool LAST>
__global__ void __launch_bounds__(THREADS, MINOR_BLOCKS)
    sweep_minor(const uint32_t *lists, const uint64_t *list_start, const uint32_t *tiles,
                uint32_t parts, unsigned long long *changed) {
  __shared__ Tile tile;
  const Rules &rules = work.rules;
  // Parts of a tile are done at the same time, so that its values are at hand for all of them.
  const uint32_t number = blockIdx.x / parts, part = blockIdx.x % parts;
  const uint32_t i = tiles[number], rows = tiles[number + 1] - i;
  look_at_tile(tile, i, rows);
  __syncthreads();
  double most = 0.0;
  double *values = work.here.value[1];
  const double *others = work.here.value[0];
  const uint32_t theirs = work.other.houses[i];
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  const uint32_t length = work.here.start[i + 1] - work.here.start[i];
  for (uint32_t at = part * THREADS + threadIdx.x; at < length; at += parts * THREADS) {
    const uint32_t j = list[at];
    const uint32_t *first = work.own.first + j * rules.numbers;
    double sum[TILE], passed[TILE], value[TILE], gained[TILE];
#pragma unroll
    for (int r = 0; r < TILE; ++r) {
      sum[r] = 0.0;
      passed[r] = 1.0 - others[tile.start[r] + at];
    }
    // A value's address is its row's start, plus j and the shift, which together make `at`.
    for (uint32_t t = 0; t < rules.throws_; ++t) {
      const int32_t n = rules.number[t], converted = rules.converted[t];
      if (n < 0)
        for (int r = 0; r < TILE; ++r) value[r] = -1.0;
      else
        best_of_tile(tile, i, theirs, first[n], first[n + 1], value);
      if (converted >= 0) {
        best_of_tile(tile, i, theirs, first[converted], first[converted + 1], gained);
#pragma unroll
        for (int r = 0; r < TILE; ++r) {
          const double gain = gained[r] < 0.0 ? passed[r] : gained[r];
          const double gamble = rules.yes * gain + (1.0 - rules.yes) * passed[r];
          if (gamble > value[r]) value[r] = gamble;
        }
      } else {
        for (int r = 0; r < TILE; ++r)
          if (value[r] < 0.0) value[r] = passed[r];
      }
#pragma unroll
      for (int r = 0; r < TILE; ++r) sum[r] += rules.chance[t] * value[r];
    }
#pragma unroll
    for (int r = 0; r < TILE; ++r) {
      if (r >= rows) break;
      keep<LAST>(values + tile.start[r] + at, sum[r], most);
    }
  }
  if (LAST) report(most, changed);
}

// What perfect players choose in a row of positions, whichever side moves.
__global__ void choose_all(const uint32_t *lists, const uint64_t *list_start) {
  const uint32_t i = blockIdx.x;
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  uint64_t *choices = work.here.choice[work.major_moves ? 0 : 1];
  const uint64_t begin = work.here.start[i], end = work.here.start[i + 1];
  for (uint64_t index = begin + blockIdx.y * THREADS + threadIdx.x; index < end;
       index += gridDim.y * THREADS) {
    const uint32_t j = list[index - begin];
    choices[index] = work.major_moves ? choose(work, i, j, index) : choose(work, j, i, index);
  }
}

// The throws to come in a row of positions.
__global__ void measure_all(const uint32_t *lists, const uint64_t *list_start,
                            unsigned long long *changed) {
  double most = 0.0;
  const uint32_t i = blockIdx.x;
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  double *lengths = work.here.length[work.major_moves ? 0 : 1];
  const uint64_t begin = work.here.start[i], end = work.here.start[i + 1];
  for (uint64_t index = begin + blockIdx.y * THREADS + threadIdx.x; index < end;
       index += gridDim.y * THREADS) {
    const uint32_t j = list[index - begin];
    const double found =
        work.major_moves ? length(work, i, j, index) : length(work, j, i, index);
    const double change = fabs(found - lengths[index]);
    if (change > most) most = change;
    lengths[index] = found;
  }
  report(most, changed);
}

static unsigned long long *changed_on_card = nullptr;

static uint32_t parts_of(uint32_t blocks, uint64_t length, uint32_t least) {
  uint32_t parts = 1;
  while ((parts * blocks < ENOUGH_BLOCKS || parts < least) && parts * THREADS < length) parts *= 2;
  return parts;
}

// What is done in one pass over a layer.
enum { UPDATE, CHOOSE, MEASURE };

// `count` passes, major and minor side by turns as in `both`; the largest change of the last ones.
// `tiles` are the first rows of tiles and, at the end, the number of rows.
EXPORT int gpu_pass(int what, const Sweep *both, const uint32_t *lists, const uint64_t *list_start,
                    uint32_t rows, const uint32_t *tiles, uint32_t tile_count, uint64_t positions,
                    uint32_t count, double *change) {
  if (!changed_on_card && failed(cudaMalloc(&changed_on_card, 8), "memory of the card")) return 1;
  const dim3 row_blocks(rows, parts_of(rows, positions / rows, 1));
  const uint32_t parts = parts_of(tile_count, positions / rows, MINOR_PARTS);
  const auto major = [](bool last) { return last ? sweep_major<true> : sweep_major<false>; };
  const auto minor_of = [](bool last) { return last ? sweep_minor<true> : sweep_minor<false>; };
  for (uint32_t n = 0; n < count; ++n) {
    const bool last = n + 1 == count;
    if (last && failed(cudaMemset(changed_on_card, 0, 8), "clear")) return 1;
    for (int minor = 0; minor < 2; ++minor) {
      if (failed(cudaMemcpyToSymbolAsync(work, both + minor, sizeof(Sweep)), "sweep")) return 1;
      if (what == CHOOSE)
        choose_all<<<row_blocks, THREADS>>>(lists, list_start);
      else if (what == MEASURE)
        measure_all<<<row_blocks, THREADS>>>(lists, list_start, changed_on_card);
      else if (minor)
        minor_of(last)<<<tile_count * parts, THREADS>>>(lists, list_start, tiles, parts,
                                                        changed_on_card);
      else
        major(last)<<<row_blocks, THREADS>>>(lists, list_start, changed_on_card);
    }
  }
  if (failed(cudaGetLastError(), "sweep")) return 1;
  unsigned long long bits = 0;
  if (failed(cudaMemcpy(&bits, changed_on_card, 8, cudaMemcpyDeviceToHost), "change")) return 1;
  *change = *(double *)&bits;
  return 0;
}
