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
// More threads under way help more than more registers for each: they mostly wait for memory.
#ifndef TILE
#define TILE 4
#endif
#ifndef MAJOR_BLOCKS
#define MAJOR_BLOCKS 6
#endif
#ifndef MINOR_BLOCKS
#define MINOR_BLOCKS 5
#endif
enum { THREADS = 256, ENOUGH_BLOCKS = 2048 };

__device__ __forceinline__ void report(double most, unsigned long long *changed) {
  for (int step = 16; step; step >>= 1) {
    const double beside = __shfl_down_sync(0xffffffffu, most, step);
    if (beside > most) most = beside;
  }
  // Doubles that are not negative are ordered like their bits.
  if (threadIdx.x % 32 == 0 && most > 0.0)
    atomicMax(changed, (unsigned long long)__double_as_longlong(most));
}

// The major side moves. Blocks take a row each, or a part of one: all positions with one placement
// of that side, so that a block walks through the same moves and reads values side by side.
__global__ void __launch_bounds__(THREADS, MAJOR_BLOCKS)
    sweep_major(const uint32_t *lists, const uint64_t *list_start, unsigned long long *changed) {
  double most = 0.0;
  double *values = work.here.value[0];
  const uint32_t i = blockIdx.x;
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  const uint64_t begin = work.here.start[i], end = work.here.start[i + 1];
  for (uint64_t index = begin + blockIdx.y * THREADS + threadIdx.x; index < end;
       index += gridDim.y * THREADS) {
    const uint32_t j = list[index - begin];
    const double value = update(work, i, j, index);
    const double change = fabs(value - values[index]);
    if (change > most) most = change;
    values[index] = value;
  }
  report(most, changed);
}

// The best moves of the minor side with a number, for some rows that take the same houses away: what
// stands in the way and how far values lie from the start of a row is the same for all of them.
__device__ __forceinline__ void best_of_tile(uint32_t i, uint32_t rows, uint32_t j, uint32_t number,
                                             const uint64_t *start, double *best) {
  const Rules &rules = work.rules;
  const uint32_t at = j * rules.numbers + number;
  const uint32_t end = work.own.first[at + 1];
  const uint32_t theirs = work.other.houses[i], own_clash = work.here.clash[i];
  for (int r = 0; r < TILE; ++r) best[r] = -1.0;
  for (uint32_t m = work.own.first[at]; m < end; ++m) {
    const Move move = work.own.moves[m];
    const uint32_t child = move.what >> CHILD_SHIFT;
    if (child == WON) {
      for (int r = 0; r < TILE; ++r) best[r] = 1.0;
      return;
    }
    const double *values;
    uint64_t from[TILE];
    bool again = false;
    if (child != 0) {
      const Layer &layer = work.child[child - 1];
      if (work.child_major[child - 1]) {
        values = layer.value[1] + layer.start[move.to] +
                 (int64_t)layer.shift[(uint64_t)move.clash * layer.groups + work.other.group[i]];
        for (int r = 0; r < TILE; ++r) from[r] = i + (r < rows ? r : 0);
      } else {
        values = layer.value[0] + move.to +
                 (int64_t)layer.shift[(uint64_t)work.other.clash[i] * layer.groups + move.group];
        for (int r = 0; r < TILE; ++r) from[r] = layer.start[i + (r < rows ? r : 0)];
      }
    } else {
      const uint32_t house = move.what & ((1u << CHILD_SHIFT) - 1);
      const uint32_t met = rules.meets[house];
      again = rules.again >> house & 1;
      uint32_t clash = own_clash;
      if (met && (theirs >> met & 1)) {
        if (rules.safe >> house & 1) continue;
        again |= rules.capture_again;
        for (int r = 0; r < TILE; ++r) {
          const uint32_t row = i + (r < rows ? r : 0);
          const uint32_t without = work.other.captured[row * (rules.houses + 1) + met];
          from[r] = work.here.start[without];
          if (r == 0) clash = work.here.clash[without];
        }
      } else {
        for (int r = 0; r < TILE; ++r) from[r] = start[r];
      }
      values = work.here.value[again ? 1 : 0] + move.to +
               (int64_t)work.here.shift[(uint64_t)clash * work.here.groups + move.group];
    }
    for (int r = 0; r < TILE; ++r) {
      const double there = values[from[r]];
      const double value = again ? there : 1.0 - there;
      if (value > best[r]) best[r] = value;
    }
  }
}

