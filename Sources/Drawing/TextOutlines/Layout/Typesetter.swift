import SystemSupport
import VectorGraphics

/// Turns text into outlines, and caches the lines and glyphs it has drawn.
///
/// It owns open fonts and a shaping buffer. Use it on one thread only.
public final class Typesetter {
  /// The greatest length of a line, in Unicode scalars.
  public static let longestText = 1 << 16

  private let fonts: FontStack
  private let library: FontLibrary
  private let shaper: Shaper
  private let glyphs: GlyphOutlines
  private let bundle: FontBundle?
  private var choosers: [ChooserKey: [FaceChooser]] = [:]
  private var lines: [TextRequest: TextLine] = [:]
  /// The requests that ``recordingRequests(_:)`` has collected; nil while nothing is recorded.
  private var requests: Set<TextRequest>?
  var digests: [FileVersion: String] = [:]
  var versions: [FaceDescription: String] = [:]

  /// A typesetter with its own fonts and caches.
  ///
  /// - Parameter fonts: the fonts in order of preference.
  /// - Throws: ``TextError/libraryFailed(_:)`` if a font library fails to start;
  ///   ``TextError/noFontBundle(path:)`` if `fonts` needs the program's font bundle and there is none;
  ///   ``TextError/badFontBundle(path:)`` if `fonts` can use the bundle and its list is unreadable.
  public convenience init(fonts: FontStack = FontStack()) throws(TextError) {
    let bundle = fonts.source == .system ? nil : try FontBundle.installed()
    try self.init(fonts: fonts, library: FontLibrary(), bundle: bundle)
  }

  /// - Parameter bundle: the font bundle; ignored if `fonts` uses only the installed fonts.
  package init(
    fonts: FontStack, library: FontLibrary, bundle: FontBundle? = nil
  ) throws(TextError) {
    if fonts.source == .bundled, bundle == nil {
      throw .noFontBundle(path: FontBundle.installedFolder?.string ?? "share/mintmark/fonts")
    }
    self.fonts = fonts
    self.library = library
    self.bundle = fonts.source == .system ? nil : bundle
    shaper = try Shaper()
    glyphs = try GlyphOutlines()
  }

  /// Lays out a line.
  ///
  /// Characters that draw nothing, such as directional marks and joiners, affect the order and the shapes
  /// of the others. They are not an error if no font has them.
  ///
  /// - Parameters:
  ///   - text: the text, at most ``longestText`` Unicode scalars.
  ///   - weight: the wanted weight. A face without this weight is drawn in its nearest one.
  ///   - direction: the direction of the line as a whole; nil for that of its first strong
  ///     character.
  ///   - language: a BCP 47 tag or a locale identifier, for forms that differ by language.
  /// - Throws: ``TextError`` for a character without a glyph, a control character, a text that is
  ///   too long, or a font that is missing or damaged.
  public func line(
    _ text: String, weight: FontWeight = .semibold, direction: WritingDirection? = nil,
    language: String? = nil
  ) throws(TextError) -> TextLine {
    try line(TextRequest(text: text, weight: weight, direction: direction, language: language))
  }

  private func line(_ request: TextRequest) throws(TextError) -> TextLine {
    requests?.insert(request)
    if let line = lines[request] { return line }
    try Self.check(Array(request.text.unicodeScalars))
    let line = try withChooser(
      request.weight, prefersVariable: request.prefersVariable
    ) { chooser throws(TextError) in try layOut(request, chooser) }
    // With very many texts, the cache must not grow without bound.
    if lines.count >= 1024 { lines.removeAll(keepingCapacity: true) }
    lines[request] = line
    return line
  }

  /// Calls a function, and returns its result with the requests of all lines that it lays out, cached lines and
  /// lines that can't be drawn included.
  ///
  /// The result depends on the fonts only through ``faces(for:)`` of these requests. The function must not
  /// record requests itself.
  package func recordingRequests<Value>(
    _ work: () throws -> Value
  ) -> (result: Result<Value, any Error>, requests: Set<TextRequest>) {
    requests = []
    defer { requests = nil }
    let result = Result(catching: work)
    return (result, requests ?? [])
  }

