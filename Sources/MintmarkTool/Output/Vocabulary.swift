/// Words that users of other tools type, with the answer for each.
///
/// Suggestions by similarity can't find these: `--dark` is near `--gap`, and `compare` near `compose`.
package enum Vocabulary {
  /// Answers, each under words that are separated by spaces.
  package typealias Rows = KeyValuePairs<String, String>

  /// The answer in the first row that has the word; nil if none has it.
  static func answer(for word: String, in rows: Rows) -> String? {
    rows.first { isWord(word, of: $0.key) }?.value
  }

  private static func isWord(_ word: String, of key: String) -> Bool {
    key.split(separator: " ").contains { $0 == word }
  }

  /// The answer for an option, without its hyphens, of a command such as `snapshot verify`.
  static func option(_ name: String, of command: String) -> String? {
    options.lazy.filter { commandNames($0.key).contains(command) }
      .compactMap { answer(for: name, in: $0.value) }.first
  }

  /// The commands that a key of ``options`` names, such as `render` and `symbols preview`.
  package static func commandNames(_ key: String) -> [String] {
    key.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
  }

  /// The answer for a subcommand of a command. The root command is the empty text.
  static func command(_ name: String, of parent: String) -> String? {
    commands.first { $0.key == parent }.flatMap { answer(for: name.lowercased(), in: $0.value) }
  }

  /// The known name that is the answer to a word of another tool; nil if there is none.
  static func value(_ word: String, among names: [String]) -> String? {
    values.first { names.contains($0.value) && isWord(word.lowercased(), of: $0.key) }?.value
  }

  /// The answers for options, under the commands that they are for.
  package static let options: KeyValuePairs<String, Rows> = [
    "": [
      "v V Version version-info": "use --version",
      "? H usage man info": "use --help",
    ],
    "render": [
      "locale lang language l": "give the locale alone, as in 'mintmark render en_US'",
      "country region": "give a locale of the country, as in 'mintmark render fr_CH'",
      "all locales world": "use 'mintmark sheet --all', or 'mintmark batch' for a file per locale",
      "symbol sign glyph char": "use --text, or --currency for a currency's symbol",
      "code iso c": "use --currency",
      "fallback default": "use --fallback-symbol",
      "json": "use --geometry, which prints the numbers as JSON",
      "config": "use 'mintmark batch', which draws what a configuration lists",
      "stdin": "leave it out: nothing is read from standard input",
      "currencies": "use --currency, one for each picture",
      "dry-run": "use --geometry, which draws nothing",
      "watch": "use 'mintmark batch --watch', or 'mintmark preview'",
    ],
    "sheet": [
      "locale locales lang language l country region":
        "give the locales alone, as in 'mintmark sheet en_US fr_CH'",
      "cols column per-row tile": "use --columns",
      "rows": "use --columns, which decides the rows too",
      "world": "use --all",
      "config": "use 'mintmark batch', which draws what a configuration lists",
      "count n": "leave it out: every locale that is named is drawn",
    ],
    "audit": [
      "currency": "'mintmark locales | grep EUR' lists the locales of a currency",
      "fix write": "leave it out: audit changes nothing",
      "csv junit": "use --json",
      "locales": "give the locales alone, as in 'mintmark audit en_US fr_CH'",
      "contrast metrics measures geometry figures": "use --design, which prints it",
      "limits threshold max min": "use --design and --limit, as in --limit stem=0.6",
      "strict fail error-on-warnings":
        "leave it out: a finding already exits with 1; --require-fonts adds missing fonts",
    ],
    "locales, audit": [
      "locale lang language l": "give the locales alone, as in 'mintmark locales en_US fr_CH'",
      "currency symbol code filter search grep": "search the table: 'mintmark locales | grep EUR'",
      "country region": "search the table: 'mintmark locales | grep _CH'",
    ],
    "locales, fonts": [
      "list": "leave it out: the whole table is printed"
    ],
    "locales, fonts, colors": [
      "yaml": "use --json or --csv",
      "sort": "add '| sort'",
      "format output f o": "use --json or --csv, and > FILE for a file",
    ],
    "fonts": [
      "install": "leave it out: 'make fonts', in a clone of the repository, installs fonts",
      "script": "search the table: 'mintmark fonts | grep Arab'",
      "list-missing missing check": "use 'mintmark audit --require-fonts'",
    ],
    "colors": [
      "all list": "use --css to add the CSS names",
      "hex rgb": "leave it out: the table has the hexadecimal values",
      "dark light names appearance": "leave it out: the table has all of it",
      "tint color text": "search the table: 'mintmark colors --css | grep red'",
    ],
    "badge": [
      "color colour background background-color bg fill fill-color accent":
        "use --tint for the capsule, or --foreground for the text",
      "text-color text-colour font-color fg": "use --foreground",
      "size width height w s diameter": "use --min-width, the diameter in points",
      "count value number n": "give the value alone, as in 'mintmark badge 42'",
      "overflow limit": "use --max, as in --max 99",
      "shape radius corner-radius": "leave it out: a badge is a circle or a capsule",
      "font-weight bold": "use --weight, as in --weight bold",
      "font-size": "use --text-style or --text-size",
      "stroke stroke-color": "use --border and --border-color",
      "stroke-width line-width border-width": "use --border",
      "lang language l": "use --locale",
    ],
    "render, sheet, audit": [
      "width height w s dimensions geometry-size": "use --size, the height in points",
      "color colour fill fill-color fill-colour accent accent-color tint-color foreground fg":
        "use --tint",
      "stroke stroke-color": "use --tint: ring and symbol have one colour",
      "stroke-width line-width thickness border border-width":
        "use --ring-width, a fraction of the size such as 0.06",
      "bg background-color background-colour": "use --background",
      "no-badge": "use --badge none",
      "no-ring": "use --ring none",
      "toolbar": "use --ring toolbar",
      "filled solid": "use --ring filled",
      "outline outlined": "use --ring outline",
      "plus": "use --badge plus",
      "minus": "use --badge minus",
      "icon mark": "use --badge",
      "badge-color badge-colour": "use --tint: the badge has the button's colour",
      "ring-color ring-colour": "use --tint: ring and symbol have one colour",
      "resize": "use --size, the height in points",
      "badge-position badge-place position corner": "use --badge-corner",
      "bold": "use --weight bold",
      "font-weight": "use --weight",
      "font-family": "use --font",
      "font-size": "use --symbol-scale, a fraction of the button's size",
      "rtl": "use --direction rtl",
      "ltr": "use --direction ltr",
      "dir layout-direction": "use --direction",
      "narrow short": "use --symbol-form narrow",
      "margin inset": "use --padding",
      "radius corner-radius rounded": "leave it out: the ring is a circle",
      "shadow glow blur": "leave it out: shadows and blurs are not drawn",
      "date day": "use --on, as in --on 2025-12-31",
      "style variant look": "use --ring, as in --ring filled",
      "opacity alpha":
        "write it into the colour: the last two digits of --tint '#0000FF80' are the opacity",
      "no-mirror": "leave it out: a button is mirrored with --mirror only",
      "transparent": "leave it out: without --background the ground is transparent",
    ],
    "compose": [
      "i in input file f": "give the file alone, as in 'mintmark compose tiles.yml'",
      "size width height w color tint background locale text":
        "write it in the file that describes the components",
    ],
    "render, sheet, badge, compose, symbols preview": [
      "dark dark-mode darkmode night theme mode scheme color-scheme": "use --appearance dark",
      "light light-mode lightmode": "use --appearance light, which is the default",
      "high-contrast increased-contrast": "use --contrast increased",
      "out outfile out-file output-file filename file O dest destination export-filename e to":
        "use -o",
      "dpi density resolution d z zoom x r ppi device-pixel-ratio retina":
        "use --scale, the pixels per point: --scale 2",
      "1x 2x 3x 4x @2x @3x": "use --scale, the pixels per point: --scale 2",
      "type t f ext extension": "use --format, or let the name end in .svg",
      "quality compress compression level": "use --optimize 0 to 3; every level keeps all pixels",
      "force overwrite y yes": "leave it out: the file is replaced",
      "verbose debug quiet silent q v": "leave it out: only errors and warnings are printed",
      "stdout": "use -o -",
      "alt description desc name aria-label": "use --title",
    ],
    "diff, snapshot verify": [
      "fuzz fuzziness delta": "use --tolerance, or --strategy perceptual",
      "perceptual": "use --strategy perceptual",
      "exact strict": "use --strategy exact, which is the default",
      "structural ssim": "use --strategy structural",
      "max-diff max-delta": "use --max-difference",
      "max-diff-pixels max-differences maxDiffPixels": "use --max-pixels",
      "max-diff-pixel-ratio max-percent percent maxDiffPixelRatio": "use --max-ratio",
      "mask region": "use --ignore",
      "ignore-antialiasing no-antialias no-antialiasing antialiasing aa":
        "use --strategy perceptual, which doesn't count anti-aliasing",
      "includeAA include-aa": "use --count-antialiased",
    ],
    "diff": [
      "out outfile output-file f O": "use -o",
      "update accept report junit": "use 'mintmark snapshot verify', which compares folders",
      "quiet q": "leave it out: one line is printed, and the exit code is 1 for a difference",
      "expected actual a b": "give the two pictures alone, as in 'mintmark diff a.png b.png'",
      "resize": "leave it out: pictures of different sizes differ",
    ],
    "snapshot verify": [
      "exclude": "use --only with the names to compare",
      "retries retry": "leave it out: the same pictures always give the same result",
      "references reference baseline expected actual":
        "give the two folders alone, as in 'mintmark snapshot verify Snapshots build/icons'",
      "dry-run n": "leave out --update: without it nothing is changed",
      "record accept approve update-snapshots update-references u write":
        "use --update changed, or another value of --update",
      "output out html o": "use --report",
      "reporter": "use --report, --junit, --summary or --json",
      "filter f grep pattern include": "use --only",
      "ci": "use --in-ci, together with --update",
      "fail-fast bail x": "leave it out: all pictures are compared",
    ],
    "snapshot record": [
      "force f":
        "leave it out, or use --allow-mass-removal to delete more than half of the references",
      "only filter": "use 'mintmark snapshot verify', with --update all and --only",
      "ci": "use --in-ci",
      "all": "leave it out: all pictures are recorded",
      "dry-run n": "use 'mintmark snapshot verify', which shows what differs",
    ],
    "snapshot accept": [
      "filter grep pattern include": "use --only",
      "reference references ref baseline into output o":
        "name the folder of references after the report",
      "ci": "use --in-ci",
      "all force f y yes": "leave it out: all pictures of the report are accepted",
      "dry-run n": "leave it out, and look at the report's page",
      "delete prune obsolete": "use 'mintmark snapshot verify' with --update obsolete",
    ],
    "batch": [
      "threads parallel workers concurrency": "use --jobs",
      "check verify n simulate dry": "use --dry-run",
      "w": "use --watch",
      "force f overwrite y": "use --take-over to replace files that no run of batch wrote",
      "clean prune delete": "leave it out: batch removes the files that it no longer plans",
      "locale locales lang only filter l": "list the locales in the configuration, under 'locales'",
      "target platform": "list the kinds in the configuration, under 'targets'",
      "format scale size tint dark appearance":
        "write it in the configuration, under 'button' or a target",
      "verbose debug v": "leave it out: each step is printed unless --quiet is given",
    ],
    "batch, preview": [
      "config c configuration file f": "give the file alone, as in 'mintmark batch app.yml'"
    ],
    "batch, preview, merge": [
      "out dir outdir output-dir dest d": "use --output"
    ],
    "preview": [
      "locale locales lang": "list the locales in the configuration, under 'locales'",
      "port host serve": "leave it out: the page needs no server",
      "open browser": "leave it out, and open the printed address in a browser",
      "watch": "leave it out: the page follows the configuration unless --once is given",
    ],
    "init": [
      "force f overwrite": "move the old file away, or name another file with -o",
      "target kind type platform": "give the target alone, as in 'mintmark init android'",
      "all": "use --world",
      "out outfile file config": "use -o",
      "format": "leave it out: a configuration is YAML",
      "y yes": "leave it out: nothing is asked",
    ],
    "symbols make": [
      "out outfile file f": "use -o",
      "weight weights": "give three drawings: ultralight, regular and black",
      "name": "leave it out: the symbol has the name of its file",
      "scale size": "leave it out: a template has all sizes",
      "force overwrite y": "leave it out: the file is replaced",
    ],
    "symbols lint": [
      "fix": "leave it out: each finding says how to fix it",
      "strict": "leave it out: a finding already exits with 1",
    ],
    "symbols preview": [
      "weight weights": "leave it out: all nine weights are drawn"
    ],
    "schema": [
      "o output out": "add '> mintmark.schema.json'"
    ],
  ]

  /// The answers for unknown commands, under the command before them.
  package static let commands: KeyValuePairs<String, Rows> = [
    "": [
      "draw create generate gen make convert export build run all icon icons button image write print":
        "use 'mintmark render' for one icon, or 'mintmark batch' for all of a mintmark.yml",
      "verify test regression": "did you mean 'mintmark snapshot verify'?",
      "record save": "did you mean 'mintmark snapshot record'?",
      "approve update": "use 'mintmark snapshot verify' with --update changed",
      "accept": "did you mean 'mintmark snapshot accept'?",
      "compare cmp comparison":
        "use 'mintmark diff' for two pictures, or 'mintmark snapshot verify' for two folders",
      "check lint validate":
        "use 'mintmark audit' for locales, 'mintmark batch --dry-run' for a mintmark.yml, or "
        + "'mintmark symbols lint' for templates",
      "version": "did you mean 'mintmark --version'?",
      "completion completions": "use 'mintmark --generate-completion-script bash', zsh or fish",
      "man manual usage docs /?": "did you mean 'mintmark help'?",
      "help": "use 'mintmark help', and a command if you like",
      "list ls list-locales currencies countries languages show":
        "did you mean 'mintmark locales'?",
      "palette tints": "did you mean 'mintmark colors'?",
      "symbol":
        "use 'mintmark render' for a currency's symbol, or 'mintmark symbols' for SF Symbols",
      "tile tiles row grid component": "use 'mintmark compose', which draws what a file describes",
      "gallery page": "use 'mintmark init gallery', and 'mintmark batch'",
      "watch serve dev": "use 'mintmark batch --watch', or 'mintmark preview'",
      "clean": "use 'mintmark batch', which removes the files that it no longer plans",
      "new config setup start configure": "did you mean 'mintmark init'?",
      "install": "use 'make install', in a clone of the repository",
      "mintmark": "leave the second 'mintmark' out",
      "render-all": "did you mean 'mintmark batch'?",
    ],
    "snapshot": [
      "test check compare diff run": "did you mean 'mintmark snapshot verify'?",
      "create save new write": "did you mean 'mintmark snapshot record'?",
      "update approve": "use 'mintmark snapshot verify' with --update changed",
      "help": "did you mean 'mintmark help snapshot'?",
    ],
    "symbols": [
      "check validate verify test": "did you mean 'mintmark symbols lint'?",
      "create new generate build convert": "did you mean 'mintmark symbols make'?",
      "show draw view render": "did you mean 'mintmark symbols preview'?",
      "list ls": "use lint, preview or make",
      "help": "did you mean 'mintmark help symbols'?",
    ],
  ]

  /// Other words for the values of options. The answer is the value. A row applies to options that have this
  /// value.
  private static let values: Rows = [
    "night black darkmode dark-mode": "dark", "day white lightmode light-mode": "light",
    "high more higher": "increased", "normal default regular long": "standard",
    "fill solid full disc": "filled", "circle line stroke stroked border": "outline",
    "no false off 0 hidden nothing": "none", "add + new": "plus",
    "remove delete - subtract": "minus", "check tick ok done ✓ ✔": "checkmark",
    "x cross close cancel ×": "xmark", "! warning alert error": "exclamation",
    "right-to-left right": "rtl", "left-to-right left": "ltr", "short small": "narrow",
    "iso": "code", "ssim": "structural", "pixelmatch": "yiq",
    "fuzzy odiff pixelmatch": "perceptual", "pixel identical strict": "exact", "everything": "all",
    "added new": "missing", "ios xcode apple macos swift swiftui asset-catalog": "xcassets",
    "kmp cmp multiplatform kotlin-multiplatform jetbrains": "compose-multiplatform",
    "kotlin java drawable": "android", "react js npm javascript html css": "web",
    "rn expo": "react-native", "dart": "flutter", "png svg pdf folder": "files",
    "xml vector drawable vectordrawable avd": "android",
    "mintmark.yml configuration config yml yaml": "batch", "component components": "compose",
  ]

  /// The fix for a surplus argument, by command.
  static let extraArguments: Rows = [
    "render": "give one locale: 'mintmark sheet' and 'mintmark batch' draw several",
    "badge": "give one value: a text with spaces needs quotes, and --text has no value of its own",
    "diff": "give two pictures, and the file for their difference with -o",
    "batch preview": "give one configuration",
    "compose": "give one file",
    "init": "give one target, or --world for all",
    "fonts": "'mintmark locales ar_AE' names a locale's font, and --font adds one of your own",
    "colors": "leave it out: the whole table is printed",
  ]

  /// File extensions of picture formats that Mintmark does not write.
  static let foreignFormats: Rows = [
    "jpg jpeg": "JPEG", "webp": "WebP", "gif": "GIF", "ico": "ICO", "bmp": "BMP",
    "tif tiff": "TIFF", "heic heif": "HEIC", "avif": "AVIF", "eps ps": "PostScript",
    "ai": "Illustrator", "icns": "ICNS", "svgz": "compressed SVG",
  ]
}

