#!/usr/bin/env bash
# Runs the scripts of Packaging/github with the program `mintmark` of the path, against a stub of GitHub's API
# (docs.github.com/rest) and a repository on the disk.
#
#   Packaging/tests/github.sh [comment | pictures | accept | log | install]...
#
# A name stands for a part; without one all are run.
set -euo pipefail
scripts=$(cd "$(dirname "$0")/.." && pwd)/github
. "$(dirname "$0")/stub.sh"

export API=https://api.example SERVER=file://$work/server REPOSITORY=o/r TOKEN=secret
export HEADER='Authorization: Bearer'

pull() { # SHA [repository] [state]
  jq -n --arg sha "$1" --arg name "${2-o/r}" --arg state "${3-open}" \
    '{number: 7, state: $state, head: {ref: "topic", sha: $sha, repo: {full_name: $name}}}'
}
comments() { jq -n --argjson n "$1" '[range($n) | {id: ., user: {login: "a", type: "User"}, body: "other"}]'; }

# Comments on two pages. The last is the token's own, as anybody can write the marker.
marked() {
  comments 100 | answer GET "/repos/o/r/issues/7/comments?per_page=100&page=1"
  comments 1 | jq '. + [{id: 41, user: {login: "a", type: "User"}, body: "<!-- mintmark-snapshots mintmark-report -->\nfalse"},
    {id: 42, user: {login: "github-actions[bot]", type: "Bot"}, body: "<!-- mintmark-snapshots mintmark-report -->\nold"}]' |
    answer GET "/repos/o/r/issues/7/comments?per_page=100&page=2"
}

artifact() { # SHA HEAD_REPOSITORY [CREATED] [NAME] [ID]
  jq -n --arg sha "$1" --argjson head "$2" --arg created "${3-2026-01-10T14:59:22Z}" --arg name "${4-mintmark-report}" \
    --argjson id "${5-11}" '{total_count: 1, artifacts: [{id: $id, name: $name, expired: false,
    archive_download_url: "https://api.example/repos/o/r/actions/artifacts/\($id)/zip", created_at: $created,
    workflow_run: {id: 5, repository_id: 1, head_repository_id: $head, head_branch: "topic", head_sha: $sha}}]}'
}
# The run of a commit, with artifacts as `artifact` prints them on standard input.
runs() { # SHA HEAD_REPOSITORY
  jq -n --argjson head "$2" --arg sha "$1" '{total_count: 1,
    workflow_runs: [{id: 5, head_sha: $sha, repository: {id: 1}, head_repository: {id: $head}}]}' |
    answer GET "/repos/o/r/actions/runs?head_sha=$1&per_page=100"
  jq -s '{total_count: length, artifacts: map(.artifacts[])}' | answer GET "/repos/o/r/actions/runs/5/artifacts?per_page=100"
}

export NUMBER=7 HEAD=o:topic SHA=$sha LINK=https://example.com/1 ARTIFACT=mintmark-report BRANCH='' RUN=1-1 ACCEPT=false
pull "$sha" | answer GET /repos/o/r/pulls/7

