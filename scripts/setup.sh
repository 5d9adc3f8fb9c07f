#!/usr/bin/env bash
# Installs the Debian packages that Horta is built with.
#
#   scripts/setup.sh run      what ./run needs
#   scripts/setup.sh test     what ./test needs as well
#   scripts/setup.sh arm64    what scripts/prove-arm64.sh needs as well
#   scripts/setup.sh long     all of these, and what the rest of ./test --long needs
#
# Does nothing, and needs no network, when they are all installed. HORTA_NO_SETUP=1 skips it.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/lib.sh

[ -z "${HORTA_NO_SETUP:-}" ] || exit 0

run_packages=(
  g++ cmake ninja-build libcli11-dev libfmt-dev libboost1.81-dev
  clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32
)
test_packages=(
  ccache mold xz-utils python3
  libgtest-dev libgmock-dev librapidcheck-dev gcovr
  clang-tidy-19 clang-format-19 libclang-rt-19-dev libfuzzer-19-dev
  chromium
)
arm64_packages=(g++-aarch64-linux-gnu qemu-user-static python3)
browser_packages=(firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb)
long_packages=(debootstrap git iproute2)

packages=("${run_packages[@]}")
# The web client is built with Node.js; where it is too old, its npm fetches a newer one (use_node in lib.sh).
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)
case "${1:-}" in
  run) ;;
  test) packages+=("${test_packages[@]}") ;;
  arm64) packages+=("${arm64_packages[@]}") ;;
  long) packages+=("${test_packages[@]}" "${arm64_packages[@]}" "${browser_packages[@]}" "${long_packages[@]}") ;;
  *) die "usage: scripts/setup.sh run|test|arm64|long" ;;
esac

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  die "Horta installs what it is built with from Debian's packages, and this system has no apt-get. Install the" \
    "equivalents of these yourself and set HORTA_NO_SETUP=1: ${packages[*]}"
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null ||
    die "These packages are missing and only an administrator can install them: ${missing[*]}"
  as_root=(sudo)
  # Without a terminal nobody can type a password.
  [ -t 0 ] || as_root=(sudo -n)
  "${as_root[@]}" true ||
    die "These packages are missing and sudo does not let this account install them: ${missing[*]}"
fi

# Its reports go to a descriptor of their own, opened behind sudo, which closes others: apt withholds it from what it starts.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive sh -c 'exec apt-get "$@" 3>&1' apt-get -q -y \
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 -o APT::Status-Fd=3 "$@" </dev/null
}

# apt_percent: the percentages in apt's reports; half of the way is to fetch the packages, half to install them.
apt_percent() {
  local report percent
  while IFS=: read -r report _ percent _; do
    [[ $percent =~ ^[0-9]+ ]] || continue
    case $report in
      dlstatus) printf '%d\n' $((BASH_REMATCH[0] / 2)) ;;
      pmstatus) printf '%d\n' $((50 + BASH_REMATCH[0] / 2)) ;;
    esac
  done
}

say "${HORTA_STEP:-}Installing ${#missing[@]} packages: ${missing[*]}"
mkdir -p build
# An outdated index of one source need not matter; whether the packages can be had shows when they are installed.
apt update >build/setup.log 2>&1 || true
apt install --no-install-recommends "${missing[@]}" 2>&1 | tee -a build/setup.log |
  apt_percent | show_progress "Installing packages" || {
  tail -n 20 build/setup.log >&2
  die "The packages could not be installed (see above; the whole log is build/setup.log). Is there a network" \
    "connection, and does this Debian have them? Missing: ${missing[*]}"
}
