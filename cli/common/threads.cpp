#include "cli/common/threads.h"

#include <atomic>
#include <thread>
#include <vector>

namespace horta::cli {

Fault threads_refused(int threads, const std::system_error& error) {
  return {"threads_refused", json::Value::object({{"threads", threads}, {"error", error.code().message()}})};
}

std::expected<void, Fault> in_threads(int threads, const std::function<void(int)>& work) {
  enum class Gate { closed, open, cancelled };
  std::atomic<Gate> gate = Gate::closed;
  const auto turn = [&gate](Gate way) {
    gate = way;
    gate.notify_all();
  };
  std::vector<std::jthread> helpers;
  try {
    for (int thread = 1; thread < threads; ++thread)
      helpers.emplace_back([&gate, &work, thread] {
        gate.wait(Gate::closed);
        if (gate == Gate::open) work(thread);
      });
  } catch (const std::system_error& error) {
    turn(Gate::cancelled);
    return std::unexpected(threads_refused(threads, error));
  }
  turn(Gate::open);
  work(0);
  return {};
}

}  // namespace horta::cli
