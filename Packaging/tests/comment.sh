#!/usr/bin/env bash
# Runs Packaging/github-comment against a stub of GitHub's API, with answers of the published form. The stub takes
# the place of curl: it notes the method, the address and the body of each request.
set -euo pipefail
script=$(cd "$(dirname "$0")/.." && pwd)/github-comment
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
fail() { echo "error: $*" >&2; cat "$work/requests" >&2; exit 1; }

cat > "$work/bin/curl" <<'STUB'
#!/usr/bin/env bash
# The options of github-comment alone.
body= method= url= token=
while [ $# -gt 0 ]; do
  case $1 in
    --config) token=$(cat "$2"); shift ;;
    -X) method=$2; shift ;;
    -H) shift ;;
    --data-binary) body=$(cat); shift ;;
    -*) ;;
    *) url=$1 ;;
  esac
  shift
done
[ "$token" = 'header = "Authorization: Bearer secret"' ] || exit 22
printf '%s %s %s\n' "$method" "$url" "$body" | tr '\n' ' ' >> "$STUB/requests"
echo >> "$STUB/requests"
[ ! -e "$STUB/forbidden" ] || exit 22
if [ "$method" = GET ]; then cat "$STUB/page-${url##*page=}"; else echo '{"id": 9}'; fi
STUB
chmod +x "$work/bin/curl"
printf '### Snapshots: 1 of 2 fail\n' > "$work/body.md"

comment() { # STATUS
  : > "$work/requests"
  STUB=$work PATH=$work/bin:$PATH API=https://api.example REPOSITORY=o/r NUMBER=7 TOKEN=secret STATUS=$1 \
    "$script" "$work/body.md" > "$work/log"
}
others() { jq -n --argjson n "$1" '[range($n) | {id: ., body: "something else"}]'; }

others 3 > "$work/page-1"
comment 1
grep -q '^POST https://api.example/repos/o/r/issues/7/comments .*mintmark-snapshots -->.n### Snapshots: 1' "$work/requests" ||
  fail "a failure posts no comment"
comment 0
[ "$(wc -l < "$work/requests")" = 1 ] || fail "a run that passes posts a comment"

# The marked comment is on the second page.
others 100 > "$work/page-1"
others 1 | jq '. + [{id: 42, body: "<!-- mintmark-snapshots -->\nold"}]' > "$work/page-2"
for status in 0 1; do
  comment $status
  grep -q '^PATCH https://api.example/repos/o/r/issues/comments/42 ' "$work/requests" || fail "no comment is refreshed"
  ! grep -q ^POST "$work/requests" || fail "there are two comments"
done

# A fork's run may not write.
touch "$work/forbidden"
comment 1
grep -q '^::warning::' "$work/log" || fail "a missing permission is not named"
! grep -q secret "$work/log" "$work/requests" || fail "the token is printed"
echo "github-comment: posts one comment, refreshes it, and warns without the permission"
