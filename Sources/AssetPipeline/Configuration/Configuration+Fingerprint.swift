import CurrencyLocale
import SystemSupport
import TextOutlines

extension Configuration: Fingerprinted {
  /// Adds everything but the output's folder, on which no byte depends, and the fonts and their
  /// source, which count by their content.
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(locales)
    fingerprint.add(rules)
    fingerprint.add(button)
    fingerprint.add(optimization)
    fingerprint.add(labels)
    fingerprint.add(symbols)
    fingerprint.add(fallback)
    fingerprint.add(naming)
    fingerprint.add(targets)
  }

  /// The fingerprint of everything that a plan is made from but the fonts installed.
  ///
  /// - Parameter fontFiles: ``fontsDigest()``.
  func inputDigest(_ settings: Plan.Settings, fontFiles: Digest) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(settings)
    fingerprint.add(self)
    fingerprint.add(fontFiles)
    return fingerprint.digest()
  }

  /// The fingerprint of the fonts that are named, files by their content and families by name, and of
  /// the currencies' own signs that fonts have.
  ///
  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read.
  func fontsDigest() throws(PipelineError) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(drawableSigns().map(\.text).sorted())
    for font in fonts {
      guard FontStack.isFile(font) else {
        fingerprint.add("family")
        fingerprint.add(font)
        continue
      }
      fingerprint.add("file")
      do {
        fingerprint.add(Digest(of: try FileReader.bytes(of: FilePath(font))))
      } catch { throw .file(error) }
    }
    return fingerprint.digest()
  }
}

extension Plan.Settings: Fingerprinted {
  /// Adds everything but the number of threads and the share, on which no byte of a file depends.
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(version)
    fingerprint.add(sourceDate?.seconds)
  }
}

extension CurrencyRules: Fingerprinted {
  /// Adds the currencies that the rules lead to: two days with the same ones are equal.
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(regionCurrencies)
    fingerprint.add(locales)
    fingerprint.add(ownCodes)
  }
}

extension LocaleSelector: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(include)
    fingerprint.add(exclude)
  }
}

extension LocaleSelector.Pattern: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    switch self {
    case .all: fingerprint.add("all")
    case .identifier(let text):
      fingerprint.add("identifier")
      fingerprint.add(text)
    case .currency(let code):
      fingerprint.add("currency")
      fingerprint.add(code)
    }
  }
}

extension SymbolOverride: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    switch self {
    case .text(let text):
      fingerprint.add("text")
      fingerprint.add(text)
    case .artwork(let path, let frame, let name):
      fingerprint.add("artwork")
      fingerprint.add(path)
      fingerprint.add(frame)
      fingerprint.add(name)
    }
  }
}

extension Fallback: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    switch self {
    case .neutral: fingerprint.add("neutral")
    case .none: fingerprint.add("none")
    case .locale(let identifier):
      fingerprint.add("locale")
      fingerprint.add(identifier)
    }
  }
}
