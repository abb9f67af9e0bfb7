import Foundation
import TestSupport
import Testing

/// The commands of a target of the Makefile that compiles a generator and writes files with it.
enum MakeRecipe {
  /// Runs the commands with a temporary folder in place of `build`.
  ///
  /// - Parameters:
  ///   - variable: the variable with the path that is written.
  ///   - path: the path to write instead.
  static func run(
    _ target: String, _ variable: String, _ path: String, in folder: TemporaryFolder
  ) throws {
    let recipe = try Repository.text("Makefile").components(separatedBy: "\n\(target):")[1]
      .components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("\t") }
      .joined(separator: "\n").replacingOccurrences(of: "@", with: "")
      .replacingOccurrences(of: "$(\(variable))", with: "'\(path)'")
      .replacingOccurrences(of: "$(PACKAGE_NAME)", with: BuiltModules.packageName)
      .replacing(/([ \t])build\//) { "\($0.1)'\(folder.path)'/" }
    // A dollar of the shell's is written twice, and one of make's would be a variable.
    let parts = recipe.components(separatedBy: "$$")
    try #require(recipe.contains("swiftc") && parts.allSatisfy { !$0.contains("$") })
    let result = try Tool.swift("sh", folder: Repository.root)
      .run("-ec", parts.joined(separator: "$"))
    try #require(result.status == 0, "\(result.errors)")
  }
}
