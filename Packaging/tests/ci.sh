#!/bin/bash
# Runs every command of action.yml, Packaging/gitlab.yml, .pre-commit-hooks.yaml and examples/ci in a system that
# has what a hosted runner has, and no mintmark. /srv/ci has the files as JSON, /srv/server the releases.
set -euo pipefail
cd /srv
# A hosted runner's programs.
apt-get install -q -y --no-install-recommends curl jq ca-certificates >/srv/apt.log 2>&1
fail() { echo "error: $*" >&2; exit 1; }

project() { # TINT
  cat > mintmark.yml <<YAML
version: 1
output: build/icons
locales: [en_US, fr_CH, ar_AE, ne_NP]
button: { tint: "$1" }
targets:
  - { kind: files, formats: [png], scales: [2], appearances: [light], name: "{locale}.png" }
YAML
}

# The references, and the whole to compare shares with, are drawn by the archive's program.
mkdir -p /srv/first /srv/references
tar -xzf /srv/server/mintmark/mintmark/releases/download/v*/*.tar.gz --strip-components 1 -C /srv/first
(cd /srv/references && project '#007aff' &&
  /srv/first/bin/mintmark batch --quiet && /srv/first/bin/mintmark snapshot record Snapshots build/icons) >/dev/null
! command -v mintmark || fail "mintmark is installed"

. /srv/tests/runner.sh
for file in action github-snapshots github-actions github-check; do
  jq -r -f /srv/tests/workflow.jq "/srv/ci/$file.json" > "/srv/$file.sh"
done
. /srv/action.sh

# The action: without a difference, then with one.
mkdir -p /srv/same && cd /srv/same
cp -a /srv/references/Snapshots . && project '#007aff'
. /srv/github-snapshots.sh
job_snapshots > log
[ "$job_status" = 0 ] && grep -q '^0 changed, 0 missing, 0 obsolete$' log || fail "$(cat log)"
[ -s "$GITHUB_STEP_SUMMARY" ] && [ -s "$state/artifacts/mintmark-report/index.html" ] ||
  fail "the action keeps no report"
project '#ff3b30'
sed -i 's/ne_NP/de_DE/' mintmark.yml
job_snapshots > log || true
[ "$job_status" = 1 ] && grep -q '^3 changed, 1 missing, 1 obsolete$' log || fail "$(cat log)"
grep -q 'CH.png | changed | [0-9]' "$GITHUB_STEP_SUMMARY" || fail "the summary has no table"
# The stub of a runner has no API: Packaging/tests/github.sh runs the comment.
grep -q "^::warning::the pull requests can't be read" log || fail "the action writes no comment: $(cat log)"
echo "action.yml: $(grep changed, log)"
[ "$(find "$state/artifacts/mintmark-report" -type f | wc -l)" -gt 0 ]

# The matrix: each share installs the program, as a machine of its own.
mkdir -p /srv/matrix && cd /srv/matrix
project '#007aff'
job_status=0
. /srv/github-actions.sh
rm -rf "$RUNNER_TEMP" && mkdir "$RUNNER_TEMP"
for matrix in $(jq '.jobs.draw.strategy.matrix.shard[]' /srv/ci/github-actions.json); do
  job_draw > log 2>&1
  [ "$job_status" = 0 ] || fail "share $matrix: $(tail -5 log)"
  rm -rf shard "$RUNNER_TEMP"/*
done
job_join > log 2>&1
[ "$job_status" = 0 ] || fail "join: $(tail -5 log)"
diff -r --exclude='.mintmark-*' icons /srv/references/build/icons
echo "github-actions.yml: $matrix shares, joined as one run draws them"

# The check of committed icons: without a difference, then with one, which it leaves alone.
mkdir -p /srv/check && cd /srv/check
project '#007aff'
MINTMARK_FONTS=bundled /srv/first/bin/mintmark batch --quiet
cp -a build drawn
job_status=0
. /srv/github-check.sh
rm -rf "$RUNNER_TEMP" && mkdir "$RUNNER_TEMP"
job_check > log 2>&1
[ "$job_status" = 0 ] || fail "$(tail -5 log)"
rm -rf "$RUNNER_TEMP"/*
project '#ff3b30'
job_check > log 2>&1 || true
[ "$job_status" = 1 ] && grep -q fr_CH.png log || fail "the check passes a change: $(cat log)"
diff -r build drawn
echo "github-check.yml: a change fails"

# GitLab: a job is the include's and its own lines in one shell.
gitlab() { # FILE JOB
  jq -r --arg job "$2" --slurpfile base /srv/ci/gitlab.json '$base[0][".mintmark"] as $base
    | ($base.variables | to_entries[] | "export \(.key)=\(.value | @sh)"),
      "export MINTMARK_RELEASES=file:///srv/server/mintmark/mintmark/releases/download",
      $base.before_script[], .[$job].script[]' "/srv/ci/$1.json" > "/srv/$2.sh"
  bash -eo pipefail "/srv/$2.sh" > "/srv/$2.log" 2>&1
}
mkdir -p /srv/gitlab && cd /srv/gitlab
project '#007aff'
cp -a /srv/references/Snapshots .
export CI_NODE_TOTAL=$(jq .draw.parallel /srv/ci/gitlab-ci.json) CI_NODE_INDEX
for ((CI_NODE_INDEX = 1; CI_NODE_INDEX <= CI_NODE_TOTAL; CI_NODE_INDEX++)); do
  gitlab gitlab-ci draw || fail "$(tail -5 /srv/draw.log)"
done
gitlab gitlab-ci join || fail "$(tail -5 /srv/join.log)"
diff -r --exclude='.mintmark-*' icons /srv/references/build/icons
unset CI_NODE_TOTAL CI_NODE_INDEX
gitlab gitlab-snapshots snapshots || fail "$(tail -5 /srv/snapshots.log)"
[ -s report/junit.xml ]
project '#ff3b30'
! gitlab gitlab-snapshots snapshots || fail "a change passes"
[ -s report/index.html ]
jq -r '.[".mintmark-snapshots"].after_script[]' /srv/ci/gitlab.json > /srv/after.sh
CI_PROJECT_PATH=o/r MINTMARK_TOKEN=secret bash -eo pipefail /srv/after.sh | grep -q '^no note: this is not the pipeline of a merge request' ||
  fail "the note's script does not run"
rm -rf /opt/mintmark
echo "gitlab.yml: $(jq .draw.parallel /srv/ci/gitlab-ci.json) shares joined, a change fails"

# Kubernetes: the install container once a pod, then the pod's share.
container() { # PATH
  jq -r "$1 | ([.env[]? | select(.value) | \"export \(.name)=\(.value | @sh)\"] + [.args[0]]) | join(\"\n\")" \
    /srv/ci/kubernetes-job.json > /srv/container.sh
  sh -e /srv/container.sh > /srv/container.log 2>&1 || fail "$(tail -5 /srv/container.log)"
}
mkdir -p /config /icons && (cd /config && project '#007aff')
export RELEASES=file:///srv/server/mintmark/mintmark/releases/download JOB_COMPLETION_INDEX
completions=$(jq .spec.completions /srv/ci/kubernetes-job.json)
unset GITHUB_ACTIONS
for ((JOB_COMPLETION_INDEX = 0; JOB_COMPLETION_INDEX < completions; JOB_COMPLETION_INDEX++)); do
  rm -rf /opt/mintmark && mkdir -p /opt/mintmark
  container .spec.template.spec.initContainers[0]
  container .spec.template.spec.containers[0]
done
/opt/mintmark/bin/mintmark merge /icons/shard-* --output /icons/all >/dev/null
diff -r --exclude='.mintmark-*' /icons/all /srv/references/build/icons
echo "kubernetes-job.yml: $completions pods, joined as one run draws them"

# The hook of pre-commit, run as it runs a script: by its path, in the project.
export PATH=/opt/mintmark/bin:$PATH
hook=/srv/hook/$(jq -r '.[0].entry' /srv/ci/pre-commit-hooks.json)
cd /srv/references
"$hook" >/dev/null
cd /srv/gitlab
! "$hook" > log || fail "the hook passes a change"
grep -q fr_CH.png log
echo ".pre-commit-hooks.yaml: a change fails"
