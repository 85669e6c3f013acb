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
// Choices are kept by four bits: which of a number's moves, the first one being 0, or none of them.
enum { CHOICE_BITS = 4, NO_MOVE = 15 };
// Of choices that differ by less the first one counts, a move before the gamble.
#define TIE 1e-9

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

// The values of one layer: two numbers a position, for the major and for the minor side to move; and,
// where they are wanted, how many throws perfect players still need, and what they choose.
struct Layer {
  const uint64_t *start;  // by placement of the major side
  const int32_t *shift;  // by clash of the major and group of the minor side
  uint32_t groups;  // of the minor side
  const uint32_t *clash;  // of the major side, by placement
  const uint32_t *group;  // of the minor side, by placement
  double *value[2];
  double *length[2];
  uint64_t *choice[2];
};

// Where a move leads: a number of a layer with a side to move; no layer if the race is won.
struct Place {
  const Layer *layer;
  uint64_t index;
  uint32_t mover;
  bool again;
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

// Find where a move leads; false if it cannot be made. `other` is the placement of the side that
// waits.
BOTH bool leads(const Sweep &sweep, uint32_t other, const Move &move, Place &place) {
  const Rules &rules = sweep.rules;
  const uint32_t child = move.what >> CHILD_SHIFT;
  place.again = false;
  place.layer = nullptr;
  if (child == WON) return true;
  if (child != 0) {
    const Layer &layer = sweep.child[child - 1];
    const uint32_t major = sweep.child_major[child - 1];
    place.layer = &layer;
    place.mover = major ? 1 : 0;
    place.index = major ? index_of(layer, move.to, other, move.clash, sweep.other.group[other])
                        : index_of(layer, other, move.to, sweep.other.clash[other], move.group);
    return true;
  }
  const uint32_t house = move.what & ((1u << CHILD_SHIFT) - 1);
  const uint32_t met = rules.meets[house];
  const uint32_t me = sweep.major_moves ? 0 : 1;
  uint32_t left = other;
  place.again = rules.again >> house & 1;
  if (met && (sweep.other.houses[other] >> met & 1)) {
    if (rules.safe >> house & 1) return false;
    left = sweep.other.captured[other * (rules.houses + 1) + met];
    place.again |= rules.capture_again;
  }
  place.layer = &sweep.here;
  place.mover = place.again ? me : 1 - me;
  place.index = sweep.major_moves
                    ? index_of(sweep.here, move.to, left, move.clash, sweep.other.group[left])
                    : index_of(sweep.here, left, move.to, sweep.other.clash[left], move.group);
  return true;
}

// What a place is worth to the side that moved there.
BOTH double worth(const Place &place) {
  if (!place.layer) return 1.0;
  const double value = place.layer->value[place.mover][place.index];
  return place.again ? value : 1.0 - value;
}

// What the side to move gets by its best move with a number, and which one that is; below 0 if there
// is none. A move is better than an earlier one if it gains more than `tie` on it.
BOTH double best_move(const Sweep &sweep, uint32_t own, uint32_t other, uint32_t number, double tie,
                      uint32_t &which) {
  const uint32_t at = own * sweep.rules.numbers + number;
  const uint32_t begin = sweep.own.first[at], end = sweep.own.first[at + 1];
  double best = -1.0;
  which = NO_MOVE;
  for (uint32_t m = begin; m < end; ++m) {
    Place place;
    if (!leads(sweep, other, sweep.own.moves[m], place)) continue;
    const double value = worth(place);
    if (value > best + tie) {
      best = value;
      which = m - begin;
    }
  }
  return best;
}

// The new value of a position: the chance to win of the side to move, before its throw.
BOTH double update(const Sweep &sweep, uint32_t own, uint32_t other, uint64_t index) {
  const Rules &rules = sweep.rules;
  const double passed = 1.0 - sweep.here.value[sweep.major_moves ? 1 : 0][index];
  double sum = 0.0;
  uint32_t which;
  for (uint32_t t = 0; t < rules.throws_; ++t) {
    double value =
        rules.number[t] < 0 ? -1.0 : best_move(sweep, own, other, rules.number[t], 0.0, which);
    if (rules.converted[t] >= 0) {
      double gained = best_move(sweep, own, other, rules.converted[t], 0.0, which);
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

// What a perfect player does with each throw: the move with its number, or none to gamble or to pass;
// above it the move with the converted number.
BOTH uint64_t choose(const Sweep &sweep, uint32_t own, uint32_t other, uint64_t index) {
  const Rules &rules = sweep.rules;
  const double passed = 1.0 - sweep.here.value[sweep.major_moves ? 1 : 0][index];
  uint64_t chosen = 0;
  for (uint32_t t = 0; t < rules.throws_; ++t) {
    uint32_t first = NO_MOVE, second = NO_MOVE;
    const double value =
        rules.number[t] < 0 ? -1.0 : best_move(sweep, own, other, rules.number[t], TIE, first);
    if (rules.converted[t] >= 0) {
      double gained = best_move(sweep, own, other, rules.converted[t], TIE, second);
      if (second == NO_MOVE) gained = passed;
      if (rules.yes * gained + (1.0 - rules.yes) * passed > value + TIE) first = NO_MOVE;
    }
    chosen |= (uint64_t)(first | second << CHOICE_BITS) << 2 * CHOICE_BITS * t;
  }
  return chosen;
}

// The throws to come after one of a number's moves.
BOTH double length_after(const Sweep &sweep, uint32_t own, uint32_t other, uint32_t number,
                         uint32_t which) {
  Place place;
  leads(sweep, other, sweep.own.moves[sweep.own.first[own * sweep.rules.numbers + number] + which],
        place);
  return place.layer ? place.layer->length[place.mover][place.index] : 0.0;
}

// The throws to come in a position, by the choices that were kept.
BOTH double length(const Sweep &sweep, uint32_t own, uint32_t other, uint64_t index) {
  const Rules &rules = sweep.rules;
  const uint32_t me = sweep.major_moves ? 0 : 1;
  const double passed = sweep.here.length[1 - me][index];
  uint64_t chosen = sweep.here.choice[me][index];
  double sum = 1.0;
  for (uint32_t t = 0; t < rules.throws_; ++t, chosen >>= 2 * CHOICE_BITS) {
    const uint32_t first = chosen & NO_MOVE, second = chosen >> CHOICE_BITS & NO_MOVE;
    double after = passed;
    if (first != NO_MOVE)
      after = length_after(sweep, own, other, rules.number[t], first);
    else if (second != NO_MOVE)
      after = rules.yes * length_after(sweep, own, other, rules.converted[t], second) +
              (1.0 - rules.yes) * passed;
    sum += rules.chance[t] * after;
  }
  return sum;
}
