// One Bellman update of a race, the same for the processor and for the graphics card. It knows no
// rule: what may be moved where it reads from tables that the engine exported (edubba.core.race,
// edubba.tables.sides).
#pragma once
#include <stdint.h>

#ifdef __CUDACC__
#define BOTH __host__ __device__ __forceinline__
#else
#define BOTH inline
#endif

enum { MOST_NUMBERS = 12, MOST_THROWS = 16, MOST_CHILDREN = 8, MOST_HOUSES = 32 };
enum { CHILD_SHIFT = 8, WON = 255 };

// A move of a placement: where it leads if nobody stands in the way. `what` holds the house it lands
// on and, above it, which child layer it leads to: 0 for this one, WON if it was the last piece.
// `group` and `clash` are those of the placement it leads to, at hand so that nobody waits for them.
struct Move {
  uint32_t to;
  uint32_t what;
  uint32_t group;
  uint32_t clash;
};

// The placements of one side.
struct Side {
  const uint32_t *group;  // by placement: the index of its group
  const uint32_t *clash;  // by placement: the index of its clash
  const uint32_t *houses;  // by placement: the houses it stands on, as bits
  const uint32_t *first;  // by placement and number: where its moves begin; one more at the end
  const Move *moves;
  const uint32_t *captured;  // by placement and house: the placement without that piece
};

// The values of one layer: two numbers a position, for the major and for the minor side to move.
struct Layer {
  const uint64_t *start;  // by placement of the major side
  const int32_t *shift;  // by clash of the major and group of the minor side
  uint32_t groups;  // of the minor side
  const uint32_t *clash;  // of the major side, by placement
  const uint32_t *group;  // of the minor side, by placement
  double *value[2];
};

struct Rules {
  uint32_t numbers, throws_, houses;
  uint32_t meets[MOST_HOUSES];
  uint32_t safe, again;  // houses as bits
  uint32_t capture_again;
  int32_t number[MOST_THROWS], converted[MOST_THROWS];
  double chance[MOST_THROWS];
  double yes;
};

// What one sweep over a layer works on.
struct Sweep {
  Rules rules;
  Side own, other;
  Layer here;
  Layer child[MOST_CHILDREN];
  uint32_t major_moves;  // whether the side to move is the major one of `here`
  uint32_t child_major[MOST_CHILDREN];  // and of each child layer
};

BOTH uint64_t index_of(const Layer &layer, uint32_t major, uint32_t minor, uint32_t clash,
                       uint32_t group) {
  return layer.start[major] + minor + (int64_t)layer.shift[(uint64_t)clash * layer.groups + group];
}

// The value for the side to move of what it gets by its best move with a number; below 0 if there is
// none. `own` and `other` are the placements of the side to move and of the one that waits.
BOTH double best_move(const Sweep &sweep, uint32_t own, uint32_t other, uint32_t number) {
  const Rules &rules = sweep.rules;
  const uint32_t at = own * rules.numbers + number;
  const uint32_t end = sweep.own.first[at + 1];
  const uint32_t theirs = sweep.other.houses[other];
  const uint32_t me = sweep.major_moves ? 0 : 1;
  double best = -1.0;
  for (uint32_t m = sweep.own.first[at]; m < end; ++m) {
    const Move move = sweep.own.moves[m];
    const uint32_t child = move.what >> CHILD_SHIFT;
    double value;
    if (child == WON) {
      value = 1.0;
    } else if (child != 0) {
      const Layer &layer = sweep.child[child - 1];
      const uint32_t major = sweep.child_major[child - 1];
      const uint64_t index =
          major ? index_of(layer, move.to, other, move.clash, sweep.other.group[other])
                : index_of(layer, other, move.to, sweep.other.clash[other], move.group);
      value = 1.0 - layer.value[major ? 1 : 0][index];
    } else {
      const uint32_t house = move.what & ((1u << CHILD_SHIFT) - 1);
      const uint32_t met = rules.meets[house];
      uint32_t left = other;
      uint32_t again = rules.again >> house & 1;
      if (met && (theirs >> met & 1)) {
        if (rules.safe >> house & 1) continue;
        left = sweep.other.captured[other * (rules.houses + 1) + met];
        again |= rules.capture_again;
      }
      const uint64_t index =
          sweep.major_moves
              ? index_of(sweep.here, move.to, left, move.clash, sweep.other.group[left])
              : index_of(sweep.here, left, move.to, sweep.other.clash[left], move.group);
      value = again ? sweep.here.value[me][index] : 1.0 - sweep.here.value[1 - me][index];
    }
    if (value > best) best = value;
  }
  return best;
}

// The new value of a position: the chance to win of the side to move, before its throw.
BOTH double update(const Sweep &sweep, uint32_t own, uint32_t other, uint64_t index) {
  const Rules &rules = sweep.rules;
  const double passed = 1.0 - sweep.here.value[sweep.major_moves ? 1 : 0][index];
  double sum = 0.0;
  for (uint32_t t = 0; t < rules.throws_; ++t) {
    double value = rules.number[t] < 0 ? -1.0 : best_move(sweep, own, other, rules.number[t]);
    if (rules.converted[t] >= 0) {
      double gained = best_move(sweep, own, other, rules.converted[t]);
      if (gained < 0.0) gained = passed;
      const double gamble = rules.yes * gained + (1.0 - rules.yes) * passed;
      if (gamble > value) value = gamble;
    } else if (value < 0.0) {
      value = passed;
    }
    sum += rules.chance[t] * value;
  }
  return sum;
}