extension Vocabulary {
  /// Signs and names of currencies, in lower case, with the code.
  static let currencies: Rows = [
    "€ euro euros": "EUR", "$ dollar dollars us$ buck": "USD",
    "£ pound pounds sterling quid": "GBP", "¥ yen": "JPY", "yuan renminbi rmb": "CNY",
    "fr. sfr franc francs franken": "CHF", "₹ rupee rupees": "INR", "₩ won": "KRW",
    "₽ ruble rubles rouble": "RUB", "₺ lira": "TRY", "₴ hryvnia": "UAH", "₪ shekel shekels": "ILS",
    "₫ dong": "VND", "฿ baht": "THB", "₦ naira": "NGN", "₱": "PHP", "r$ real reais": "BRL",
    "zł zloty złoty": "PLN", "peso pesos": "MXN", "krona kronor": "SEK", "krone kroner": "NOK",
    "₿ bitcoin btc xbt": "BTC", "rand": "ZAR", "dirham dirhams": "AED", "riyal": "SAR",
    "koruna": "CZK", "forint": "HUF", "₸ tenge": "KZT", "₾ lari": "GEL",
  ]

  /// Names of countries that are not the English ones of the locale data, in lower case, with the code. A hyphen
  /// stands for a space.
  static let countries: Rows = [
    "usa america": "US", "uk britain england great-britain": "GB", "deutschland": "DE",
    "schweiz suisse svizzera": "CH", "österreich": "AT", "italia": "IT", "españa": "ES",
    "holland": "NL", "polska": "PL", "czech-republic": "CZ", "turkey": "TR", "korea": "KR",
    "uae emirates": "AE", "méxico": "MX", "brasil": "BR", "china": "CN", "hong-kong": "HK",
    "macao macau": "MO", "myanmar burma": "MM", "ivory-coast": "CI", "palestine": "PS",
    "bosnia": "BA", "macedonia": "MK",
  ]