  /// The faces that a line depends on: first the face of its metrics, then the faces that draw it, in the order
  /// of their first runs. Empty if the line can't be drawn.
  package func faces(for request: TextRequest) -> [FaceDescription] {
    (try? line(request)).map { [$0.metricsFace] + $0.faces } ?? []
  }

  /// A warning that the family Inter is missing, with the family that is drawn instead; nil if Inter is
  /// available or fonts are requested.
  ///
  /// - Throws: ``TextError``, such as ``TextError/noFonts`` if there are no fonts at all.
  package func substitutionWarning() throws(TextError) -> String? {
    let substitute = try withChooser(.regular) { chooser throws(TextError) in
      try chooser.substituteForStandardFamily()
    }
    return substitute.map {
      "the font family \(FontStack.standardFamily) is missing: '\($0)' is drawn instead; install "
        + "it (the package fonts-inter), or choose a font (--font, or the key font)"
    }
  }

  private struct ChooserKey: Hashable {
    var weight: FontWeight
    var prefersVariable: Bool
  }

  /// A line in several weights, for interpolation between the outlines.
  ///
  /// A family's variable face is preferred to its static ones, because its outlines have the same points at
  /// every weight.
  ///
  /// - Throws: ``TextError``, as ``line(_:weight:direction:language:)``.
  package func lines(
    _ text: String, weights: [FontWeight], language: String? = nil
  ) throws(TextError) -> [TextLine] {
    try weights.map { weight throws(TextError) in
      try line(
        TextRequest(text: text, weight: weight, language: language, prefersVariable: true))
    }
  }

  private func layOut(_ request: TextRequest, _ chooser: FaceChooser) throws(TextError) -> TextLine
  {
    var scalars = Array(request.text.unicodeScalars)
    let metrics = try chooser.metricsFace()
    let bidi = try Bidi(scalars, direction: request.direction)
    let clusters = Itemizer.clusters(of: request.text, levels: bidi.levels)
    let items = try items(clusters, &scalars, chooser, language: request.language)
    var line = TextLine(
      outline: VectorPath(), advance: 0, ascent: metrics.ascent, descent: metrics.descent,
      capHeight: metrics.capHeight, inkBounds: nil, direction: bidi.direction,
      metricsFace: metrics.description, runs: [], faces: [])
    for position in Bidi.visualOrder(items.map(\.level)) {
      let item = items[position]
      let direction: WritingDirection = item.level % 2 == 0 ? .leftToRight : .rightToLeft
      switch item.source {
      case .sign(let sign):
        append(
          sign, of: scalars[item.range.lowerBound], item, metrics: metrics, direction: direction,
          in: &line)
        line.usesMetricsFace = true
      case .face(let face):
        let run = try shaper.glyphs(
          of: item.range, in: scalars, face: face, script: item.script, direction: direction,
          language: request.language)
        let drawn = line.outline.elements.count
        append(run, of: item, face: face, direction: direction, in: &line)
        if face === metrics, line.outline.elements.count > drawn { line.usesMetricsFace = true }
      }
    }
    line.inkBounds = line.outline.bounds
    return line
  }

  /// Calls a function with a chooser of the bundle's faces. If the bundle lacks a character or a family,
  /// calls it again with a chooser that looks in the installed fonts first and then in the bundle.
  ///
  /// So a line does not mix a face of the bundle with the installed face of the same family. There is no
  /// kerning between glyphs of two faces.
  func withChooser<Value>(
    _ weight: FontWeight, prefersVariable: Bool = false,
    _ work: (FaceChooser) throws(TextError) -> Value
  ) throws(TextError) -> Value {
    let choosers = choosers(ChooserKey(weight: weight, prefersVariable: prefersVariable))
    for chooser in choosers.dropLast() {
      do { return try work(chooser) } catch  where error.canSucceedWithInstalledFonts {}
    }
    do {
      return try work(choosers[choosers.count - 1])
    } catch  where fonts.source == .bundled {
      throw error.withoutInstalledFonts
    }
  }

