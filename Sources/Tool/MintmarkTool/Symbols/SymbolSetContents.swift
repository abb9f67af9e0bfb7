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

  /// The file names of the templates in the bytes of the file; nil if they are not the contents of a symbol set.
  static func fileNames(json: [UInt8]) -> [String]? {
    try? JSONDecoder().decode(Self.self, from: Data(json)).symbols.compactMap(\.filename)
  }
}