comment() {
  comments 3 | answer GET "/repos/o/r/issues/7/comments?per_page=100&page=1"

  run comment/run "$work/red"
  asked '^POST /repos/o/r/issues/7/comments .*mintmark-snapshots mintmark-report -->.n### ❌ Snapshots: 2 of 3 fail.n' || fail "no comment"
  asked 'snapshot accept mintmark-report.zip' || fail "the comment doesn't say how to accept"
  ! asked '<b>|@all|<img' || fail "a name is markup"
  run comment/run "$work/green"
  ! asked '^(POST|PATCH)' || fail "a run that passes posts a comment"
  pull 0123 | answer GET /repos/o/r/pulls/7
  run comment/run "$work/red"
  ! asked '^(POST|PATCH)' || fail "an old commit has a comment"
  pull "$sha" | answer GET /repos/o/r/pulls/7

  # The pull request of a branch.
  jq -s . <(pull 0123) <(pull "$sha") | answer GET "/repos/o/r/pulls?state=open&per_page=100&head=o%3Atopic"
  NUMBER='' run comment/run "$work/red"
  asked '^POST /repos/o/r/issues/7/comments ' || fail "the pull request of the branch is not found"
  NUMBER='' SHA=4567 run comment/run "$work/red"
  ! asked '^POST' || fail "another commit's pull request has a comment"

  # One comment, the token's own, on whatever page.
  marked
  for report in green red; do
    run comment/run "$work/$report"
    asked '^PATCH /repos/o/r/issues/comments/42 ' || fail "the comment is not refreshed"
    ! asked '^POST|comments/41' || fail "there are two comments"
  done
  echo '{"login": "a"}' | answer GET /user
  run comment/run "$work/green"
  asked '^PATCH /repos/o/r/issues/comments/41 .*Snapshots: pass' || fail "a user's token has another comment"
  rm "$work/answers/GET ~user"

  # The report of another workflow's run, as an archive.
  artifact "$sha" 2 | answer GET "/repos/o/r/actions/runs/5/artifacts?name=mintmark-report&per_page=100"
  answer GET /repos/o/r/actions/artifacts/11/zip < "$work/report.zip"
  NUMBER='' RUN_ID=5 ACCEPT=true run comment/run-artifact
  asked '^PATCH /repos/o/r/issues/comments/42 .*Snapshots: 2 of 3 fail' || fail "no comment for a fork"

  # Without the permission.
  forbid
  run comment/run "$work/red"
  grep -q '^::warning::' "$log" || fail "a missing permission is not named"
  permit
  echo "comment: one, refreshed, for forks, with a warning where it may not write"
}

pictures() {
  marked
  # Pictures on a branch of their own: one commit, the pull requests side by side, those of a green one removed.
  branch() { git -C "$work/server/o/r.git" ls-tree -r --name-only pictures; }
  export BRANCH=pictures ACCEPT=true
  run comment/run "$work/red"
  [ "$(branch | tr '\n' ' ')" = "7/mintmark-report/1-1/1-actual.png 7/mintmark-report/1-1/1-difference.png 7/mintmark-report/1-1/1-expected.png 7/mintmark-report/1-1/2-actual.svg " ] ||
    fail "other pictures: $(branch)"
  for file in $(branch); do asked "$SERVER/o/r/blob/pictures/$file\?raw=true" || fail "$file is not shown"; done
  asked "\`/accept ${sha:0:7}\`" || fail "the comment doesn't offer /accept with its commit"
  pull "$sha" | jq '.number = 8' | answer GET /repos/o/r/pulls/8
  comments 0 | answer GET "/repos/o/r/issues/8/comments?per_page=100&page=1"
  # Another run is faster: it pushes before this one does.
  git clone --quiet --branch pictures "$remote" "$work/rival"
  (cd "$work/rival" && mkdir 9 && echo 9 > 9/1.png && git add --all && git commit --quiet -m rival)
  cat > "$work/bin/git" <<STUB
#!/bin/sh
case " \$* " in *' push '*) [ -e "$work/rival" ] && $(command -v git) -C "$work/rival" push --quiet "$remote" HEAD:pictures && rm -rf "$work/rival" ;; esac
exec $(command -v git) "\$@"
STUB
  chmod +x "$work/bin/git"
  NUMBER=8 RUN=2-1 run comment/run "$work/red"
  rm "$work/bin/git"
  [ ! -e "$work/rival" ] && [ "$(branch | grep -c ^8/mintmark-report/2-1/)" = 4 ] && [ "$(branch | grep -c '^[79]/')" = 5 ] ||
    fail "pull requests don't lie side by side: $(branch)"
  RUN=3-1 run comment/run "$work/red"
  # Another artifact has a comment and pictures of its own.
  ARTIFACT='web report' run comment/run "$work/red"
  asked '^POST .*mintmark-snapshots web report -->' && asked '/o/r/blob/pictures/7/web%20report/1-1/1-actual.png' &&
    [ "$(branch | grep -c "^7/mintmark-report/3-1/")" = 4 ] && [ "$(branch | grep -c '^7/web report/1-1/')" = 4 ] ||
    fail "two artifacts share their comment or their pictures"
  ARTIFACT='web report' run comment/run "$work/green"
  [ "$(branch | grep ^7/ | grep -vc ^7/mintmark-report/3-1/)" = 0 ] || fail "pictures of an old run are left"
  before=$(git -C "$work/server/o/r.git" rev-parse pictures)
  run comment/run "$work/green"
  [ "$(branch | grep -c ^7/)" = 0 ] && [ "$(git -C "$work/server/o/r.git" rev-list --count pictures)" = 1 ] ||
    fail "pictures of a green run are left, or the branch grows"
  after=$(git -C "$work/server/o/r.git" rev-parse pictures)
  run comment/run "$work/green"
  [ "$before" != "$after" ] && [ "$after" = "$(git -C "$work/server/o/r.git" rev-parse pictures)" ] ||
    fail "a green run replaces the branch without a reason"
  # A branch with files of its own stays as it is.
  BRANCH=topic run comment/run "$work/red"
  grep -q "::warning::the branch 'topic' has files of its own" "$log" && asked '^PATCH .*❌ Snapshots: 2 of 3' ||
    fail "pictures are pushed to any branch"
  [ "$(git -C "$work/server/o/r.git" rev-parse topic)" = "$sha" ] || fail "a branch was replaced"
  # The pictures of the newest pull requests are kept, and those of this one.
  git clone --quiet --branch pictures "$remote" "$work/many"
  (cd "$work/many" && for number in {100..205}; do mkdir $number && echo $number > $number/1.png; done &&
    git add --all && git commit --quiet -m more && git push --quiet "$remote" HEAD:refs/heads/pictures)
  run comment/run "$work/red"
  [ "$(branch | sed 's,/.*,,' | sort -n | uniq | tr '\n' ' ')" = "7 $(seq -s ' ' 107 205) " ] ||
    fail "other pull requests are kept: $(branch)"
  # A link in the branch, of someone who may push, is not followed.
  mkdir -p "$work/precious/mintmark-report" && touch "$work/precious/mintmark-report/keep"
  git clone --quiet --branch pictures "$remote" "$work/linked"
  (cd "$work/linked" && git rm -rq 7 && ln -s "$work/precious" 7 && git add --all && git commit --quiet -m link &&
    git push --quiet --force "$remote" HEAD:refs/heads/pictures)
  run comment/run "$work/red"
  grep -q "::warning::the branch 'pictures' has links" "$log" && [ "$(ls "$work/precious/mintmark-report")" = keep ] ||
    fail "a link in the branch is followed"
  BRANCH=''
  echo "pictures: on a branch of one commit, beside those of other pull requests, and removed"
}

