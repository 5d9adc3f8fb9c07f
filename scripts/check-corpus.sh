#!/usr/bin/env bash
# Replays the recorded games of tests/corpus, their final scores and their shuffles, and compares them with the
# independent reference of the rules decision by decision. The games of tests/corpus/version-* are those whose rules
# were read differently in another version.
#
#   scripts/check-corpus.sh quick    every tenth game with the reference
#   scripts/check-corpus.sh full     every game with the reference
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
  quick) every=10 ;;
  full) every=1 ;;
  *)
    echo "usage: scripts/check-corpus.sh quick|full" >&2
    exit 2
    ;;
esac
printf '%s\n' tests/corpus/*.jsonl.xz tests/corpus/version-*/*.jsonl.xz | xargs -P "$(nproc)" -n 1 scripts/check-records.sh "$every"
scripts/count-corpus.py | tail -n 1
