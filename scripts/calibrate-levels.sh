#!/bin/sh
# How far apart the levels are: every level plays every other at two players, in deal blocks, and an Elo is fitted.
#
#     scripts/calibrate-levels.sh [GAME] [BLOCKS] [THREADS] [LADDER]
#
# LADDER is a list of other bots to try, such as search:24~3,search:24~2,…; ai/<game>/registration.cpp holds the ones chosen.
set -eu
game=${1:-bruxelles-1897}
blocks=${2:-120}
threads=${3:-2}
ladder=${4:-level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8}
exec "$(dirname "$0")/../build/release/horta" arena --game "$game" --players 2 --ladder "$ladder" \
  --blocks "$blocks" --seed 17 --threads "$threads"
