import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The records of the files that a batch wrote: JSON with one file a line.
///
/// It holds nothing of the machine, neither absolute paths nor users nor times, and the same files give the
/// same bytes. So it can be committed beside the files.
struct Manifest: Hashable, Sendable {
  /// Where the files come from.
  struct Origin: Hashable, Codable, Sendable {
    /// The version of the format.
    private(set) var version = 2
    /// The path of the configuration, relative to the output; nil in manifests of early versions.
    var configuration: String?
    /// The digest of the plan, so that only shards of one plan are joined.
    var plan: Digest
    /// Nil for an output that is not a share.
    var shard: Shard?
    /// The digest of everything the plan was made from; nil if the run left something undone or printed a
    /// warning. The next run then plans again, and repeats the warning.
    var input: Digest?
    /// How many locales and drawings the plan has.
    var locales: Int
    var drawings: Int
    /// The font files the drawings were made with.
    var fonts: [FontRecord]
  }

  var origin: Origin
  /// Sorted by path, each path once.
  var files: [OutputRecord]

  /// The order of bytes, which no locale changes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

extension Manifest {
  /// The line between the origin and the files.
  private static let filesBegin = #""files":["#

  /// The manifest as a file.
  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let head = String(decoding: try encoder.encode(origin), as: UTF8.self)
    let text =
      head.dropLast("\n}".utf8.count) + ",\n" + Self.filesBegin + "\n"
      + files.map(\.line).joined(separator: ",\n") + "\n]}\n"
    return Array(text.utf8)
  }

  /// Reads a manifest; nil for a file that someone has changed so that it is none any more.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let (filesBegin, end) = (Array(Self.filesBegin.utf8), Array("]}".utf8))
    guard let begin = lines.firstIndex(where: { $0.suffix(filesBegin.count) == filesBegin[...] }),
      lines.last == end[...]
    else { return nil }
    let head = Data(lines[...begin].joined() + end)
    guard let origin = try? JSONDecoder().decode(Origin.self, from: head) else { return nil }
    var files: [OutputRecord] = []
    files.reserveCapacity(lines.count)
    for line in lines[(begin + 1)...].dropLast() {
      guard let file = OutputRecord(line: line),
        files.last.map({ Self.precedes($0.path, file.path) }) ?? true
      else { return nil }
      files.append(file)
    }
    self.init(origin: origin, files: files)
  }
}

extension Manifest.Origin {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isOld = try container.decode(Int.self, forKey: .version) < 2
    configuration = try container.decodeIfPresent(String.self, forKey: .configuration)
    plan = try container.decode(Digest.self, forKey: .plan)
    shard = try container.decodeIfPresent(Shard.self, forKey: .shard)
    locales = max(0, try container.decode(Int.self, forKey: .locales))
    drawings = max(0, try container.decode(Int.self, forKey: .drawings))
    // Version 1 named fonts by their paths. Its files are known all the same, and made again.
    input = isOld ? nil : try container.decodeIfPresent(Digest.self, forKey: .input)
    fonts = isOld ? [] : try container.decode([FontRecord].self, forKey: .fonts)
  }
}
