internal import Foundation
package import RasterImage
internal import TestSupport

/// The pictures and tables that `Fixtures/make_expected.py` made.
package enum Fixtures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  package static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// An article of a module's documentation.
  package static func documentation(_ module: String, _ article: String) throws -> String {
    try Repository.text("\(Repository.target(module))/\(module).docc/\(article).md")
  }

  /// A pair of pictures by name.
  package static func pair(_ name: String) throws -> (Pixmap, Pixmap) {
    (
      try PNG.decode(bytes("pairs/\(name)-a.png")), try PNG.decode(bytes("pairs/\(name)-b.png"))
    )
  }

  /// The lines of a table without its head, each a list of fields.
  package static func table(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
