#!/bin/sh
# Tests an installed mintmark on a system that has neither Swift nor fonts: `installed.sh PREFIX`, with
# the repository's examples in /srv/examples. The digests of all pictures go to /srv/out/digests.
set -eu
prefix=$1
export LC_ALL=C
cd "$(mktemp -d)"
fail() { echo "error: $*" >&2; exit 1; }
expect() { # STATUS COMMAND…
  wanted=$1; shift
  status=0; "$@" >out 2>err || status=$?
  [ "$status" = "$wanted" ] || { cat out err >&2; fail "exit $status instead of $wanted: $*"; }
}

mkdir eight
# No output on standard error: a library that is missing or a font configuration would be reported.
for locale in en_US en_GB fr_CH ro_RO cs_CZ zh_CN ar_AE ms_MY; do
  expect 0 mintmark render "$locale" -o "eight/$locale.png" --scale 3
  [ ! -s err ] || { cat err >&2; fail "$locale: a message"; }
  cp "eight/$locale.png" "eight-$locale.png"
done
expect 0 mintmark badge 1000 --max 99 --locale de_DE -o badge.png --scale 2
expect 0 mintmark batch /srv/examples/currency-buttons.yml --output world --quiet
expect 0 mintmark snapshot record references eight
expect 0 mintmark snapshot verify references eight --report report
cp eight/fr_CH.png eight/en_US.png
expect 1 mintmark snapshot verify references eight
expect 0 mintmark audit

# Nothing is needed but the program and its folder.
expect 64 mintmark
grep -q '^USAGE: mintmark' out err || fail "a bare mintmark prints no help"
expect 0 env -i "$(command -v mintmark)" render fr_CH -o a.png
cmp -s a.png eight-fr_CH.png && fail "one scale is the other"
expect 0 setpriv --reuid 65534 --regid 65534 --clear-groups env -i HOME=/nonexistent XDG_CACHE_HOME=/proc \
  LC_ALL=xx_XX.unknown "$(command -v mintmark)" render fr_CH -o - --format png
cmp out a.png
umount /proc
# The dynamic linker finds a program's own libraries by /proc.
[ ! -d "$prefix/lib/mintmark" ] || export LD_LIBRARY_PATH="$prefix/lib/mintmark"
expect 64 mintmark
expect 0 mintmark render fr_CH -o b.png
cmp a.png b.png
expect 0 mintmark audit fr_CH
mount -t proc proc /proc

# A manual page for each command, completions for three shells, licences.
for command in $(mintmark --help | sed -n 's/^  \([a-z]*\)  *[A-Z].*/\1/p'); do
  ls "$prefix/share/man/man1/mintmark-$command.1"* >/dev/null || fail "no manual page: $command"
done
for file in bash-completion/completions/mintmark fish/vendor_completions.d/mintmark.fish \
  doc/mintmark/THIRD-PARTY-NOTICES.md doc/mintmark/third-party/swift \
  mintmark/fonts/LICENSE.fonts-inter mintmark/fonts/LICENSE.fonts-inter-variable \
  mintmark/fonts/LICENSE.fonts-noto-core; do
  [ -s "$prefix/share/$file" ] || fail "no $file"
done
[ -n "$(find "$prefix/share/zsh" -name _mintmark)" ] || fail "no completions for zsh"

# The manifest has the fonts' paths, which differ with the folder of the installation.
find . -name '*.png' -o -path './world/*' -type f ! -name '.mintmark-*' | sort | xargs -d '\n' sha256sum \
  > /srv/out/digests
