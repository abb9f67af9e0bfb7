import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of the files that a batch wrote, stored as JSON with one line for each file.
///
/// It does not depend on the machine: it has no absolute paths, user names or times. The same files always give
/// the same bytes, so the manifest can be committed together with them.
package struct Manifest: Hashable, Sendable {
  /// What the files were made from. It is the part of the manifest before the list of files.
  package struct Origin: Hashable, Codable, Sendable {
    /// The version of the format.
    private(set) var version = 2
    /// The path of the configuration, relative to the output; nil in manifests of early versions.
    package var configuration: String?
    /// The digest of the plan. Only shards with the same plan can be merged.
    var plan: Digest
    /// Nil if the output is not a shard.
    package var shard: Shard?
    /// The digest of everything that the plan was made from. A run with the same digest can skip planning.
    ///
    /// Nil if the run could not make all files or printed a warning. The next run then plans again, and repeats
    /// the warning.
    package var input: Digest?
    /// The number of locales in the plan.
    var locales: Int
    var drawings: Int
    /// The font files the drawings were made with.
    package var fonts: [FontRecord]

    package init(
      configuration: String? = nil, plan: Digest, shard: Shard? = nil,
      input: Digest? = nil, locales: Int, drawings: Int, fonts: [FontRecord]
    ) {
      self.configuration = configuration
      self.plan = plan
      self.shard = shard
      self.input = input
      self.locales = locales
      self.drawings = drawings
      self.fonts = fonts
    }
  }

  package var origin: Origin
  /// Sorted by path, each path once.
  package var files: [OutputRecord]

  package init(origin: Origin, files: [OutputRecord]) {
    self.origin = origin
    self.files = files
  }

  /// Compares two strings by their UTF-8 bytes. The result does not depend on the locale.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

extension Manifest {
  /// The end of the line before the first file.
  private static let filesBegin = #""files":["#

  /// The manifest as a file.
  package func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var bytes = Array(try encoder.encode(origin).dropLast("\n}".utf8.count))
    bytes += ",\n\(Self.filesBegin)".utf8
    // Line by line: the text of 100,000 files takes 20 MB, and should be in memory once.
    for (index, file) in files.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += file.line.utf8
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// Parses a manifest; nil if the bytes are not a valid one, for example after someone edited the file.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let (filesBegin, end) = (Array(Self.filesBegin.utf8), Array("]}".utf8))
    guard let begin = lines.firstIndex(where: { $0.suffix(filesBegin.count) == filesBegin[...] }),
      lines.last == end[...]
    else { return nil }
    let head = Data(lines[...begin].joined() + end)
    guard let origin = try? JSONDecoder().decode(Origin.self, from: head) else { return nil }
    let parts = lines[(begin + 1)...].dropLast().parts(of: 512)
    let files = Parallel.map(parts.count) { index in
      parts[index].compactMap { OutputRecord(line: $0) }
    }.flatMap(\.self)
    guard files.count == lines.count - begin - 2,
      zip(files, files.dropFirst()).allSatisfy({ Self.precedes($0.path, $1.path) })
    else { return nil }
    self.init(origin: origin, files: files)
  }
}

extension Manifest.Origin {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isOld = try container.decode(Int.self, forKey: .version) < 2
    configuration = try container.decodeIfPresent(String.self, forKey: .configuration)
    plan = try container.decode(Digest.self, forKey: .plan)
    shard = try container.decodeIfPresent(Shard.self, forKey: .shard)
    locales = max(0, try container.decode(Int.self, forKey: .locales))
    drawings = max(0, try container.decode(Int.self, forKey: .drawings))
    // Version 1 recorded fonts by their paths, which are ignored. Without `input` the next run plans again.
    input = isOld ? nil : try container.decodeIfPresent(Digest.self, forKey: .input)
    fonts = isOld ? [] : try container.decode([FontRecord].self, forKey: .fonts)
  }
}
