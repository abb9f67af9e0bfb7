# The manual pages, from what `mintmark --experimental-dump-help` prints: an object with the file's
# name and its text for each command. Arguments: $version, $date.

def escaped: gsub("\\\\"; "\\e") | gsub("-"; "\\-") | gsub("(?<start>^|\n)(?<c>[.'])"; "\(.start)\\&\(.c)");
def bold: "\\fB" + escaped + "\\fR";
def italic: "\\fI" + escaped + "\\fR";

def spelling: if .kind == "short" then "-" + .name elif .kind == "long" then "--" + .name else "-" + .name end;

# `--font <family|file>`; in the synopsis by the preferred name alone.
def named(names):
  if .kind == "positional" then "<\(.valueName)>" | italic
  else
    (names | map(spelling | bold) | join(", "))
    + (if .kind == "option" then " " + ("<\(.valueName)>" | italic) else "" end)
  end;

def usage:
  named([.preferredName])
  + (if .isRepeating then " ..." else "" end);

def synopsis:
  [.arguments[]? | select(.shouldDisplay)
    | usage as $usage | if .isOptional then "[\($usage)]" else $usage end];

# The lines behind "Examples:" stay as they are; all else flows.
def discussion:
  split("\n\n")
  | map(split("\n") as $lines
      | if $lines[0] == "Examples:" then
          {examples: ($lines[1:] | map(sub("^ +"; "")))}
        elif startswith("Example: ") then {examples: [ltrimstr("Example: ")]}
        else {text: .} end);

def paragraphs: .[] | select(.text) | ".PP\n" + (.text | escaped);
def examples:
  [.[] | select(.examples) | .examples[]]
  | if length == 0 then empty
    else ".SH EXAMPLES", ".nf", (.[] | escaped), ".fi" end;

def item:
  ".TP\n" + named(.names) + "\n" + ((.abstract // "") | escaped);

def page($names; $others):
  ($names | join("-")) as $title
  | ((.discussion // "") | discussion) as $discussion
  | [ ".TH \($title | ascii_upcase | escaped) 1 \"\($date)\" \"mintmark \($version)\" \"Mintmark\"",
      ".SH NAME", ($title | escaped) + " \\- " + (.abstract | rtrimstr(".") | escaped),
      ".SH SYNOPSIS", ".B " + ($names | join(" ") | escaped),
      (if .subcommands then "<command> ..." | italic else (synopsis | join("\n")) end),
      ".SH DESCRIPTION", (.abstract | escaped), ($discussion | paragraphs),
      (if .subcommands then
         ".SH COMMANDS",
         (.subcommands[] | select(.commandName != "help")
           | ".TP\n" + (($names + [.commandName] | join("-")) | bold) + "(1)\n" + (.abstract | escaped))
       else empty end),
      ([.arguments[]? | select(.shouldDisplay)] | group_by(.sectionTitle // "")
        | sort_by(.[0].sectionTitle == null)[]
        | (".SH " + ((.[0].sectionTitle // (if all(.kind == "positional") then "Arguments" else "Options" end)) | ascii_upcase | escaped)),
          (.[] | item)),
      ($discussion | examples),
      ".SH EXIT STATUS",
      (["0", "done"],
       ["1", "done, and something was found: pictures differ, glyphs are missing"],
       ["64", "the command line is wrong"],
       ["65", "the data is wrong: an unknown locale, YAML that is not valid, a glyph that no font has"],
       ["66", "an input can't be read"],
       ["70", "a defect of the program"],
       ["73", "an output can't be written"],
       ["130", "stopped by Ctrl-C, SIGTERM or SIGHUP: run it again to continue"]
       | ".TP\n" + (.[0] | bold) + "\n" + (.[1] | escaped)),
      ".SH ENVIRONMENT",
      ".TP\n" + ("MINTMARK_FONTS" | bold) + "\n"
        + ("bundled: Mintmark's own fonts only; system: those of this machine only. Unset: Mintmark's fonts, then the system's." | escaped),
      ".TP\n" + ("SOURCE_DATE_EPOCH" | bold) + "\n"
        + ("The date that is written into files with a date, such as PDF, in seconds since 1970." | escaped),
      ".SH SEE ALSO",
      ($others - [$title] | map("\(bold)(1)") | join(", "))
    ]
  | {file: ($title + ".1"), text: (join("\n") + "\n")};

def pages($names; $others):
  page($names; $others),
  (.subcommands[]? | select(.commandName != "help") | . as $command
    | pages($names + [$command.commandName]; [$names | join("-")]));

.command
| [.subcommands[] | select(.commandName != "help") | "mintmark-" + .commandName] as $all
| pages(["mintmark"]; $all)
