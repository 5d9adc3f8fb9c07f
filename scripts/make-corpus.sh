#!/usr/bin/env bash
# Records the games of tests/corpus again: for each number of players random and greedy play, with and without
# optional actions. Only for a change of the rules or of the record format: the corpus is there to stay.
set -euo pipefail
cd "$(dirname "$0")/.."
horta=build/release/horta
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mixed() { # mixed PLAYERS: greedy and random in turns
  local bots=greedy seat
  for ((seat = 1; seat < $1; seat++)); do
    if ((seat % 2)); then bots+=,random; else bots+=,greedy; fi
  done
  echo "$bots"
}

for players in 2 3 4; do
  part=0
  record() { # record BOTS GAMES OPTIONS
    part=$((part + 1))
    "$horta" sim --game bruxelles-1897 --players "$players" --bots "$1" --games "$2" --options "$3" \
      --seed $((players * 100 + part)) --records "$folder/$players-$part.jsonl" >"$folder/log"
  }
  record random 30 ""
  record greedy 50 ""
  record "$(mixed "$players")" 20 ""
  record random 10 optional_actions=on
  record greedy 10 optional_actions=on,first_player=1
  cat "$folder/$players-"?.jsonl | xz -9e >"tests/corpus/bruxelles-1897-$players.jsonl.xz"
done
ls -l tests/corpus
