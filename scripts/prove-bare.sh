#!/usr/bin/env bash
# Proves that ./run and ./test need nothing but a bare Debian 12: makes one with debootstrap in a temporary folder,
# clones the repository into it and runs both there with an empty environment, then again without a network.
#
#   scripts/prove-bare.sh [--worktree] [--run-only] [argument of ./test…]
#
# --worktree takes the files as they are instead of the last commit; --run-only leaves ./test out. Needs root. The packages
# come from wherever this machine's own apt and npm get theirs.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/lib.sh

release=bookworm
bare_path=/usr/local/bin:/usr/bin:/bin

[ "$(id -u)" -eq 0 ] || die "scripts/prove-bare.sh needs root, for chroot."
for tool in debootstrap git unshare ip; do
  command -v "$tool" >/dev/null || die "scripts/prove-bare.sh needs $tool."
done
worktree= run_only=
while :; do
  case "${1:-}" in
    --worktree) worktree=yes ;;
    --run-only) run_only=yes ;;
    *) break ;;
  esac
  shift
done

bare=$(mktemp -d "${TMPDIR:-/tmp}/horta-bare.XXXXXX")
clean_up() {
  umount "$bare/dev/shm" "$bare/dev/pts" "$bare/dev" "$bare/proc" 2>/dev/null || true
  rm -rf --one-file-system "$bare"
}
trap clean_up EXIT

# "URI suite" of each source of Debian's own packages that this machine knows.
sources=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
  awk -v release="$release" '$2 ~ "^" release && $3 == "main" { print $1, $2 }' | sort -u)
mirror=$(awk -v release="$release" '$2 == release { print $1; exit }' <<<"$sources")
[ -n "$mirror" ] || die "This machine's apt has no source of Debian $release."

make_bare_system() {
  local include=()
  [[ $mirror != https:* ]] || include=(--include=ca-certificates)
  with_log build/prove-bare.log debootstrap --variant=minbase "${include[@]}" "$release" "$bare" "$mirror"
  awk '{ print "deb", $1, $2, "main" }' <<<"$sources" >"$bare/etc/apt/sources.list"
  {
    apt-config dump | grep -E '^Acquire::(https?|Check-Valid-Until|ForceIPv[46])\b' || true
    [ -z "${http_proxy:-}" ] || printf 'Acquire::http::Proxy "%s";\n' "$http_proxy"
    [ -z "${https_proxy:-}" ] || printf 'Acquire::https::Proxy "%s";\n' "$https_proxy"
  } >"$bare/etc/apt/apt.conf.d/90host"
  cp -rL /etc/apt/auth.conf.d /etc/apt/trusted.gpg.d "$bare/etc/apt/" 2>/dev/null || true
  cp -L /etc/resolv.conf /etc/hosts "$bare/etc/"
  mount -t proc proc "$bare/proc"
  mount --bind /dev "$bare/dev"
  mount --make-private "$bare/dev" # what is mounted in there is not mounted here
  # What a bind leaves out: terminals and shared memory.
  mount -t devpts -o ptmxmode=666 devpts "$bare/dev/pts"
  mount -t tmpfs tmpfs "$bare/dev/shm"
}

# The way to npm's packages: where they are, the proxies before them and the authorities that vouch for them.
take_npm_settings() {
  local setting value authorities="${NODE_EXTRA_CA_CERTS:-}"
  : >"$bare/etc/npmrc.host"
  command -v npm >/dev/null || return 0
  for setting in registry proxy https-proxy noproxy strict-ssl; do
    value=$(npm config get "$setting" 2>/dev/null)
    case "$value" in "" | null | undefined) ;; *) printf '%s=%s\n' "$setting" "$value" >>"$bare/etc/npmrc.host" ;; esac
  done
  # Registries of scopes, and who may use which: npm does not tell what is secret.
  cat "$(npm config get globalconfig)" "$(npm config get userconfig)" 2>/dev/null |
    grep -E '^(//|@[^:]+:registry)' >>"$bare/etc/npmrc.host" || true
  [ -n "$authorities" ] || authorities=$(npm config get cafile 2>/dev/null)
  if [ -f "$authorities" ]; then
    cp -L "$authorities" "$bare/etc/authorities.host"
    printf 'cafile=/etc/authorities.host\n' >>"$bare/etc/npmrc.host"
  fi
}

take_repository() {
  if [ -n "$worktree" ]; then
    mkdir "$bare/horta"
    git ls-files -coz --exclude-standard | tar --null --ignore-failed-read -cT - | tar -xC "$bare/horta"
  else
    git clone --quiet --no-hardlinks . "$bare/horta"
  fi
}

inside() { # inside COMMAND
  chroot "$bare" env -i PATH="$bare_path" NPM_CONFIG_USERCONFIG=/etc/npmrc.host sh -c "cd /horta && $1"
}
# A network of its own that reaches nothing but itself.
inside_offline() {
  export -f inside
  export bare bare_path
  unshare --net bash -c 'ip link set lo up && inside "$1"' bash "$1"
}

prove() { # prove WHAT COMMAND…
  local what=$1 start=$SECONDS
  shift
  say "-- $what"
  "$@" || die "NOT PROVEN: $what"
  say "-- $what: good, $((SECONDS - start)) s"
}

prove "a bare Debian $release" make_bare_system
prove "the way to npm's packages" take_npm_settings
prove "the repository in it" take_repository
prove "./run, no home folder" inside "./run --help"
prove "./run installs no test packages" inside "! command -v clang-format-19 && ! command -v ccache"
[ -n "$run_only" ] || prove "./test $*" inside "HOME=/root ./test $*"
prove "./run without a network" inside_offline "HOME=/root ./run --help"
[ -n "$run_only" ] || prove "./test without a network" inside_offline "./test"