// The minor side moves. A tile is up to TILE rows with the same clash; a thread takes one placement
// of the minor side in all of them, so that its moves are read once.
__global__ void __launch_bounds__(THREADS, MINOR_BLOCKS)
    sweep_minor(const uint32_t *lists, const uint64_t *list_start, const uint32_t *tiles,
                unsigned long long *changed) {
  double most = 0.0;
  const Rules &rules = work.rules;
  double *values = work.here.value[1];
  const double *others = work.here.value[0];
  const uint32_t i = tiles[blockIdx.x], rows = tiles[blockIdx.x + 1] - i;
  const uint32_t *list = lists + list_start[work.here.clash[i]];
  uint64_t start[TILE];
  for (int r = 0; r < TILE; ++r) start[r] = work.here.start[i + (r < rows ? r : 0)];
  const uint32_t length = work.here.start[i + 1] - start[0];
  for (uint32_t at = blockIdx.y * THREADS + threadIdx.x; at < length; at += gridDim.y * THREADS) {
    const uint32_t j = list[at];
    double sum[TILE], passed[TILE], value[TILE], gained[TILE];
    for (int r = 0; r < TILE; ++r) {
      sum[r] = 0.0;
      passed[r] = 1.0 - others[start[r] + at];
    }
    // A value's address is its row's start, plus j and the shift, which together make `at`.
    for (uint32_t t = 0; t < rules.throws_; ++t) {
      if (rules.number[t] < 0)
        for (int r = 0; r < TILE; ++r) value[r] = -1.0;
      else
        best_of_tile(i, rows, j, rules.number[t], start, value);
      if (rules.converted[t] >= 0) {
        best_of_tile(i, rows, j, rules.converted[t], start, gained);
        for (int r = 0; r < TILE; ++r) {
          const double gain = gained[r] < 0.0 ? passed[r] : gained[r];
          const double gamble = rules.yes * gain + (1.0 - rules.yes) * passed[r];
          if (gamble > value[r]) value[r] = gamble;
        }
      } else {
        for (int r = 0; r < TILE; ++r)
          if (value[r] < 0.0) value[r] = passed[r];
      }
      for (int r = 0; r < TILE; ++r) sum[r] += rules.chance[t] * value[r];
    }
    for (int r = 0; r < TILE; ++r) {
      if (r >= rows) break;
      const double change = fabs(sum[r] - values[start[r] + at]);
      if (change > most) most = change;
      values[start[r] + at] = sum[r];
    }
  }
  report(most, changed);
}

static unsigned long long *changed_on_card = nullptr;

static uint32_t parts_of(uint32_t blocks, uint64_t length) {
  uint32_t parts = 1;
  while (parts * blocks < ENOUGH_BLOCKS && parts * THREADS < length) parts *= 2;
  return parts;
}

// `count` sweeps, major and minor side by turns as in `both`; the largest change of the last ones.
// `tiles` are the first rows of tiles and, at the end, the number of rows.
EXPORT int gpu_sweeps(const Sweep *both, const uint32_t *lists, const uint64_t *list_start,
                      uint32_t rows, const uint32_t *tiles, uint32_t tile_count,
                      uint64_t positions, uint32_t count, double *change) {
  if (!changed_on_card && failed(cudaMalloc(&changed_on_card, 8), "memory of the card")) return 1;
  const dim3 row_blocks(rows, parts_of(rows, positions / rows));
  const dim3 tile_blocks(tile_count, parts_of(tile_count, positions / rows));
  for (uint32_t n = 0; n < count; ++n) {
    if (n + 1 == count && failed(cudaMemset(changed_on_card, 0, 8), "clear")) return 1;
    for (int minor = 0; minor < 2; ++minor) {
      if (failed(cudaMemcpyToSymbolAsync(work, both + minor, sizeof(Sweep)), "sweep")) return 1;
      if (minor)
        sweep_minor<<<tile_blocks, THREADS>>>(lists, list_start, tiles, changed_on_card);
      else
        sweep_major<<<row_blocks, THREADS>>>(lists, list_start, changed_on_card);
    }
  }
  if (failed(cudaGetLastError(), "sweep")) return 1;
  unsigned long long bits = 0;
  if (failed(cudaMemcpy(&bits, changed_on_card, 8, cudaMemcpyDeviceToHost), "change")) return 1;
  *change = *(double *)&bits;
  return 0;
}
