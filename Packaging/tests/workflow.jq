# A workflow of GitHub, or a composite action, as shell code that Packaging/tests/runner.sh runs.

# A string in shell quotes, its `${{ … }}` evaluated by the runner.
def quoted:
  tostring | gsub("(?<c>[\"\\\\$`])"; "\\\(.c)")
  | gsub("\\\\\\$\\{\\{ *(?<e>.*?) *\\}\\}"; "$(expression '\(.e)')") | "\"\(.)\"";

def assignments(prefix):
  to_entries[] | "export \(prefix)\(.key | gsub("-"; "_"))=\(.value | quoted)";

def step:
  "if wanted \((.if // "") | @sh); then (",
  ((.env // {}) | assignments("")),
  (if .run then "run_step \((.id // "") | @sh) \((.shell // "") | @sh) \(.run | quoted)"
   else ((.with // {}) | assignments("WITH_")), "use_step \((.id // "") | @sh) \(.uses | @sh)" end),
  ") || failed; fi";

def job($name): "job_\($name)() {", (.steps[] | step), "}";

if .runs then
  "action_inputs() {", (.inputs | to_entries[] | "input \(.key) \(.value.default // "" | quoted)"), "}",
  "action_steps() {", (.runs.steps[] | step), "}",
  "action_outputs() {", (.outputs | to_entries[] | "echo \"\(.key)=\"\(.value.value | quoted)"), "}"
else
  ((.env // {}) | assignments("")), (.jobs | to_entries[] | .key as $name | .value | job($name))
end
