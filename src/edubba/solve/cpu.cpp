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

// Update every position of a layer once for one side to move; the largest change.
EXPORT double race_sweep(const Sweep *sweep, const uint32_t *lists, const uint64_t *list_start,
                         uint32_t rows, uint32_t workers) {
  std::atomic<uint32_t> next{0};
  std::vector<double> changes(workers, 0.0);
  const uint32_t chunk = rows / (workers * 16) + 1;
  auto work = [&](uint32_t worker) {
    double most = 0.0;
    double *values = sweep->here.value[sweep->major_moves ? 0 : 1];
    for (;;) {
      const uint32_t from = next.fetch_add(chunk);
      if (from >= rows) break;
      const uint32_t to = from + chunk < rows ? from + chunk : rows;
      for (uint32_t i = from; i < to; ++i) {
        const uint32_t *list = lists + list_start[sweep->here.clash[i]];
        const uint64_t begin = sweep->here.start[i], end = sweep->here.start[i + 1];
        for (uint64_t index = begin; index < end; ++index) {
          const uint32_t j = list[index - begin];
          const double value =
              sweep->major_moves ? update(*sweep, i, j, index) : update(*sweep, j, i, index);
          const double change = value > values[index] ? value - values[index] : values[index] - value;
          if (change > most) most = change;
          values[index] = value;
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
