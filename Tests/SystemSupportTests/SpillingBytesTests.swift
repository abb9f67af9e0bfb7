import Foundation
import SystemSupport
import TestSupport
import Testing

/// Bytes are the same in memory and in a file.
@Suite struct SpillingBytesTests {
  @Test(arguments: [0, 1, 70_000, 1 << 20, 3_000_000])
  func `bytes are read as they were written, however many`(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let all = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let folder = try ScratchDirectory()
    var bytes = SpillingBytes(in: try Directory.open(folder.path))
    var rest = all[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int(random.next() % 100_000) + 1)
      try bytes.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    try bytes.finish()
    #expect(bytes.count == count)
    // The file has no name.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.string).isEmpty)
    var buffer: [UInt8] = [1, 2, 3]
    for _ in 0..<40 {
      let begin = Int(random.next() % UInt64(count + 1))
      let range = begin..<begin + Int(random.next() % 200_000)
      try bytes.read(range, into: &buffer)
      #expect(buffer.elementsEqual(all[range.clamped(to: 0..<count)]))
    }
  }

  @Test(arguments: [1, 7, 64, 1 << 16])
  func `lines are the same whatever is read at once`(chunk: Int) throws {
    var random = SeededGenerator(seed: 9)
    let lines = (0..<400).map { _ in
      [UInt8](repeating: UInt8(random.next() % 9) + 65, count: Int(random.next() % 80))
    }
    var bytes = SpillingBytes(in: nil)
    try bytes.append((lines.joined(separator: [10]) + [10] + Array("no newline".utf8))[...])
    var reader = LineReader(bytes, chunk: chunk)
    var offset = 0
    for line in lines {
      #expect(reader.offset == offset)
      #expect(try reader.next()?.elementsEqual(line) == true)
      offset += line.count + 1
    }
    #expect(try reader.next() == nil)
    let second = lines[0].count + 1
    reader = LineReader(bytes, second..<second + lines[1].count + 1, chunk: chunk)
    #expect(try reader.next()?.elementsEqual(lines[1]) == true)
    #expect(try reader.next() == nil)
  }

  @Test func `a line longer than any of the tool's own ends the reading`() throws {
    var bytes = SpillingBytes(in: nil)
    try bytes.append([UInt8](repeating: 65, count: 200_000)[...])
    try bytes.append([10, 66, 10])
    var reader = LineReader(bytes)
    #expect(try reader.next() == nil)
  }
}

/// A folder that is gone with this object.
private final class ScratchDirectory {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "mintmark-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }
}
