# shellcheck shell=bash
# Functions of the scripts in this folder, which need API, SERVER, REPOSITORY and TOKEN in the environment.
# shellcheck disable=SC2034 # used by the scripts
repository=$API/repos/$REPOSITORY
# Programs that the scripts start don't get the token.
export -n TOKEN
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Makes a request, and prints the answer. The token is read from a file, as other processes can see arguments. curl
# doesn't send it to other hosts, such as that of an artifact.
request() { # METHOD URL [curl's further arguments]
  local method=$1 url=$2
  shift 2
  # Only a request that changes nothing can be repeated.
  [ "$method" != GET ] || set -- --retry 3 "$@"
  curl -fsSL --config <(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN") -X "$method" \
    -H 'Accept: application/vnd.github+json' -H 'X-GitHub-Api-Version: 2022-11-28' "$@" "$url"
}

# Sends JSON from standard input.
send() { # METHOD URL
  request "$1" "$2" -H 'Content-Type: application/json' --data-binary @-
}

# Runs git with the token, by the environment for the same reason. Git asks for nothing.
git_with_token() {
  GIT_TERMINAL_PROMPT=0 GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$SERVER/.extraheader" \
    GIT_CONFIG_VALUE_0="Authorization: Basic $(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)" git "$@"
}

commit() { # MESSAGE [options]
  git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
    commit --quiet --message "$@"
}

# A value of a query, or a part of a path: branches and artifacts can have any name.
encoded() {
  jq -rn --arg value "$1" '$value | @uri'
}
