import SystemSupport

/// The fonts that are installed with the program: faces reduced to the characters of currency symbols and
/// amounts, in a folder with a list of the faces.
///
/// The list, `fonts.tsv`, has a line of titles and a line for each file. Its fields are separated by
/// tabs: name, family, style, weight (`100-900` for a variable face), SHA-256 digest, and characters as
/// ranges of hexadecimal numbers. `Scripts/fonts` writes it.
package struct FontBundle: FaceCatalog {
  /// A face, and the text of its characters in the list.
  package struct BundledFace {
    package var face: FaceDescription
    var characters: String
  }

  package let entries: [BundledFace]

  static let listName = "fonts.tsv"
  private static let titles = ["file", "family", "style", "weight", "sha256", "characters"]

  /// Reads the list of a bundle's folder; nil if there is no such list.
  ///
  /// - Throws: ``TextError/badFontBundle(path:)`` if the list can't be read or is invalid.
  package init?(folder: FilePath) throws(TextError) {
    let path = folder.appending(Self.listName)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: 1 << 20)
    } catch  where error.code.isAbsence {
      return nil
    } catch {
      throw .badFontBundle(path: path.string)
    }
    guard let entries = Self.entries(bytes, folder: folder) else {
      throw .badFontBundle(path: path.string)
    }
    self.entries = entries
  }

  /// The bundle of the running program, in ``installedFolder``; nil if there is none. A process reads it
  /// only once.
  static func installed() throws(TextError) -> FontBundle? { try found.get() }

  /// The folder of the running program's bundle, `../share/mintmark/fonts` from the folder of the program's
  /// file. It need not exist; nil if the program's file is unknown.
  static var installedFolder: FilePath? {
    guard let program = ProgramFile.path else { return nil }
    return program.removingLastComponent().removingLastComponent()
      .appending("share").appending("mintmark").appending("fonts")
  }

  private static let found = Result<FontBundle?, TextError> { () throws(TextError) in
    guard let folder = installedFolder else { return nil }
    return try FontBundle(folder: folder)
  }

  package func faces(family: String) -> [FaceCandidate] {
    let name = family.lowercased()
    return entries.filter { $0.face.family.lowercased() == name }.map(\.candidate)
  }

  package func faces(covering scalars: [Unicode.Scalar]) -> [FaceCandidate] {
    // Sorted by family like the installed fonts, so that both catalogs choose the same family.
    entries.filter { $0.covers(scalars) }.sorted { $0.face.family < $1.face.family }
      .map(\.candidate)
  }

  /// The entries of a list; nil if the list is invalid.
  private static func entries(_ bytes: [UInt8], folder: FilePath) -> [BundledFace]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }
    func text(_ field: ArraySlice<UInt8>) -> String { String(decoding: field, as: UTF8.self) }
    guard let first = lines.first, fields(first).map(text) == titles, lines.count > 1 else {
      return nil
    }
    let folder = folder.string
    var entries: [BundledFace] = []
    for line in lines.dropFirst() {
      let fields = fields(line)
      // A name with a slash would lead out of the folder.
      guard fields.count == titles.count, !fields[0].isEmpty,
        !fields[0].contains(UInt8(ascii: "/")), let weights = Self.weights(text(fields[3]))
      else { return nil }
      let face = FaceDescription(
        path: "\(folder)/\(text(fields[0]))", index: 0, family: text(fields[1]),
        style: text(fields[2]), weights: weights,
        isVariable: weights.lowerBound < weights.upperBound)
      entries.append(BundledFace(face: face, characters: text(fields[5])))
    }
    return entries
  }

  /// Reads `400` or `100-900`; nil for any other text.
  private static func weights(_ text: String) -> ClosedRange<Double>? {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let weights = parts.compactMap { UInt16(Substring($0)) }.compactMap { FontWeight(Double($0)) }
    guard (1...2).contains(parts.count), weights.count == parts.count, let first = weights.first,
      let last = weights.last, first <= last
    else { return nil }
    return first.value...last.value
  }
}

extension FontBundle.BundledFace {
  fileprivate var candidate: FaceCandidate { FaceCandidate(face: face, families: [face.family]) }

  /// Whether the list of the face's characters contains all the given ones.
  fileprivate func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    let ranges = characters.split(separator: " ").compactMap { text -> ClosedRange<UInt32>? in
      let bounds = text.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
      return first...last
    }
    return scalars.allSatisfy { scalar in ranges.contains { $0.contains(scalar.value) } }
  }
}
