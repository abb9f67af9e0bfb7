# The common part of the tests of Packaging/github and Packaging/gitlab: a stub of an API, and reports. Needs the program
# `mintmark` of the path, bash, git and jq.
#
# The stub takes the place of curl. It notes each request, and prints the answers of `answer`, which have the published
# form of the keys that the scripts read. Other requests that only read fail, as all do after `forbid`.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/answers"
log=$work/log requests=$work/requests
fail() { echo "error: $*" >&2; cat "$requests" "$log" >&2; exit 1; }
asked() { grep -qE -- "$1" "$requests"; }
forbid() { touch "$work/forbidden"; }
permit() { rm "$work/forbidden"; }
answer() { # METHOD PATH; the text is on standard input
  cat > "$work/answers/$(tr '/' '~' <<< "$1 $2")"
}

# The token has to be in a file: arguments can be seen by other processes.
cat > "$work/bin/curl" <<'STUB'
#!/usr/bin/env bash
body='' method=GET url='' token='' output=/dev/stdout
while [ $# -gt 0 ]; do
  case $1 in
    --config) token=$(cat "$2"); shift ;;
    -X) method=$2; shift ;;
    -H | --retry) shift ;;
    --output) output=$2; shift ;;
    --data-binary) body=$(cat); shift ;;
    -*) ;;
    *) url=$1 ;;
  esac
  shift
done
path=${url#https://api.example}
echo "$method $path ${body//$'\n'/ }" >> "$STUB/requests"
[ "$token" = "header = \"$HEADER secret\"" ] || exit 22
answer=$STUB/answers/$(tr '/' '~' <<< "$method $path")
if [ -e "$answer" ]; then cat "$answer" > "$output"
elif [ "$method" = GET ] || [ -e "$STUB/forbidden" ]; then exit 22
else echo '{"id": 9}'; fi
STUB
chmod +x "$work/bin/curl"

# A repository with the branch topic, which has references; the reports of two runs for its newest commit, and the red
# one as an archive. The name of a picture is markup.
export PATH=$work/bin:$PATH STUB=$work HOME=$work GIT_CONFIG_NOSYSTEM=1
git config --global user.name test
git config --global user.email test@example.com
git config --global init.defaultBranch main
git init --quiet --bare "$work/server/o/r.git"
remote=file://$work/server/o/r.git
git init --quiet "$work/project"
cd "$work/project"
mkdir -p Snapshots/light build/light
for locale in en_US fr_CH; do mintmark render "$locale" -o "Snapshots/light/$locale.png"; done
cp -r Snapshots/light/. build/light
git add --all && git commit --quiet -m references
git push --quiet "$remote" HEAD:refs/heads/topic
sha=$(git rev-parse HEAD)
env -u CI mintmark snapshot verify Snapshots build --report "$work/green" > /dev/null
mintmark render en_GB -o build/light/en_US.png
mintmark render en_GB -o 'build/light/new`|<b>@all.svg'
! env -u CI mintmark snapshot verify Snapshots build --report "$work/red" > /dev/null
git init --quiet "$work/archive"
cp -r "$work/red/." "$work/archive"
git -C "$work/archive" add --all
git -C "$work/archive" commit --quiet -m report
git -C "$work/archive" archive --format=zip HEAD > "$work/report.zip"

run() { # SCRIPT [argument]
  : > "$requests"
  "$scripts/$1" "${@:2}" > "$log" 2>&1 || fail "$1 exits with $?"
  ! grep -q secret "$log" "$requests" || fail "the token is printed"
}
