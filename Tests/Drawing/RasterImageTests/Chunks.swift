import TestSupport
import Testing

/// A piece of a PNG file, as the specification lays it out; written apart from the encoder.
struct Chunk {
  var type: String
  var data: [UInt8]
  var checksum: UInt32
}

func chunks(of file: [UInt8]) throws -> [Chunk] {
  try #require(file.starts(with: PNGBytes.signature))
  var chunks: [Chunk] = []
  var rest = file.dropFirst(8)
  while !rest.isEmpty {
    try #require(rest.count >= 12)
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    try #require(rest.count >= 12 + length)
    let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    let data = Array(rest.dropFirst(8).prefix(length))
    let checksum = rest.dropFirst(8 + length).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    chunks.append(Chunk(type: type, data: data, checksum: checksum))
    rest = rest.dropFirst(12 + length)
  }
  return chunks
}

/// A whole PNG file around filtered rows, in stored deflate blocks.
func png(
  width: UInt32, height: UInt32, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
  ancillary: [UInt8] = [], rows: [UInt8]
) -> [UInt8] {
  PNGBytes.file(
    width: Int(width), height: Int(height), bitDepth: bitDepth, colorType: colorType,
    isInterlaced: isInterlaced, chunks: ancillary, stream: PNGBytes.stored(rows))
}
