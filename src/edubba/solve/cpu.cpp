// Sweeps on all cores of the processor.
#define PY_SSIZE_T_CLEAN
#include <atomic>
#include <thread>
#include <vector>

#include "race.h"

#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

// Do something for every position of a layer with one side to move; the largest change it tells of.
template <typename Each>
static double everywhere(const Sweep *sweep, const uint32_t *lists, const uint64_t *list_start,
                         uint32_t rows, uint32_t workers, Each each) {
  std::atomic<uint32_t> next{0};
  std::vector<double> changes(workers, 0.0);
  const uint32_t chunk = rows / (workers * 16) + 1;
  auto work = [&](uint32_t worker) {
    double most = 0.0;
    for (;;) {
      const uint32_t from = next.fetch_add(chunk);
      if (from >= rows) break;
      const uint32_t to = from + chunk < rows ? from + chunk : rows;
      for (uint32_t i = from; i < to; ++i) {
        const uint32_t *list = lists + list_start[sweep->here.clash[i]];
        const uint64_t begin = sweep->here.start[i], end = sweep->here.start[i + 1];
        for (uint64_t index = begin; index < end; ++index) {
          const uint32_t j = list[index - begin];
          const double change = sweep->major_moves ? each(i, j, index) : each(j, i, index);
          if (change > most) most = change;
        }
      }
    }
    changes[worker] = most;
  };
  std::vector<std::thread> threads;
  for (uint32_t worker = 1; worker < workers; ++worker) threads.emplace_back(work, worker);
  work(0);
  for (auto &thread : threads) thread.join();
  double most = 0.0;
  for (double change : changes)
    if (change > most) most = change;
  return most;
}

static double replace(double &old, double value) {
  const double change = value > old ? value - old : old - value;
  old = value;
  return change;
}

// Update every position of a layer once for one side to move; the largest change.
EXPORT double race_sweep(const Sweep *sweep, const uint32_t *lists, const uint64_t *list_start,
                         uint32_t rows, uint32_t workers) {
  double *values = sweep->here.value[sweep->major_moves ? 0 : 1];
  return everywhere(sweep, lists, list_start, rows, workers,
                    [=](uint32_t own, uint32_t other, uint64_t index) {
                      return replace(values[index], update(*sweep, own, other, index));
                    });
}

// Keep what perfect players choose.
EXPORT double race_choose(const Sweep *sweep, const uint32_t *lists, const uint64_t *list_start,
                          uint32_t rows, uint32_t workers) {
  uint64_t *choices = sweep->here.choice[sweep->major_moves ? 0 : 1];
  return everywhere(sweep, lists, list_start, rows, workers,
                    [=](uint32_t own, uint32_t other, uint64_t index) {
                      choices[index] = choose(*sweep, own, other, index);
                      return 0.0;
                    });
}

// Update the throws to come once for one side to move; the largest change.
EXPORT double race_lengths(const Sweep *sweep, const uint32_t *lists, const uint64_t *list_start,
                           uint32_t rows, uint32_t workers) {
  double *lengths = sweep->here.length[sweep->major_moves ? 0 : 1];
  return everywhere(sweep, lists, list_start, rows, workers,
                    [=](uint32_t own, uint32_t other, uint64_t index) {
                      return replace(lengths[index], length(*sweep, own, other, index));
                    });
}
