import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A parsed Swift file of the package.
struct SourceFile {
  /// The path relative to the package, such as `Sources/Drawing/BadgeKit/Buttons/ButtonLabel.swift`.
  let path: String
  /// The target of the package that the file belongs to; empty if there is none.
  let module: String
  let tree: Syntax

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The number of tokens. Comments, space, empty parts of texts and the end of the file are none.
  var tokenCount: Int { tree.tokens(viewMode: .sourceAccurate).count { !$0.text.isEmpty } }

  /// The Swift files below a folder, sorted by path. Templates and tables are data, and left out.
  ///
  /// A module is a folder of one of the groups in `folder`.
  static func all(below folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0 == "Templates" || $0 == "Tables" }
    }
    return try paths.sorted().map { path in
      let source = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      return SourceFile(
        path: "\(folder)/\(path)",
        module: path.split(separator: "/").dropFirst().first.map(String.init) ?? "",
        tree: OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in })
    }
  }
}

/// A table of tab-separated values in `Benchmarks`. Its first line has the names of the columns.
struct Table {
  let rows: [[String]]

  /// - Throws: ``TableError`` for a row with another number of columns than the first line.
  init(_ name: String) throws {
    let lines = try String(contentsOfFile: "Benchmarks/\(name)", encoding: .utf8)
      .split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    if let line = lines.first(where: { $0.count != lines[0].count }) {
      throw TableError(description: "\(name): the row '\(line[0])' has \(line.count) columns")
    }
    rows = Array(lines.dropFirst())
  }
}

struct TableError: Error, CustomStringConvertible {
  let description: String
}

extension ExprSyntax {
  /// The text of a string literal without interpolations; nil for any other expression.
  var plainText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The value of a number with an optional sign; nil for any other expression.
  var number: Double? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.number.map { -$0 }
    }
    let text =
      self.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? self.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.filter { $0 != "_" }) }
  }
}
