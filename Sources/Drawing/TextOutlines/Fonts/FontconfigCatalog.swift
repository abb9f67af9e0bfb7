internal import CFontconfig
import SystemSupport

/// The installed fonts, as fontconfig lists them.
///
/// Fontconfig's substitution is not used: fontconfig lists fonts, and ``FaceCatalog`` chooses.
package final class FontconfigCatalog: FaceCatalog {
  private let config: OpaquePointer

  /// Held while fontconfig loads its configuration. Where there is no cache folder yet, two threads would both make
  /// it, and the later one would write "No writable cache directories" to standard error.
  private static let loading = Locked<Void>(())

  /// The fonts of the system and the user.
  init() throws(TextError) {
    var config: OpaquePointer?
    Self.loading.withLock { _ in config = FcInitLoadConfigAndFonts() }
    guard let config else { throw .libraryFailed("fontconfig") }
    self.config = config
  }

  /// Only the fonts of the given configuration, in fontconfig's XML format; for tests.
  package init(configuration: String) throws(TextError) {
    guard let config = FcConfigCreate() else { throw .libraryFailed("fontconfig") }
    guard FcConfigParseAndLoadFromMemory(config, configuration, 1) != 0,
      FcConfigBuildFonts(config) != 0
    else {
      FcConfigDestroy(config)
      throw .libraryFailed("reading a fontconfig configuration")
    }
    self.config = config
  }

  deinit { FcConfigDestroy(config) }

  /// The outline faces of a family; letter case of its name is ignored.
  package func faces(family: String) throws(TextError) -> [FaceCandidate] {
    try list { pattern in FcPatternAddString(pattern, FC_FAMILY, family) }
      .filter { $0.families.contains { $0.lowercased() == family.lowercased() } }
  }

  /// The outline faces that have all the given characters, sorted by family, path and index.
  package func faces(covering scalars: [Unicode.Scalar]) throws(TextError) -> [FaceCandidate] {
    guard let characters = FcCharSetCreate() else { throw .libraryFailed("FcCharSetCreate") }
    defer { FcCharSetDestroy(characters) }
    for scalar in scalars where FcCharSetAddChar(characters, scalar.value) == 0 {
      throw .libraryFailed("FcCharSetAddChar")
    }
    return try list { pattern in FcPatternAddCharSet(pattern, FC_CHARSET, characters) }
  }

  private func list(
    _ restrict: (OpaquePointer) -> FcBool
  ) throws(TextError) -> [FaceCandidate] {
    guard let pattern = FcPatternCreate() else { throw .libraryFailed("FcPatternCreate") }
    defer { FcPatternDestroy(pattern) }
    guard restrict(pattern) != 0, FcPatternAddBool(pattern, FC_OUTLINE, 1) != 0 else {
      throw .libraryFailed("FcPatternAdd")
    }
    guard let objects = FcObjectSetCreate() else { throw .libraryFailed("FcObjectSetCreate") }
    defer { FcObjectSetDestroy(objects) }
    for object in [
      FC_FAMILY, FC_STYLE, FC_FILE, FC_INDEX, FC_WEIGHT, FC_VARIABLE, FC_SLANT, FC_WIDTH, FC_COLOR,
    ] where FcObjectSetAdd(objects, object) == 0 {
      throw .libraryFailed("FcObjectSetAdd")
    }
    guard let set = FcFontList(config, pattern, objects) else {
      throw .libraryFailed("FcFontList")
    }
    defer { FcFontSetDestroy(set) }
    var candidates: [FaceCandidate] = []
    for position in 0..<Int(set.pointee.nfont) {
      if let font = set.pointee.fonts[position], let candidate = FaceCandidate(font) {
        candidates.append(candidate)
      }
    }
    return Self.withoutInstances(candidates).sorted { a, b in
      (a.face.family, a.face.path, a.face.index) < (b.face.family, b.face.path, b.face.index)
    }
  }

  /// Leaves out the named instances of variable faces, which fontconfig lists like static faces.
  private static func withoutInstances(_ candidates: [FaceCandidate]) -> [FaceCandidate] {
    let variable = Set(candidates.filter(\.face.isVariable).map { FaceKey($0.face) })
    return candidates.filter { $0.face.isVariable || !variable.contains(FaceKey($0.face)) }
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int

    init(_ face: FaceDescription) {
      path = face.path
      index = face.index
    }
  }
}

extension FaceCandidate {
  /// Reads a fontconfig pattern; nil if it lacks a file or a family.
  fileprivate init?(_ pattern: OpaquePointer) {
    guard let path = strings(pattern, FC_FILE).first else { return nil }
    let families = strings(pattern, FC_FAMILY)
    guard let family = families.first else { return nil }
    let index = number(pattern, FC_INDEX) ?? 0
    let isVariable = flag(pattern, FC_VARIABLE)
    let weights = weightRange(pattern)
    let face = FaceDescription(
      // The upper 16 bits of fontconfig's index are the number of a named instance of a variable face.
      path: path, index: index & 0xFFFF, family: family,
      style: strings(pattern, FC_STYLE).first ?? "", weights: weights,
      isVariable: isVariable && weights.lowerBound < weights.upperBound)
    self.init(face: face, families: families)
    slant = number(pattern, FC_SLANT) ?? 0
    var width: Double = 100
    if FcPatternGetDouble(pattern, FC_WIDTH, 0, &width) == FcResultMatch { self.width = width }
    isColored = flag(pattern, FC_COLOR)
  }
}

private func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
  var values: [String] = []
  var index: Int32 = 0
  var text: UnsafeMutablePointer<FcChar8>?
  while FcPatternGetString(pattern, object, index, &text) == FcResultMatch, let value = text {
    // A value that is not UTF-8 is left out, so a file with such a name is ignored.
    if let (value, _) = String.decodeCString(value, as: UTF8.self, repairingInvalidCodeUnits: false)
    {
      values.append(value)
    }
    index += 1
  }
  return values
}

private func number(_ pattern: OpaquePointer, _ object: String) -> Int? {
  var value: Int32 = 0
  return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
}

private func flag(_ pattern: OpaquePointer, _ object: String) -> Bool {
  var value: FcBool = 0
  return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
}

/// The range of weights of a face on OpenType's scale, converted from fontconfig's; 400 if it has none.
private func weightRange(_ pattern: OpaquePointer) -> ClosedRange<Double> {
  var single: Double = 0
  if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &single) == FcResultMatch {
    let weight = FcWeightToOpenTypeDouble(single)
    return weight...weight
  }
  var range: OpaquePointer?
  var low = 0.0
  var high = 0.0
  if FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch, let range,
    FcRangeGetDouble(range, &low, &high) != 0
  {
    let a = FcWeightToOpenTypeDouble(low)
    let b = FcWeightToOpenTypeDouble(high)
    return min(a, b)...max(a, b)
  }
  return 400...400
}
