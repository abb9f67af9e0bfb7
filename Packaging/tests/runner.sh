# The parts of a runner of GitHub Actions that action.yml and examples/ci use, for code of workflow.jq.
state=$(mktemp -d)
export RUNNER_TEMP=$state/temp GITHUB_ACTIONS=true CI=true GITHUB_STEP_SUMMARY=$state/summary
export GITHUB_PATH=$state/path GITHUB_OUTPUT=$state/outputs
mkdir -p "$RUNNER_TEMP" "$state/artifacts"
: > "$GITHUB_PATH"; : > "$GITHUB_STEP_SUMMARY"
declare -A inputs
job_status=0 matrix=

expression() {
  case $1 in
    inputs.*) printf %s "${inputs[${1#inputs.}]}" ;;
    matrix.shard) printf %s "$matrix" ;;
    github.server_url) printf %s file:///srv/server ;;
    github.repository | 'github.action_repository || github.repository') printf %s mintmark/mintmark ;;
    github.run_id) printf %s 1 ;;
    github.token) printf %s secret ;;
    github.api_url) printf %s file:///srv/server/api ;;
    github.action_path) printf %s /srv/action ;;
    github.run_attempt) printf %s 1 ;;
    github.sha | 'github.event.pull_request.head.sha || github.sha') printf %s 0123 ;;
    github.ref_name) printf %s main ;;
    github.repository_owner) printf %s mintmark ;;
    # The run of a push, which has no pull request.
    'github.event.pull_request && '*) printf %s false ;;
    github.event.pull_request.number) ;;
    steps.*.outputs.*)
      local id=${1#steps.} name=${1##*.}
      [ -e "$state/outputs-${id%%.*}" ] || return 0
      sed -n "s/^$name=//p" "$state/outputs-${id%%.*}" | tail -1 ;;
    *) echo "error: the runner does not know \${{ $1 }}" >&2; kill $$ ;;
  esac
}

# Whether a step runs: after a failure those alone that always do.
wanted() {
  case $1 in
    '') [ "$job_status" = 0 ] ;;
    'always()') true ;;
    *) echo "error: the runner does not know if: $1" >&2; kill $$ ;;
  esac
}
failed() { job_status=1; }
input() { inputs[$1]=$2; }

run_step() { # ID SHELL TEXT
  : > "$GITHUB_OUTPUT"
  printf '%s\n' "$3" > "$state/step"
  while read -r folder; do PATH=$folder:$PATH; done < "$GITHUB_PATH"
  local status=0
  if [ "$2" = bash ]; then bash --noprofile --norc -eo pipefail "$state/step" || status=$?
  else bash -e "$state/step" || status=$?; fi
  [ -z "$1" ] || cp "$GITHUB_OUTPUT" "$state/outputs-$1"
  return $status
}

use_step() { # ID NAME, with WITH_…
  case $2 in
    actions/checkout@*) ;;
    actions/upload-artifact@*)
      mkdir -p "$state/artifacts/$WITH_name"
      # Without include-hidden-files files whose names begin with a dot are left out.
      (cd "$WITH_path" && if [ "${WITH_include_hidden_files-}" = true ]; then tar -cf - .
        else tar --exclude='./.*' -cf - .; fi) | tar -xf - -C "$state/artifacts/$WITH_name" ;;
    actions/download-artifact@*)
      for artifact in "$state/artifacts/"$WITH_pattern; do cp -a "$artifact" .; done ;;
    mintmark/mintmark@*)
      action_inputs
      local name
      for name in "${!inputs[@]}"; do
        local variable=WITH_${name//-/_}
        [ -z "${!variable+set}" ] || inputs[$name]=${!variable}
      done
      action_steps
      [ -z "$1" ] || action_outputs > "$state/outputs-$1"
      return "$job_status" ;;
    *) echo "error: the runner does not know uses: $2" >&2; kill $$ ;;
  esac
}
