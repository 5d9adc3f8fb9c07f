#!/usr/bin/env bash
# Checks the records of one file: they replay to their scores, their shuffles are what was promised, and every EVERYth of
# them is compared with the independent reference of the rules decision by decision.
#
#   scripts/check-records.sh EVERY FILE.jsonl.xz
set -euo pipefail
cd "$(dirname "$0")/.."
horta=build/release/horta
folder=$(mktemp -d)
# Said in one piece: others may be checked at the same time.
exec 3>&1 >"$folder/report" 2>&1
trap 'cat "$folder/report" >&3; rm -rf "$folder"' EXIT

echo "$2"
xz -dc "$2" >"$folder/all.jsonl"
"$horta" replay --verify "$folder/all.jsonl"
"$horta" verify "$folder/all.jsonl"
awk -v every="$1" '(NR - 1) % every == 0' "$folder/all.jsonl" >"$folder/some.jsonl"
"$horta" replay --states "$folder/some.jsonl" >"$folder/states.jsonl"
python3 tests/reference/check_records.py --states "$folder/states.jsonl" "$folder/some.jsonl"
python3 tests/reference/check_schema.py docs/record.schema.json "$folder/some.jsonl"