accept() {
  export COMMENT=34 CREATED=2026-01-10T15:00:00Z AUTHOR=a BODY=/accept REFERENCES='' STARTS_CHECKS=true
  export ARTIFACT='mintmark-report*'
  permission() { jq -n --arg p "$1" '{permission: $p, role_name: $p, user: {login: "a"}}' |
    answer GET /repos/o/r/collaborators/a/permission; }
  head() { git -C "$work/server/o/r.git" rev-parse topic; }
  unchanged() { # TEXT
    asked "^POST /repos/o/r/issues/7/comments .*$1" || fail "no answer: $1"
    [ "$(head)" = "$sha" ] && ! asked reactions || fail "accepted, though: $1"
  }
  artifact "$sha" 1 | runs "$sha" 1
  answer GET /repos/o/r/actions/artifacts/11/zip < "$work/report.zip"

  for body in 'please /accept' '/acceptable' 'x'$'\n''/accept' ''; do
    BODY=$body run accept/run
    [ ! -s "$requests" ] || fail "'$body' is a command"
  done
  run accept/run
  unchanged 'Only people with write access'
  permission read
  run accept/run
  unchanged 'Only people with write access'
  ! asked zip || fail "a report is fetched for a stranger"
  permission write
  rm "$work/answers/GET ~repos~o~r~pulls~7"
  ! "$scripts/accept/run" > "$log" 2>&1 && asked '^POST .*issues/7/comments .*see .the run..https://example.com/1' ||
    fail "a failing run has no answer"
  pull "$sha" fork/r | answer GET /repos/o/r/pulls/7
  run accept/run
  unchanged 'The branch is in a fork.*mintmark snapshot accept'
  pull "$sha" o/r closed | answer GET /repos/o/r/pulls/7
  run accept/run
  unchanged closed
  pull "$sha" | answer GET /repos/o/r/pulls/7
  artifact "$sha" 2 | runs "$sha" 2
  run accept/run
  unchanged 'There is no report'
  artifact 0123 1 | runs "$sha" 1
  run accept/run
  unchanged 'There is no report'
  artifact "$sha" 1 | runs "$sha" 1
  # What the author of the comment can't have seen.
  artifact "$sha" 1 2026-01-10T15:00:00Z | runs "$sha" 1
  run accept/run
  unchanged "The report of the commit ${sha:0:7} is newer than your comment.*/accept ${sha:0:7}"
  ! asked zip || fail "a report that nobody saw is fetched"
  { artifact "$sha" 1 2099-01-01T00:00:00Z mintmark-report 12; artifact "$sha" 1; } | runs "$sha" 1
  BODY='/accept nothing*' run accept/run
  asked artifacts/11/zip && ! asked artifacts/12/zip || fail "another attempt's report is accepted"
  artifact "$sha" 1 2026-01-01T00:00:00Z other-report | runs "$sha" 1
  run accept/run
  unchanged 'There is no report'
  artifact "$sha" 1 | runs "$sha" 1
  BODY='/accept 0123456' run accept/run
  unchanged "has the commit ${sha:0:7} now, not 0123456"
  BODY="/accept ${sha:0:7} nothing*" run accept/run
  unchanged 'Nothing was accepted.*no picture.*--only'
  BODY='/accept nothing*' run accept/run
  unchanged 'Nothing was accepted.*no picture.*--only'
  BODY="/accept \$(touch $work/run) ; touch $work/run" run accept/run
  [ ! -e "$work/run" ] || fail "a comment is run"
  unchanged 'Nothing was accepted'

  # Accepted in two steps. A pattern is not that of the script's folder.
  BODY='/accept *.svg'$'\r\n''thanks' run accept/run
  second=$(head)
  [ "$(git -C "$work/server/o/r.git" diff --name-status "$sha" topic | wc -l)" = 1 ] && [ "$second" != "$sha" ] ||
    fail "other files are accepted"
  ! asked '^POST /repos/o/r/issues/7/comments' || fail "an answer, though all is done"
  asked '^POST /repos/o/r/issues/comments/34/reactions .*\+1' || fail "no reaction"
  run accept/run
  asked 'issues/7/comments .*A later commit was pushed' && [ "$(head)" = "$second" ] || fail "an old report is accepted"
  pull "$second" | answer GET /repos/o/r/pulls/7
  artifact "$second" 1 | runs "$second" 1
  STARTS_CHECKS=false run accept/run
  asked 'issues/7/comments .*GitHub starts no checks' || fail "nothing says that the checks don't start"
  git fetch --quiet "$remote" topic && git checkout --quiet FETCH_HEAD
  env -u CI mintmark snapshot verify Snapshots build > /dev/null || fail "the gate is not green"
  git log -1 --format=%B | grep -q '^Accept the snapshots of #7$' || fail "another message"
  third=$(head)
  pull "$third" | answer GET /repos/o/r/pulls/7
  artifact "$third" 1 | runs "$third" 1
  run accept/run
  asked 'Nothing is left to accept' && [ "$(head)" = "$third" ] || fail "an empty commit"

  # Two jobs have two reports of a commit: one comment accepts both, in one commit.
  git checkout --quiet -b two && git reset --quiet --hard "$sha" && mkdir Other && cp Snapshots/light/fr_CH.png Other
  git add --all && git commit --quiet -m other && git push --quiet --force "$remote" HEAD:refs/heads/topic
  fourth=$(head)
  mkdir "$work/other" && cp Snapshots/light/en_US.png "$work/other/fr_CH.png"
  ! env -u CI mintmark snapshot verify Other "$work/other" --report "$work/second" > /dev/null || fail "no change"
  git init --quiet "$work/second" && git -C "$work/second" add --all && git -C "$work/second" commit --quiet -m report
  git -C "$work/second" archive --format=zip HEAD > "$work/second.zip"
  answer GET /repos/o/r/actions/artifacts/12/zip < "$work/second.zip"
  pull "$fourth" | answer GET /repos/o/r/pulls/7
  { artifact "$fourth" 1; artifact "$fourth" 1 2026-01-10T14:59:22Z 'mintmark-report two' 12; } | runs "$fourth" 1
  BODY="/accept ${fourth:0:7} *.png" run accept/run
  [ "$(git -C "$work/server/o/r.git" diff --name-only "$fourth" topic | tr '\n' ' ')" = 'Other/fr_CH.png Snapshots/light/en_US.png ' ] &&
    [ "$(git -C "$work/server/o/r.git" rev-list --count "$fourth..topic")" = 1 ] || fail "one report of two is accepted"
  fifth=$(head)
  pull "$fifth" | answer GET /repos/o/r/pulls/7
  { artifact "$fifth" 1; artifact "$fifth" 1 2026-01-10T14:59:22Z 'mintmark-report two' 12; } | runs "$fifth" 1
  BODY='/accept light/*.svg' run accept/run
  [ "$(git -C "$work/server/o/r.git" diff --name-only "$fifth" topic | wc -l)" = 1 ] || fail "a pattern for one report stops the other"

  # The branch has a link in the place of its references, which leads into git's own folder.
  git checkout --quiet -b link && git reset --quiet --hard "$sha" && git rm -rq Snapshots && ln -s .git Snapshots
  git add --all && git commit --quiet -m link && git push --quiet --force "$remote" HEAD:refs/heads/topic
  sha=$(head)
  pull "$sha" | answer GET /repos/o/r/pulls/7
  artifact "$sha" 1 | runs "$sha" 1
  run accept/run
  unchanged 'Nothing was accepted.*is a link'
  REFERENCES=Snapshots run accept/run
  unchanged 'Nothing was accepted.*is a link'
  echo "accept: commits what a comment names, for people with write access, on the commit that the report shows"
}

