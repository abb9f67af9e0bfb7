import Testing

/// A piece of a PNG file, as the specification lays it out; written apart from the encoder.
struct Chunk {
  var type: String
  var data: [UInt8]
  var checksum: UInt32
}

func chunks(of file: [UInt8]) throws -> [Chunk] {
  try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
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

func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
}

/// A whole PNG file around unfiltered or filtered rows, in stored deflate blocks.
func png(
  width: UInt32, height: UInt32, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
  ancillary: [UInt8] = [], rows: [UInt8]
) -> [UInt8] {
  let header =
    bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + ancillary
    + chunk("IDAT", zlibStored(rows)) + chunk("IEND", [])
}

/// One stored block, so at most 65,535 bytes.
func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
  let count = UInt16(bytes.count)
  let low = UInt8(count & 255)
  let high = UInt8(count >> 8)
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + bigEndian(b << 16 | a)
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(value >> (24 - 8 * UInt32($0)) & 255) }
}

/// Bit by bit, after the sample code in the PNG specification's annex D.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
