import ImageSnapshots

import AssetPipeline

extension FuzzTarget {
  /// Name templates: a template is its pieces, and no value begins a folder or ends the name.
  static let nameTemplate = FuzzTarget("name-template") {
    { bytes in
      let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let text = String(decoding: halves[0], as: UTF8.self)
      let value = halves.count == 2 ? String(decoding: halves[1], as: UTF8.self) : "\u{7}a/b\"\\"
      if (try? OutputPath.check(text)) != nil {
        try law(OutputPath.isBelowOutput(text), "'\(text)' is allowed and can't be followed")
      }
      guard let template = try? NameTemplate(text) else { return }
      let pieces = template.pieces.map { piece in
        switch piece {
        case .literal(let text): text
        case .field(let field): "{\(field.rawValue)}"
        }
      }
      try law(pieces.joined().utf8.elementsEqual(text.utf8), "'\(text)' has the pieces \(pieces)")
      let empty = template.name { _ in "" }
      let name = template.name { _ in value }
      let slash = UInt8(ascii: "/")
      try law(
        name.utf8.count { OutputPath.isReserved($0) }
          == empty.utf8.count { OutputPath.isReserved($0) },
        "'\(text)' with '\(value)' is '\(name)'")
      try law(
        name.utf8.count { $0 == slash } == empty.utf8.count { $0 == slash },
        "the value '\(value)' makes folders of '\(name)'")
    }
  }

  /// Locale patterns: `*` is everything, and a pattern without it is itself alone.
  static let localePattern = FuzzTarget("locale-pattern") {
    { bytes in
      let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let texts = halves.map { String(decoding: $0, as: UTF8.self) }
      let text = texts.count == 2 ? texts[1] : texts[0]
      let pattern = LocaleSelector.Pattern.identifier(texts[0])
      func isMatch(_ pattern: LocaleSelector.Pattern, _ text: String) -> Bool {
        LocaleMatcher(pattern).matches(LocaleMatcher.plain(text), currency: "EUR")
      }
      if pattern.single == nil {
        let stars = LocaleSelector.Pattern.identifier("*\(texts[0])*")
        try law(
          !isMatch(pattern, text) || isMatch(stars, text),
          "'\(texts[0])' matches '\(text)', but not with stars around it")
      } else {
        try law(isMatch(pattern, texts[0]), "'\(texts[0])' is not itself")
      }
    }
  }

  /// Snapshot names: legal on every file system, and different for different texts.
  static let snapshotName = FuzzTarget("snapshot-name") {
    { bytes in
      let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let texts = halves.map { String(decoding: $0, as: UTF8.self) }
      let names = texts.map(SnapshotName.fileName)
      for (text, name) in zip(texts, names) {
        try law((1...120).contains(name.utf8.count), "'\(name)' has \(name.utf8.count) bytes")
        let problem = Result { try OutputPath.check(name) }
        try law(
          !name.contains("/") && (try? problem.get()) != nil, "'\(text)' becomes '\(name)'")
      }
      if let first = texts.first, let last = texts.last,
        !first.unicodeScalars.elementsEqual(last.unicodeScalars)
      {
        try law(names.first != names.last, "'\(first)' and '\(last)' are both \(names[0])")
      }
    }
  }
}
