internal import CHarfBuzz
import SystemSupport

/// Which font file serves a script.
public struct FontReport: Hashable, Sendable {
  /// The ISO 15924 code, such as `Arab`; `Zyyy` for signs common to all scripts.
  public var script: String
  /// The script's name in English.
  public var scriptName: String
  /// The face that is drawn with.
  public var face: FaceDescription
  /// The weight that was asked for, from 1 to 1000.
  public var weightWanted: Double
  /// The weight drawn, the nearest the face has.
  public var weightUsed: Double
  /// What the file says of its version; empty if nothing.
  public var version: String
  /// The SHA-256 digest of the file, 64 hex digits.
  public var sha256: String
}

extension Typesetter {
  /// The face of each script that has one, Latin first and then in the order of Unicode.
  ///
  /// What is asked for is the first letter of the script (the dollar sign for `Zyyy`).
  /// - Parameter scripts: ISO 15924 codes; nil for all.
  public func fontReport(
    weight: FontWeight = .semibold, scripts: Set<String>? = nil
  ) throws(TextError) -> [FontReport] {
    let chooser = chooser(weight)
    var rows: [FontReport] = []
    for (script, letter) in Self.letters where scripts?.contains(script) ?? true {
      let face: Face
      do {
        face = try chooser.face(for: [letter], script: script, language: nil).face
      } catch .missingGlyph { continue }
      rows.append(
        FontReport(
          script: script, scriptName: NotoFamilies.scriptName(script), face: face.description,
          weightWanted: weight.value, weightUsed: face.weight, version: face.version,
          sha256: try digest(of: face.description)))
    }
    library.save()
    return rows
  }

  /// The SHA-256 digest of a face's file, 64 hex digits; read once as long as the file stays.
  public func digest(of face: FaceDescription) throws(TextError) -> String {
    let identity = FileIdentity(path: FilePath(face.path))
    if let identity, let known = digests[identity] { return known }
    do {
      let digest = SHA256.hex(try FileReader.bytes(of: FilePath(face.path)))
      if let identity { digests[identity] = digest }
      return digest
    } catch { throw .unreadableFont(error) }
  }

  /// A letter of each script that fonts are known for.
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
