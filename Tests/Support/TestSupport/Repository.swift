package import Foundation

/// The files of this repository.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  package static func url(_ name: String) -> URL { root.appending(path: name) }

  package static func path(_ name: String) -> String { url(name).path(percentEncoded: false) }

  /// The folder of a target in its group, such as `Sources/Money/CurrencyLocale`.
  package static func target(_ name: String, in top: String = "Sources") throws -> String {
    let groups = try FileManager.default.contentsOfDirectory(atPath: path(top)).sorted()
    return groups.map { "\(top)/\($0)/\(name)" }.first {
      FileManager.default.fileExists(atPath: path($0))
    } ?? "\(top)/\(name)"
  }

  /// The text of a file in UTF-8.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }
}
