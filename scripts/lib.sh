# Shell functions shared by ./run, ./test and scripts/. To be sourced by bash with the repository root as the
# current directory.

set -o pipefail
export LC_ALL=C.UTF-8
# apt-get and debootstrap need the administrator's folders, which a user's PATH may leave out.
export PATH="${PATH:-/usr/bin:/bin}:/usr/local/sbin:/usr/sbin:/sbin"
# ccache keeps its files in the home folder; without one they go into the build folder.
if [ ! -w "${HOME:-/nonexistent}" ]; then
  export CCACHE_DIR="${CCACHE_DIR:-$PWD/build/ccache}"
fi

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

# source_files FOLDER…: our C++ files in those of the folders that exist
source_files() {
  local folder
  for folder; do
    [ ! -d "$folder" ] || find "$folder" -name '*.cpp' -o -name '*.h'
  done | sort
}

# with_log LOG COMMAND…: runs a command quietly; the output goes to LOG, and is shown if the command fails.
with_log() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 || {
    local status=$?
    cat "$log" >&2
    return "$status"
  }
}

# patiently COMMAND…: once more, and once more, where a network may have had a bad moment.
patiently() {
  "$@" || { sleep 5 && "$@"; } || { sleep 30 && "$@"; }
}

# configured PRESET: whether build/PRESET can be built. One that was copied or moved here belongs to another place.
configured() {
  [ -f "build/$1/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "build/$1/CMakeCache.txt"
}

# configure PRESET [-D…]: makes build/PRESET, or applies new settings to it.
configure() {
  local preset=$1 fresh=()
  shift
  configured "$preset" || fresh=(--fresh)
  with_log "build/$preset.configure.log" cmake --preset "$preset" "${fresh[@]}" "$@"
}

# show_progress WHAT: reads lines "PERCENT" and tells on standard error how far it is: on a terminal in one line that
# changes, otherwise in a line for every tenth. $HORTA_STEP stands before it: which of several steps this is.
show_progress() {
  local what="${HORTA_STEP:-}$1" percent shown=-1 every=10
  [ ! -t 2 ] || every=1
  while read -r percent; do
    percent=$((percent - percent % every))
    [ "$percent" -gt "$shown" ] || continue
    shown=$percent
    if [ -t 2 ]; then printf '\r\033[K%s %d %% ' "$what" "$percent" >&2; else say "$what $percent %"; fi
  done
  [ ! -t 2 ] || [ "$shown" -lt 0 ] || printf '\r\033[K' >&2
}

# ninja_percent: the percentages in ninja's output, which numbers its steps "[done/all]". Its first lines look whether
# it has to begin anew, and do not count.
ninja_percent() {
  local line
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([1-9][0-9]*)\]\ (.*) && ${BASH_REMATCH[3]} != Re-* ]] || continue
    printf '%d\n' $((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
  done
}

# build PRESET [ninja target…]: tells how far it is; the log is shown if the build fails.
build() {
  local preset=$1 log="build/$1.build.log" target=() status=0
  shift
  [ $# -eq 0 ] || target=(--target "$@")
  cmake --build --preset "$preset" "${target[@]}" 2>&1 | tee "$log" | ninja_percent | show_progress "Building $preset" ||
    status=$?
  [ "$status" -eq 0 ] || cat "$log" >&2
  return "$status"
}

# The Node.js that the web client is built and tested with where the system's is older: a long-term release, from npm.
node_version=24.21.0

# use_node: puts a Node.js of at least 24 on the PATH; an older system's npm fetches one into build/node.
use_node() {
  local machine=x64
  [ "$(uname -m)" != aarch64 ] || machine=arm64
  local own="$PWD/build/node/node_modules/node-linux-$machine/bin"
  if ! node -e 'process.exit(process.versions.node.split(".")[0] >= 24 ? 0 : 1)' 2>/dev/null; then
    [ "$("$own/node" --version 2>/dev/null)" = "v$node_version" ] ||
      patiently with_log build/node.log npm install --prefix build/node --no-save --no-audit --no-fund \
        "node-linux-$machine@$node_version"
    PATH="$own:$PATH"
  fi
}

# web_packages: installs what web/package-lock.json names, unless that was done. (Not with `npm ci`, which wants the
# lock file to name the builds of every package for every other system.)
web_packages() {
  use_node
  local stamp=web/node_modules/.installed
  if ! cmp -s web/package-lock.json "$stamp"; then
    (cd web && patiently with_log ../build/web.install.log npm install --no-save --no-audit --no-fund)
    cp web/package-lock.json "$stamp"
  fi
}

# build_web: the web client into build/web/dist, from build/wasm and web/; nothing if it is newer than both.
build_web() {
  local dist=build/web/dist
  if [ -f "$dist/index.html" ] && [ -z "$(find web locales text/telling components build/wasm/*.wasm \
    -path web/node_modules -prune -o -newer "$dist/index.html" -type f -print -quit)" ]; then
    return
  fi
  web_packages
  say "${HORTA_STEP:-}Building the web client …"
  (cd web && with_log ../build/web.build.log npx vite build)
}
