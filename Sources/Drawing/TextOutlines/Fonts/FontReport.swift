internal import CHarfBuzz
import SystemSupport

/// A script and the font that draws it.
package struct FontReport: Hashable, Sendable {
  /// The ISO 15924 code, such as `Arab`; `Zyyy` for signs common to all scripts.
  package var script: String
  /// The script's name in English.
  package var scriptName: String
  /// The face that draws the script.
  package var face: FaceDescription
  /// The weight that is drawn: the face's weight that is nearest to the requested one.
  package var weightUsed: Double
  /// The version in the font's `name` table; empty if there is none.
  package var version: String
  /// The SHA-256 digest of the file, 64 hex digits.
  package var sha256: String
}

extension Typesetter {
  /// A report for each script that a font can draw: common signs (`Zyyy`) first, then Latin, then in the
  /// order of the scripts' first letters in Unicode.
  ///
  /// A script's face is that of its first letter (the dollar sign for `Zyyy`). If no font has that letter,
  /// it is the face of the script's Noto Sans family.
  ///
  /// - Parameters:
  ///   - weight: the requested weight.
  ///   - scripts: ISO 15924 codes; nil for all.
  /// - Throws: ``TextError`` if a font can't be read.
  package func fontReport(
    weight: FontWeight = .semibold, scripts: Set<String>? = nil
  ) throws(TextError) -> [FontReport] {
    var rows: [FontReport] = []
    for (script, letter) in Self.letters where scripts?.contains(script) ?? true {
      let face: Face
      do {
        face = try withChooser(weight) { chooser throws(TextError) in
          try chooser.reportedFace(letter, script: script)
        }
      } catch  where error.isMissingGlyph { continue }
      rows.append(
        FontReport(
          script: script, scriptName: NotoFamilies.scriptName(script), face: face.description,
          weightUsed: face.weight, version: face.version,
          sha256: try digest(of: face.description)))
    }
    return rows
  }

  /// The version in the `name` table of a face's file; empty if there is none.
  ///
  /// - Throws: ``TextError`` if the file can't be read.
  package func version(of face: FaceDescription) throws(TextError) -> String {
    if let known = versions[face] { return known }
    let version = try Face(face, weight: .regular).version
    versions[face] = version
    return version
  }

  /// The SHA-256 digest of a face's file, 64 hex digits. The file is read again only if it has changed.
  ///
  /// - Throws: ``TextError`` if the file can't be read.
  package func digest(of face: FaceDescription) throws(TextError) -> String {
    let version = FileVersion(path: FilePath(face.path))
    if let version, let known = digests[version] { return known }
    do {
      let digest = SHA256.hex(try FileReader.bytes(of: FilePath(face.path)))
      if let version { digests[version] = digest }
      return digest
    } catch { throw .unreadableFont(error) }
  }

  /// The first letter of each script in Unicode, after the dollar sign for `Zyyy`.
  private static let letters: [(script: String, letter: Unicode.Scalar)] = {
    var found: Set<String> = ["Zyyy"]
    var letters: [(String, Unicode.Scalar)] = [("Zyyy", "$")]
    for value: UInt32 in 0x41...0x2_0000 {
      guard let scalar = Unicode.Scalar(value),
        [.uppercaseLetter, .lowercaseLetter, .otherLetter].contains(
          scalar.properties.generalCategory)
      else { continue }
      let script = Itemizer.script(of: scalar)
      if found.insert(script).inserted { letters.append((script, scalar)) }
    }
    return letters
  }()
}
