import Foundation

/// Writes a copy of the package that has mutants in it, and their list.
///
///     git ls-files -z | mutants SEED COUNT FOLDER [ERRORS]
///
/// The list is `FOLDER/mutants.tsv`: number, module, file and line, the line before, the line after, and the
/// reason in `equivalent.tsv` why nothing changes, where it has one. ERRORS is a log of the compiler: mutants
/// that it rejects are noted in `FOLDER/rejected.tsv`, and others drawn.
@main struct Mutants {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard (4...5).contains(arguments.count), let seed = UInt64(arguments[1]),
      let count = Int(arguments[2])
    else {
      fail("usage: mutants SEED COUNT FOLDER [ERRORS]")
    }
    let folder = URL(filePath: arguments[3])
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let files = String(decoding: input, as: UTF8.self).split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: $0) }
    let candidates = try candidates(in: files)
    let rejections = folder.appending(path: "rejected.tsv")
    var sample = Sample(seed: seed, count: count, rejected: Set(lines(of: rejections)))
    if arguments.count == 5 {
      let log = try String(contentsOfFile: arguments[4], encoding: .utf8)
      let rejected = try blamed(by: log, in: sample.draw(from: candidates))
      guard !rejected.isEmpty else { fail("error: the copy does not compile: \(arguments[4])") }
      sample.rejected.formUnion(rejected)
      let text = sample.rejected.sorted().map { "\($0)\n" }.joined()
      try text.write(to: rejections, atomically: true, encoding: .utf8)
    }
    let drawn = sample.draw(from: candidates)
    try PackageCopy(
      files: files, tree: folder.appending(path: "tree"), mutated: folder.appending(path: "mutated")
    ).write(changedFiles(drawn))
    let reasons = equivalents()
    let manifest = try Manifest()
    let list = drawn.map { mutant in
      let module = manifest.module(of: mutant.file)?.split(separator: "/").last ?? ""
      return "\(mutant.number)\t\(module)\t\(mutant.file):\(mutant.line)\t\(mutant.before)\t"
        + "\(mutant.after)\t\(reasons[mutant.key] ?? "-")\n"
    }
    try list.joined().write(
      to: folder.appending(path: "mutants.tsv"), atomically: true, encoding: .utf8)
  }

  /// The changes of all sources, by the folder of their module.
  private static func candidates(in files: [String]) throws -> [String: [Mutant]] {
    let manifest = try Manifest()
    var candidates: [String: [Mutant]] = [:]
    for file in files where file.hasPrefix("Sources/") && file.hasSuffix(".swift") {
      guard let module = manifest.module(of: file) else { continue }
      let source = try String(contentsOfFile: file, encoding: .utf8)
      candidates[module, default: []] += MutantFinder.mutants(in: source, file: file)
    }
    return candidates.filter { !$0.value.isEmpty }
  }

  private static func changedFiles(_ drawn: [Mutant]) throws -> [String: [UInt8]] {
    let manifest = try Manifest()
    var files: [String: [UInt8]] = [:]
    for (file, mutants) in Dictionary(grouping: drawn, by: \.file) {
      files[file] = try MutatedFile(bytes(of: file), mutants: mutants).bytes
      if let module = manifest.module(of: file) {
        files["\(module)/\(SwitchFile.name)"] = Array(SwitchFile.text.utf8)
      }
    }
    return files
  }

  /// The keys of the mutants at the errors of the compiler.
  private static func blamed(by log: String, in drawn: [Mutant]) throws -> [String] {
    let mutants = Dictionary(grouping: drawn, by: \.file)
    var keys: [String] = []
    for line in log.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      guard parts.count > 3, let number = Int(parts[1]), let start = parts[0].range(of: "/Sources/")
      else { continue }
      let file = "Sources/" + parts[0][start.upperBound...]
      guard let inFile = mutants[file] else { continue }
      let mutated = try MutatedFile(bytes(of: file), mutants: inFile)
      if let mutant = mutated.mutant(at: number), !keys.contains(mutant.key) {
        keys.append(mutant.key)
      }
    }
    return keys
  }

  /// The reasons of mutants that change nothing, by their keys.
  private static func equivalents() -> [String: String] {
    let rows = lines(of: URL(filePath: "Scripts/Mutants/equivalent.tsv")).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    return Dictionary(
      rows.filter { $0.count == 4 }.map { ($0[0...2].joined(separator: "\t"), String($0[3])) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func bytes(of file: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: file)))
  }

  private static func lines(of file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}

/// What the package's manifest names.
struct Manifest {
  private let strings: Set<Substring>

  init() throws {
    let text = try String(contentsOfFile: "Package.swift", encoding: .utf8)
    strings = Set(text.split(separator: "\"", omittingEmptySubsequences: false))
  }

  /// The folder of a source's module; nil for what the manifest excludes or embeds, such as templates.
  func module(of file: String) -> String? {
    let parts = file.split(separator: "/")
    // `Sources`, the group and the module.
    let index = 2
    guard parts.count > index else { return nil }
    // They are named from the folder of the module on, and none lies in it directly.
    for end in (index + 3)..<max(index + 3, parts.count + 1)
    where strings.contains(parts[(index + 1)..<end].joined(separator: "/")[...]) {
      return nil
    }
    return parts[...index].joined(separator: "/")
  }
}
