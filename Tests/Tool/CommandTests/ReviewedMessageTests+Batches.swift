extension ReviewedMessageTests {
  static let configuration = Topic(
    name: "configuration",
    lines: [
      check(""),
      check("version: 2"),
      check("version: 1"),
      check("version: 1\\ntargets: ["),
      check("version: 1\\nversion: 1\\ntargets: [{kind: files}]"),
      check("version: 1\\ntargets: []"),
      check("version: 1\\ntargets: [{kind: windows}]"),
      check("version: 1\\ntargets: &all [{kind: files}]"),
      check("version: 1\\noutput: \"\"\\ntargets: [{kind: files}]"),
      check("version: 1\\ntargets: [{kind: files, name: \"{place}\"}]"),
      check("version: 1\\ntargets: [{kind: files, name: \"{locale\"}]"),
      check("version: 1\\ntargets: [{kind: files, name: same.png}]"),
      check("version: 1\\ntargets: [{kind: files, path: ../out}]"),
      check("version: 1\\ntargets: [{kind: files, path: /out}]"),
      check("version: 1\\ntargets: [{kind: files, path: con}]"),
      check("version: 1\\ntargets: [{kind: files, path: \"out/{scale}\"}]"),
      check("version: 1\\ntargets: [{kind: web, path: \"{locale}\"}]"),
      check("version: 1\\ntargets: [{kind: files, path: .mintmark-x}]"),
      check("version: 1\\ntargets: [{kind: files, scales: [0]}]"),
      check("version: 1\\ntargets: [{kind: files, formats: [gif]}]"),
      check("version: 1\\ntargets: [{kind: xcassets, path: Icons}]"),
      check("version: 1\\ntargets: [{kind: xcassets, namespace: none}]"),
      check("version: 1\\ntargets: [{kind: xcassets}, {kind: react-native, native: true}]"),
      check("version: 1\\ntargets: [{kind: android, prefix: 1a}]"),
      check("version: 1\\ntargets: [{kind: android, package: 1x}]"),
      check("version: 1\\ntargets: [{kind: iconify, prefix: My Icons}]"),
      check("version: 1\\nlocales: [xx_YY]\\ntargets: [{kind: files}]"),
      check("version: 1\\nlocales: [zz_*]\\ntargets: [{kind: files}]"),
      check("version: 1\\nlocales: {exclude: [\"*\"]}\\ntargets: [{kind: files}]"),
      check("version: 1\\nlocales: [{currency: XQQ}]\\ntargets: [{kind: files}]"),
      check("version: 1\\non: 2025-02-30\\ntargets: [{kind: files}]"),
      check("version: 1\\non: 1995-01-01\\ntargets: [{kind: files}]"),
      check("version: 1\\ncurrencies: {BG: EUX}\\ntargets: [{kind: files}]"),
      check("version: 1\\ncurrencies: {BG: [EUR]}\\ntargets: [{kind: files}]"),
      check("version: 1\\ncurrencies: {ZY: EUR}\\ntargets: [{kind: files}]"),
      check("version: 1\\ncurrencies: {bg_BGG: EUR}\\ntargets: [{kind: files}]"),
      check("version: 1\\nsymbols: {EURO: {text: E}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nsymbols: {TOKENS: {text: T}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {tnit: red}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {tint: bluish}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {tint: }\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {size: big}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {ring: round}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbutton: {font: [missing.otf]}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbuttons: {Add: {}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbuttons: {add: {bage: plus}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nbuttons: {add: {}}\\ntargets: [{kind: files, buttons: [ad]}]"),
      check("version: 1\\nbuttons: {add: {}}\\ntargets: [{kind: files, buttons: [add, add]}]"),
      check("version: 1\\ntargets: [{kind: files, buttons: [add]}]"),
      check("version: 1\\ntargets: [{kind: files, name: \"{button}.{format}\"}]"),
      check("version: 1\\nnaming: number\\ntargets: [{kind: files}]"),
      check("version: 1\\ntargets: [{kind: android, tint: \"?colorPrimary\"}]"),
      check("version: 1\\ntargets: [{kind: android, formats: [png], tint: \"?attr/x\"}]"),
      check("version: 1\\ntargets: [{kind: web, package: My Badges}]"),
      check("version: 1\\nlabels: {xx_YY: Pay}\\ntargets: [{kind: files}]"),
      check("version: 1\\nsymbols: {EUR: {text: \" \"}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nsymbols: {EUR: {text: E, path: e.svg}}\\ntargets: [{kind: files}]"),
      check("version: 1\\nsymbols: {EUR: {path: e.svg}}\\ntargets: [{kind: files}]"),
      artwork(""),
      artwork("<svg"),
      artwork("<p/>"),
      artwork("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
      artwork("<svg><path d=\"M0 0h1v1z\" style=\"transform:rotate(9)\"/></svg>"),
      artwork("<svg><path d=\"M0 0h1v1z\" stroke=\"red\"/></svg>"),
      artwork("<svg><text>CHF</text></svg>"),
      artwork("<svg><path d=\"M0 0h1v1z\"/><path d=\"M0 0h1v1z\" fill=\"red\"/></svg>"),
      artwork("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
    ])

  static let comparisons = Topic(
    name: "comparisons",
    lines: [
      "echo text > a.png; mintmark diff a.png a.png",
      "mintmark render en_US -o a.png; head -c 200 a.png > b.png; mintmark diff a.png b.png",
      "touch a.png; mintmark diff a.png a.png",
      "mintmark render en_US -o a.png; mintmark render fr_CH -o b.png; mintmark diff a.png b.png",
      "mintmark render en_US -o a.png; mintmark diff a.png a.png -o nowhere/d.png",
      "mintmark snapshot verify references pictures",
      "mkdir references pictures; mintmark snapshot verify references pictures",
      "mkdir references; mintmark snapshot verify references pictures",
      "mkdir a; mintmark render en_US -o a/a.png; cp -r a b; "
        + "mintmark snapshot verify a b --junit nowhere/x.xml",
      "mkdir a; mintmark render en_US -o a/a.png; cp -r a b; touch r; "
        + "mintmark snapshot verify a b --report r",
      "mkdir a; mintmark render en_US -o a/a.png; mintmark snapshot verify a a",
      "mkdir a b; mintmark render en_US -o a/a.png; mintmark snapshot verify a b",
      "mkdir a b; mintmark render en_US -o a/a.png; mintmark render fr_CH -o b/a.png; "
        + "mintmark snapshot verify a b",
      "mkdir a b; mintmark render en_US -o a/a.png; mintmark snapshot record b a --in-ci; "
        + "mintmark snapshot verify b a",
    ])

  static let batches = Topic(
    name: "batches",
    lines: [
      coloured("[light, dark]", ""),
      coloured("[dark]", ""),
      coloured("[light]", " --quiet"),
      batch("--shard 3"),
      batch("--shard 3/2"),
      "SOURCE_DATE_EPOCH=-1; export SOURCE_DATE_EPOCH; " + batch(""),
      batch("--output /proc/mintmark"),
      "SOURCE_DATE_EPOCH=today; export SOURCE_DATE_EPOCH; " + batch(""),
      "mkdir -p out; echo mine > out/en_US.svg; " + batch(""),
      "touch out; " + batch(""),
      "touch out; " + batch("--check"),
      batch("--output a") + "; touch file; mintmark merge a --output file",
      "mkdir out; exec 9< out; flock 9; " + batch(""),
      "mkdir out; ln -s nowhere out/.mintmark-manifest.json; " + batch(""),
      batch("") + "; echo '{}' > out/.mintmark-manifest.json; mintmark batch -q",
      batch("") + "; echo mine > out/en_US.svg; mintmark batch -q --take-over; "
        + "sed -i s/en_US/de_DE/ mintmark.yml; echo mine > out/en_US.svg; mintmark batch -q",
      batch("")
        + "; sed 's/^targets/button: { ring: filled }\\ntargets/' mintmark.yml > other.yml; "
        + "mintmark batch other.yml -q",
      "mintmark merge a b --output out",
      "mkdir a; mintmark merge a --output out",
      batch("--shard 1/2 --output a") + "; mintmark merge a --output out",
      batch("--shard 1/2 --output a") + "; mintmark merge a a --output out",
      batch("--output a") + "; mintmark batch -q --shard 1/2 --output b; "
        + "mintmark merge a b --output out",
      batch("--output a") + "; echo mine > a/en_US.svg; mintmark merge a --output out -q",
      batch("--output a") + "; mkdir out; echo mine > out/en_US.svg; mintmark merge a --output out",
    ])

  private static func check(_ text: String) -> String {
    "printf '\(text)\\n' > mintmark.yml; mintmark batch --check"
  }

  private static func artwork(_ svg: String) -> String {
    "echo '\(svg)' > e.svg; "
      + check("version: 1\\nsymbols: {EUR: {path: e.svg}}\\ntargets: [{kind: files}]")
  }

  /// A batch with a tint that is hard to see on white.
  private static func coloured(_ appearances: String, _ options: String) -> String {
    "printf 'version: 1\\noutput: out\\nlocales: [en_US]\\nbutton: {tint: yellow}\\n"
      + "targets: [{kind: files, appearances: \(appearances)}]\\n' > mintmark.yml; "
      + "mintmark batch\(options) > /dev/null 2> messages; grep warning messages >&2"
  }

  /// A batch of one file, `out/en_US.svg`.
  private static func batch(_ options: String) -> String {
    "printf 'version: 1\\noutput: out\\nlocales: [en_US]\\n"
      + "targets: [{kind: files, formats: [svg], name: \"{locale}.svg\"}]\\n' "
      + "> mintmark.yml; mintmark batch -q" + (options.isEmpty ? "" : " " + options)
  }
}
