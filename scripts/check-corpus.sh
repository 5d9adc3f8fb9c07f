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
horta=build/release/horta
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for file in tests/corpus/*.jsonl.xz tests/corpus/version-*/*.jsonl.xz; do
  echo "$file"
  xz -dc "$file" >"$folder/all.jsonl"
  "$horta" replay --verify "$folder/all.jsonl"
  "$horta" verify "$folder/all.jsonl"
  awk -v every="$every" 'NR % every == 0' "$folder/all.jsonl" >"$folder/some.jsonl"
  "$horta" replay --states "$folder/some.jsonl" >"$folder/states.jsonl"
  python3 tests/reference/check_records.py --states "$folder/states.jsonl" "$folder/some.jsonl"
  python3 tests/reference/check_schema.py docs/record.schema.json "$folder/some.jsonl"
done
scripts/count-corpus.py | tail -n 1
