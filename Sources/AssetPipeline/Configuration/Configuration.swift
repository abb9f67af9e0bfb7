public import BadgeKit
public import RasterImage
public import VectorGraphics

/// What a batch is to make: the contents of a `mintmark.yml`, checked.
public struct Configuration: Hashable, Sendable {
  /// The folder everything is written into.
  public var output: String
  public var locales = LocaleSelector()
  public var button = ButtonStyle()
  /// The fonts before the standard ones, families or files.
  public var fonts: [String] = []
  public var optimization = PNG.Optimization.standard
  /// The text beside the button by language or locale.
  public var labels: [String: String] = [:]
  /// What stands in the middle in place of the currency's symbol, by currency code or locale.
  public var symbols: [String: SymbolOverride] = [:]
  public var targets: [Target] = []

  public init(output: String) { self.output = output }
}

/// What is drawn in place of a currency's symbol.
public enum SymbolOverride: Hashable, Sendable {
  case text(String)
  /// A drawing of the user's own, and the name it has among the drawings.
  case artwork(Path, name: String)
}

/// One kind of output.
public enum Target: Hashable, Sendable {
  case files(FilesTarget)
  case assetCatalog(AssetCatalogTarget)
  case android(AndroidTarget)
  case web(WebTarget)
  case flutter(FlutterTarget)
  case reactNative(ReactNativeTarget)
  case gallery(GalleryTarget)

  var writer: any TargetWriter {
    switch self {
    case .files(let target): target
    case .assetCatalog(let target): target
    case .android(let target): target
    case .web(let target): target
    case .flutter(let target): target
    case .reactNative(let target): target
    case .gallery(let target): target
    }
  }
}

/// How a target lays out its files; each says what there is to write, and writes nothing itself.
protocol TargetWriter: Sendable {
  /// Whether pictures are made for drawings that change sides in right-to-left layouts as pairs.
  var needsBothDirections: Bool { get }
  /// Calls `body` with every file that holds a picture of one drawing.
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void)
  /// The files that are made from all drawings together.
  func summaries(in plan: Plan) -> [Summary]
}

extension TargetWriter {
  var needsBothDirections: Bool { false }
  func summaries(in plan: Plan) -> [Summary] { [] }
}
