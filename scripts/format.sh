#!/usr/bin/env bash
# Formats our C++ files with .clang-format; with --check only says which lines are not formatted, and fails.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/lib.sh

case "${1:-}" in
  "") how=(-i) ;;
  --check) how=(--dry-run -Werror) ;;
  *) die "usage: scripts/format.sh [--check]" ;;
esac
source_files engine ai text files server cli wasm tuning tests fuzz |
  xargs -r -P "$(nproc)" -n 20 clang-format-19 "${how[@]}"
