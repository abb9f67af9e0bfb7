#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents file of a symbol set.
struct SymbolSetContents: Decodable {
  private struct Symbol: Decodable {
    var filename: String?
  }

  private var symbols: [Symbol]

  /// The names of the templates.
  var fileNames: [String] { symbols.compactMap(\.filename) }

  /// Reads the file; nil where it is not a symbol set's.
  init?(json: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = contents
  }
}
