#!/usr/bin/env bash
# Proves that the program answers on 64-bit ARM as it does here: compiles it for that machine with Debian's cross-compiler
# and lets qemu-user run it. Signatures, records and thoughts of the search are compared (scripts/compare-machines.py).
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/lib.sh

scripts/setup.sh arm64
configured release || configure release
build release horta
configured arm64 || configure arm64
build arm64 horta
python3 scripts/compare-machines.py build/release/horta qemu-aarch64-static build/arm64/horta
