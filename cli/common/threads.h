#pragma once

#include <expected>
#include <functional>
#include <system_error>

#include "engine/core/fault.h"

namespace horta::cli {

// What to say when so many threads could not be started.
Fault threads_refused(int threads, const std::system_error& error);

// Calls work(0) here and work(1) … work(threads - 1) at the same time in threads of their own, and returns
// when all are done. Nothing is begun unless the system gives all of the threads.
std::expected<void, Fault> in_threads(int threads, const std::function<void(int)>& work);

}  // namespace horta::cli
