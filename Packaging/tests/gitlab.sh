#!/usr/bin/env bash
# Runs the script of Packaging/gitlab with the program `mintmark` of the path, against a stub of GitLab's API
# (docs.gitlab.com/api).
set -euo pipefail
scripts=$(cd "$(dirname "$0")/.." && pwd)/gitlab
. "$(dirname "$0")/stub.sh"
export HEADER=PRIVATE-TOKEN: MINTMARK_TOKEN=secret CI_API_V4_URL=https://api.example CI_PROJECT_ID=1 CI_PROJECT_PATH=o/r
export CI_JOB_NAME=snapshots CI_JOB_URL=https://example.com/o/r/-/jobs/5 CI_COMMIT_SHA=$sha CI_MERGE_REQUEST_IID=7
api=/projects/1/merge_requests/7
merge_request() { jq -n --arg sha "$1" '{id: 70, iid: 7, state: "opened", source_branch: "topic", sha: $sha}'; }
notes() { jq -n --argjson n "$1" '[range($n) | {id: ., body: "other", author: {id: 2}, system: false}]'; }
merge_request "$sha" | answer GET $api
echo '{"id": 3, "username": "project_1_bot"}' | answer GET /user
notes 3 | answer GET "$api/notes?sort=asc&per_page=100&page=1"
cp -r "$work/red" report
quiet() { ! asked '^(POST|PUT)' || fail "$1"; }

run note report/
asked "^POST $api/notes .*<!-- mintmark-snapshots snapshots -->.n### ❌ Snapshots: 2 of 3 fail.n" || fail "no note"
asked 'https://example.com/o/r/-/jobs/5/artifacts/raw/report/comment/1-actual.png' && [ -s report/comment/1-actual.png ] &&
  [ -s report/comment/2-actual.svg ] || fail "no pictures"
asked 'jobs/5/artifacts/download.*snapshot accept artifacts.zip' || fail "the note doesn't say how to accept"
! asked '<b>|@all' || fail "a name is markup"
run note "$work/green"
quiet "a job that passes posts a note"

# One note, the token's own, on whatever page. Anybody can write the marker.
notes 100 | answer GET "$api/notes?sort=asc&per_page=100&page=1"
notes 1 | jq '. + [{id: 41, author: {id: 2}, body: "<!-- mintmark-snapshots snapshots -->\nfalse"},
  {id: 42, author: {id: 3}, body: "<!-- mintmark-snapshots web -->\nanother job"},
  {id: 43, author: {id: 3}, body: "<!-- mintmark-snapshots snapshots -->\nold"}]' |
  answer GET "$api/notes?sort=asc&per_page=100&page=2"
run note report
asked "^PUT $api/notes/43 .*❌" || fail "the note is not refreshed"
run note "$work/green"
asked "^PUT $api/notes/43 .*✅ Snapshots: pass" || fail "the note is not green"
! asked '^POST|notes/4[12]' || fail "there are two notes"

# The merge request of a branch's pipeline, and the pipeline of a merged result.
CI_MERGE_REQUEST_IID='' CI_OPEN_MERGE_REQUESTS='x/r!6,o/r!7' run note report
asked "^PUT $api/notes/43" || fail "the merge request of the branch is not found"
CI_COMMIT_SHA=0123 CI_MERGE_REQUEST_SOURCE_BRANCH_SHA=$sha run note report
asked "^PUT $api/notes/43" || fail "a merged result has no note"
# A merge request from a fork whose pipeline runs in the parent project.
CI_PROJECT_ID=9 CI_MERGE_REQUEST_PROJECT_ID=1 run note report
asked "^PUT $api/notes/43" || fail "the note is in another project"

# Nothing is posted for an old commit, a branch alone, a fork without the token, and a job without a report.
merge_request 0123 | answer GET $api
run note report
quiet "an old commit has a note"
CI_MERGE_REQUEST_IID='' run note report
[ ! -s "$requests" ] || fail "a branch has a note"
MINTMARK_TOKEN='' run note report
[ ! -s "$requests" ] || fail "a fork's pipeline makes requests"
run note elsewhere
[ ! -s "$requests" ] || fail "a job without a report has a note"
# Without the permission.
merge_request "$sha" | answer GET $api
forbid
run note report
grep -q '^warning: the note can.t be written' "$log" || fail "a missing permission is not named"
permit
rm "$work/answers/GET ~user"
run note report
grep -q '^warning: the token' "$log" || fail "a token without a user is not named"
echo "note: one, refreshed, with pictures of the job's artifacts, and none for forks"
