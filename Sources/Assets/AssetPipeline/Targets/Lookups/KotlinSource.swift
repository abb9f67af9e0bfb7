/// The parts of generated Kotlin that apps for Android and for Compose Multiplatform share.
enum KotlinSource {
  /// The places of a lookup's template that hold the same data everywhere.
  static func places(_ lookups: Lookups, package: String) -> [String: String] {
    [
      "header": SourceText.kotlinHeader(package: package),
      "buttons": SourceText.lines(lookups.buttons) { "\(constant($0.identifier))," },
      "currencies": SourceText.table(lookups.currencies),
      "drawings": SourceText.tables(lookups.drawings) { index, entries in
        """
        private val drawings\(index): Map<String, String> by lazy {
            table(
                \"""
        \(SourceText.indented(SourceText.table(entries), by: 8))
                \""",
            )
        }
        """
      },
      "titles": SourceText.tables(lookups.titles) { index, entries in
        "private val titles\(index): Map<String, String> by lazy {\n    mapOf(\n"
          + SourceText.lines(entries) { "        \(quoted($0.key)) to \(quoted($0.value))," }
          + "\n    )\n}"
      },
    ]
  }

  /// The entry of a button in a lookup's function `details`.
  ///
  /// - Parameters:
  ///   - fallback: the expression for the fallback; nil for none.
  ///   - hasSides: whether the lookup has to choose the side of a drawing, by its name, because the platform
  ///     does not.
  static func details(_ button: Lookups.Button, fallback: String?, hasSides: Bool) -> String {
    let sides = hasSides ? "\n        hasTwoSides = \(button.hasTwoSides)," : ""
    return """
      Button.\(constant(button.identifier)) ->
          Details(
              prefix = \(quoted(button.prefix)),
              fallback = \(fallback ?? "null"),\(sides)
              hasLabels = \(button.hasLabels),
              height = \(SourceLiteral.decimal(button.height)),
              drawings = drawings\(button.drawings),
              titles = titles\(button.titles),
          )
      """
  }

  /// The replacements for words of a template.
  static func words(_ rendered: RenderedTarget) -> [String: String] {
    ["FIRST_BUTTON": constant(rendered.firstButton)]
  }

  /// The enumeration constant for a button's name.
  static func constant(_ name: String) -> String { name.uppercased() }

  static func quoted(_ text: String) -> String {
    SourceLiteral.quoted(text, escapesDollar: true)
  }

  /// A property with a map of many entries. It is split into several functions, because the size of a function
  /// is limited (64 KiB of bytecode in the Java virtual machine).
  ///
  /// - Parameters:
  ///   - name: the property's name, such as `drawables`.
  ///   - type: the type of the map.
  ///   - entries: the entries as code.
  ///   - partSize: the number of entries of one function.
  static func map(_ name: String, _ type: String, _ entries: [String], partSize: Int) -> String {
    let starts = Array(stride(from: 0, to: max(entries.count, 1), by: partSize))
    let parts = starts.enumerated().map { index, start in
      "private fun \(name)\(index)(): \(type) = mapOf(\n"
        + SourceText.lines(Array(entries.dropFirst(start).prefix(partSize))) { "    \($0)," }
        + "\n)"
    }
    let sum = starts.indices.map { "\(name)\($0)()" }.joined(separator: " + ")
    return (["private val \(name): \(type) by lazy { \(sum) }"] + parts)
      .joined(separator: "\n\n")
  }
}