  /// The choosers to try one after the other; never empty.
  private func choosers(_ key: ChooserKey) -> [FaceChooser] {
    if let known = choosers[key] { return known }
    let catalogs: [[any FaceCatalog]] =
      switch (bundle, fonts.source) {
      case (let bundle?, .bundled): [[bundle]]
      case (let bundle?, _): [[bundle], [library, bundle]]
      case (nil, _): [[library]]
      }
    let glyphs = glyphs
    let made = catalogs.map { catalogs in
      FaceChooser(
        stack: fonts, weight: key.weight, catalogs: catalogs, prefersVariable: key.prefersVariable
      ) { glyph, face in
        !glyphs.outline(of: glyph, in: face).isEmpty
      }
    }
    choosers[key] = made
    return made
  }

  private static func check(_ scalars: [Unicode.Scalar]) throws(TextError) {
    guard scalars.count <= longestText else { throw .textTooLong(limit: longestText) }
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: throw .undrawable(scalar: scalar)
      default: if scalar == "\u{FFFD}" { throw .undrawable(scalar: scalar) }
      }
    }
  }

  /// A part of the text with one level, one script and one source of glyphs.
  private struct Item {
    var range: Range<Int>
    var level: Int
    var script: String
    var source: GlyphSource
  }

  /// The origin of the glyphs for a part of the text.
  private enum GlyphSource {
    case face(Face)
    /// A currency sign that Mintmark draws. The part of the text is a single scalar.
    case sign(SignDrawing)
  }

  private func items(
    _ clusters: [TextCluster], _ scalars: inout [Unicode.Scalar], _ chooser: FaceChooser,
    language: String?
  ) throws(TextError) -> [Item] {
    var items: [Item] = []
    for cluster in clusters {
      let text = Array(scalars[cluster.range])
      let face: Face
      if let sign = try chooser.sign(for: text) {
        items.append(
          Item(
            range: cluster.range, level: cluster.level, script: cluster.script,
            source: .sign(sign)))
        continue
      }
      if text.allSatisfy(\.isInvisible), case .face(let last)? = items.last?.source {
        face = last
      } else {
        let choice = try chooser.face(for: text, script: cluster.script, language: language)
        face = choice.face
        scalars.replaceSubrange(cluster.range, with: choice.scalars)
      }
      if let last = items.last, last.level == cluster.level, last.script == cluster.script,
        case .face(let lastFace) = last.source, lastFace === face
      {
        items[items.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
      } else {
        items.append(
          Item(
            range: cluster.range, level: cluster.level, script: cluster.script, source: .face(face))
        )
      }
    }
    return items
  }

  /// Appends the outlines of a run at the positions of the pen. This is the fifth step of laying out a line.
  private func append(
    _ run: [Glyph], of item: Item, face: Face, direction: WritingDirection,
    in line: inout TextLine
  ) {
    guard !run.isEmpty else { return }
    let index = line.index(of: face)
    for glyph in run {
      let pen = Vector(dx: line.advance, dy: 0) + glyph.offset
      line.outline.append(glyphs.outline(of: glyph.id, in: face).translated(by: pen))
      line.advance += glyph.advance
    }
    line.runs.append(
      GlyphRun(faceIndex: index, direction: direction, script: item.script, glyphs: run))
  }

  /// Appends the drawing of a currency sign as a run of one glyph.
  private func append(
    _ sign: SignDrawing, of scalar: Unicode.Scalar, _ item: Item, metrics: Face,
    direction: WritingDirection, in line: inout TextLine
  ) {
    line.outline.append(sign.outline.translated(by: Vector(dx: line.advance, dy: 0)))
    line.advance += sign.advance
    let glyph = Glyph(
      id: scalar.value, cluster: item.range.lowerBound, offset: .zero, advance: sign.advance)
    let index = line.index(of: metrics)
    line.runs.append(
      GlyphRun(faceIndex: index, direction: direction, script: item.script, glyphs: [glyph]))
  }
}

extension TextLine {
  /// The index of a face in ``faces``, to which it is added.
  fileprivate mutating func index(of face: Face) -> Int {
    if let index = faces.firstIndex(of: face.description) { return index }
    faces.append(face.description)
    return faces.count - 1
  }
}
