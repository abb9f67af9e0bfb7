import Messages
import SystemSupport
import VectorFormats

/// A template file or a `.symbolset` folder, with its findings.
struct SymbolFile {
  var path: FilePath
  var findings: [SymbolFinding]

  /// The size limit of a `Contents.json`, in bytes.
  private static let contentsLimit = 1 << 20

  /// Checks all templates at a path: a template file, the templates of a `.symbolset` folder, or those of all
  /// symbol sets, and all other templates, at any depth in another folder. Ignores links and hidden entries below the
  /// path.
  ///
  /// - Returns: the templates, and the symbol sets that have findings of their own, sorted by path.
  /// - Throws: `FileError` for a file or folder that can't be read.
  static func files(at path: FilePath) throws -> [SymbolFile] {
    guard try Directory.isFolder(path) else { return [try file(path)] }
    var files: [SymbolFile] = []
    var sets: [String: FilePath] = [:]
    var pending = [path]
    while let folder = pending.popLast() {
      if folder.extension == "symbolset" {
        let name = folder.lastComponent?.stem ?? ""
        if let other = sets.updateValue(folder, forKey: name.lowercased()) {
          files.append(
            SymbolFile(
              path: folder,
              findings: [
                SymbolFinding(
                  .nameCollision, name, "another symbol of the name is '\(other.string)'",
                  fix: "rename one of them: a catalog's namespaces don't count for symbols")
              ]))
        }
        files += try symbolSet(folder)
        continue
      }
      let entries = try Directory.entries(of: folder, followsLink: folder == path)
      for entry in entries where !entry.isLink && entry.name.string.first != "." {
        let path = folder.appending(entry.name)
        if entry.isFolder {
          pending.append(path)
        } else if path.extension?.lowercased() == "svg" {
          let bytes = try FileReader.bytes(of: path)
          guard isTemplate(bytes) else { continue }
          files.append(SymbolFile(path: path, findings: SymbolLinter.findings(bytes)))
        }
      }
    }
    return files.sorted { $0.path.string < $1.path.string }
  }

  /// The template at a path: the file itself, or the only SVG file of a folder. If `Contents.json` names SVG
  /// files of the folder, only those count.
  ///
  /// - Throws: `CommandError` for a folder that does not have exactly one template, and `FileError`.
  static func templatePath(at path: FilePath) throws -> FilePath {
    guard try Directory.isFolder(path) else { return path }
    let drawings = try drawings(in: path)
    let names = try fileNames(path) ?? []
    let named = drawings.filter(names.contains)
    let candidates = named.isEmpty ? drawings : named
    guard candidates.count == 1 else {
      throw CommandError.data(
        "'\(path.string)' has \(CountText.of(candidates.count, "template")): name a "
          + "template's file, or a .symbolset folder with one")
    }
    return path.appending(candidates[0])
  }

  /// Whether a file has what tells a template from any other drawing.
  private static func isTemplate(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("id=\"Symbols\"") || text.contains("id=\"template-version\"")
  }

  private static func file(_ path: FilePath) throws -> SymbolFile {
    // There is no limit, because the linter reports a file that is too large.
    let bytes = try FileReader.bytes(of: path)
    return SymbolFile(path: path, findings: SymbolLinter.findings(bytes))
  }

  /// The templates of a symbol set. If the folder and its `Contents.json` differ, the folder comes first, with
  /// the differences as its findings.
  private static func symbolSet(_ folder: FilePath) throws -> [SymbolFile] {
    let drawings = try drawings(in: folder)
    var findings: [SymbolFinding] = []
    func find(_ element: String, _ problem: String, fix: String) {
      findings.append(SymbolFinding(.symbolSet, element, problem, fix: fix))
    }
    let sample =
      #"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"NAME.svg","idiom":"universal"}]}"#
    if let names = try fileNames(folder) {
      for name in names where !drawings.contains(name) {
        find(
          "Contents.json", "'\(name)' is not in the folder",
          fix: "add the file, or remove its entry")
      }
      for name in drawings where !names.contains(name) {
        find(name, "the file is not in Contents.json", fix: "add an entry, or remove the file")
      }
      if names.isEmpty { find("Contents.json", "it names no file", fix: "write \(sample)") }
    } else {
      find(
        "Contents.json", "it is missing or not a symbol set's contents", fix: "write \(sample)")
    }
    var files = findings.isEmpty ? [] : [SymbolFile(path: folder, findings: findings)]
    for name in drawings { files.append(try file(folder.appending(name))) }
    return files
  }

  /// The names of the SVG files in a folder, sorted.
  private static func drawings(in folder: FilePath) throws -> [String] {
    try Directory.entries(of: folder, followsLink: true).map(\.name.string)
      .filter { $0.lowercased().hasSuffix(".svg") }.sorted()
  }

  /// The files that `Contents.json` names; nil if it is missing or is not that of a symbol set.
  private static func fileNames(_ folder: FilePath) throws -> [String]? {
    let path = folder.appending("Contents.json")
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: contentsLimit)
    } catch  where error.code == .noSuchFileOrDirectory {
      return nil
    }
    return SymbolSetContents.fileNames(json: bytes)
  }
}