  /// Names of languages, in lower case, with a locale.
  static let languages: Rows = [
    "english eng": "en_US", "british": "en_GB", "german deutsch ger deu": "de_DE",
    "french français fra fre": "fr_FR", "spanish español spa": "es_ES",
    "italian italiano": "it_IT", "portuguese português": "pt_BR", "dutch nederlands": "nl_NL",
    "polish polski": "pl_PL", "russian": "ru_RU", "chinese": "zh_CN", "japanese": "ja_JP",
    "korean": "ko_KR", "arabic": "ar_EG", "hindi": "hi_IN", "turkish": "tr_TR", "swedish": "sv_SE",
    "norwegian": "nb_NO", "danish": "da_DK", "finnish": "fi_FI", "czech": "cs_CZ",
    "greek": "el_GR", "hebrew": "he_IL", "thai": "th_TH", "ukrainian": "uk_UA",
  ]

  /// Other words in place of a locale, in lower case.
  static let localeWords: Rows = [
    "help": "use --help",
    "all * any every": "use 'mintmark sheet --all', 'mintmark locales' or 'mintmark batch'",
    "- stdin": "nothing is read from standard input: name a locale, such as 'en_US'",
    "c posix default system": "name one, such as 'en_US'",
    "plus minus checkmark xmark": "name a locale, such as 'en_US', and the mark with --badge",
  ]
}