# The log of action.yml: nothing in it is a command to the runner but the annotations of the program.
log() {
  mkdir -p "$work/hostile/references" "$work/hostile/actual"
  for name in $'a\n::stop-commands::x\n::error file=app.js::pwned\n.png' $'b\r::debug::x.png' 'c ##[error]x.png' '::set-output name=a::b.png'; do
    cp Snapshots/light/en_US.png "$work/hostile/actual/$name"
  done
  cp Snapshots/light/en_US.png "$work/hostile/references"
  cp Snapshots/light/en_US.png "$work/hostile/actual"
  sed -n '/id: compare/,/- name: Summarize/p' "$scripts/../../action.yml" | sed '1,/run: [|]$/d; $d; s/^        //' > "$work/step"
  grep -q 'mintmark snapshot verify' "$work/step" || fail "action.yml has no such step"
  : > "$work/outputs"
  REFERENCES=$work/hostile/references ACTUAL=$work/hostile/actual STRATEGY=exact RUNNER_TEMP=$work CI=true GITHUB_ACTIONS=true \
    GITHUB_OUTPUT=$work/outputs bash --noprofile --norc -eo pipefail "$work/step" > "$log" 2>&1 || fail "the step fails"
  # ActionCommand.cs of actions/runner: a command begins a line, after spaces, or is ##[ anywhere.
  ! tr '\r' '\n' < "$log" | grep -vE '^::error (file=[^,]*,)?title=Snapshot' | grep -E '^[[:space:]]*::|##\[' ||
    fail "a name is a command to the runner"
  [ "$(grep -c '^::error file=' "$log")" = 4 ] && grep -q '^missing=4$' "$work/outputs" || fail "other results"
  echo "log: no name of a picture is a command to the runner"
}

install() {
  uname() { # SYSTEM PROCESSOR
    printf '#!/bin/sh\ncase $1 in -s) echo %s ;; *) echo %s ;; esac\n' "$1" "$2" > "$work/bin/uname"
    chmod +x "$work/bin/uname"
    : > "$requests"
    ! RUNNER_TEMP=$work VERSION=9.9 RELEASES=https://api.example/releases "$scripts/install" > "$log" 2>&1 ||
      fail "a release that is not there is installed"
  }
  uname Darwin arm64
  grep -q '^::error::this action runs on Linux, not on Darwin' "$log" || fail "another system is not named"
  uname Linux riscv64
  grep -q '^::error::there are releases for x86_64 and aarch64, not for riscv64' "$log" || fail "another processor is not named"
  [ ! -s "$requests" ] || fail "a release for another system is fetched"
  uname Linux aarch64
  asked '^GET /releases/v9.9/mintmark-9.9-linux-aarch64.tar.gz ' || fail "another release is fetched"
  grep -q '^::error::.*check the version' "$log" || fail "a missing release is not named"
  echo "install: the release of the processor, and an error for other ones"
}

[ $# -gt 0 ] || set -- comment pictures accept log install
for part; do $part; done
