#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file `Contents.json` of a symbol set.
struct SymbolSetContents: Decodable {
  private struct Symbol: Decodable {
    var filename: String?
  }

  private var symbols: [Symbol]

  /// The file names of the templates.
  var fileNames: [String] { symbols.compactMap(\.filename) }

  /// Reads the bytes of the file; nil if they are not the contents of a symbol set.
  init?(json: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = contents
  }
}
