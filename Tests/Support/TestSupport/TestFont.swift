internal import Foundation

/// The smallest TrueType font: one box, 0.5 em wide and 0.7 em high, for each of its characters.
///
/// A variable font has the axis `wght` from 100 to 900, with the default 400. From 400 to 900, the width of the
/// box grows to 1 em, and the advance from 0.6 to 1.1 em.
package struct TestFont {
  package var family: String
  package var weight = 400
  /// OpenType's width class, from 1 to 9; 5 is normal.
  package var widthClass = 5
  package var characters: [Unicode.Scalar]
  package var isVariable = false
  package var hasInk = true
  /// The number of upright bars that the box consists of, with gaps as wide as the bars. In few pixels, many bars
  /// can't be told apart.
  package var bars = 1
  /// The number of glyphs that each of four substitutions makes of every glyph; 1 for none.
  package var copies = 1

  package init(
    family: String, weight: Int = 400, characters: [Unicode.Scalar], isVariable: Bool = false,
    hasInk: Bool = true, bars: Int = 1
  ) {
    self.family = family
    self.weight = weight
    self.characters = characters
    self.isVariable = isVariable
    self.hasInk = hasInk
    self.bars = bars
  }

  package func write(to folder: String, name: String) throws -> String {
    let path = folder + "/" + name
    try Data(data).write(to: URL(fileURLWithPath: path))
    return path
  }

  package var data: [UInt8] {
    var tables = [
      "OS/2": os2, "cmap": cmap, "glyf": glyphs.flatMap(\.self), "head": head, "hhea": hhea,
      "hmtx": words(600, 0, 600, 0), "loca": loca, "maxp": maxp, "name": names,
      "post": long(0x30000) + zeros(28),
    ]
    if copies > 1 { tables["GSUB"] = gsub }
    if isVariable {
      tables["fvar"] = fvar
      tables["gvar"] = gvar
    }
    var directory = long(0x10000) + words(tables.count, 0, 0, 0)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + long(0) + long(start + body.count) + long(bytes.count)
      body += bytes + zeros((4 - bytes.count % 4) % 4)
    }
    return directory + body
  }

  private var glyphs: [[UInt8]] { [box, hasInk ? box : []] }

  private var box: [UInt8] {
    let width = 500 / (2 * bars - 1)
    let ends = (0..<bars).map { 4 * $0 + 3 }.flatMap { words($0) }
    let flags = [UInt8](repeating: 1, count: 4 * bars)
    let xs = (0..<bars).flatMap { words($0 == 0 ? 0 : width, 0, width, 0) }
    let ys = (0..<bars).flatMap { _ in words(0, 700, 0, -700) }
    return words(bars, 0, 0, width * (2 * bars - 1), 700) + ends + words(0) + flags + xs + ys
  }

  private var loca: [UInt8] {
    long(0) + long(glyphs[0].count) + long(glyphs[0].count + glyphs[1].count)
  }

  private var head: [UInt8] {
    long(0x10000) + long(0x10000) + long(0) + long(0x5F0F_3CF5) + words(0, 1000) + zeros(16)
      + words(0, 0, 500, 700, 0, 8, 2, 1, 0)
  }

  private var hhea: [UInt8] {
    long(0x10000) + words(800, -200, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2)
  }

  private var maxp: [UInt8] {
    long(0x10000) + words(2, 4 * bars, bars, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var gsub: [UInt8] {
    let scripts = words(1) + Array("DFLT".utf8) + words(8) + words(4, 0) + words(0, 0xFFFF, 1, 0)
    let features = words(1) + Array("ccmp".utf8) + words(8) + words(0, 4, 0, 1, 2, 3)
    let sequence = words(copies) + (0..<copies).flatMap { _ in words(1) }
    let table = words(1, 8 + sequence.count, 1, 8) + sequence + words(1, 1, 1)
    let lookup = words(2, 0, 1, 8) + table
    let lookups = words(4) + (0..<4).flatMap { words(10 + $0 * lookup.count) }
    return long(0x10000) + words(10, 10 + scripts.count, 10 + scripts.count + features.count)
      + scripts
      + features + lookups + (0..<4).flatMap { _ in lookup }
  }

  private var os2: [UInt8] {
    words(4, 600, weight, widthClass, 0) + zeros(22) + zeros(10) + zeros(16) + Array("TEST".utf8)
      + words(0x40, 0x20, 0xFFFF, 800, -200, 0, 800, 200) + zeros(8) + words(500, 650, 0, 32, 0)
  }

  private var cmap: [UInt8] {
    let groups = characters.map(\.value).sorted()
    return words(0, 1, 3, 10) + long(12) + words(12, 0) + long(16 + 12 * groups.count) + long(0)
      + long(groups.count) + groups.flatMap { long(Int($0)) + long(Int($0)) + long(1) }
  }

  private var names: [UInt8] {
    let texts = [
      (1, family), (2, "Regular"), (4, family), (5, "Version 1.5"),
      (6, family.filter { $0 != " " }),
    ]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in texts {
      let bytes = text.utf16.flatMap { words(Int($0)) }
      records += words(3, 1, 0x409, id, bytes.count, storage.count)
      storage += bytes
    }
    return words(0, texts.count, 6 + records.count) + records + storage
  }

  private var fvar: [UInt8] {
    words(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + long(100 << 16) + long(400 << 16)
      + long(900 << 16) + words(0, 2)
  }

  private var gvar: [UInt8] {
    // One tuple at the end of the axis that moves the right edge, and the advance with it.
    let moves: [UInt8] = [0, 0x47] + words(0, 0, 500, 500, 0, 500, 0, 0) + [0x87]
    let data = words(1, 10, moves.count, 0xA000, 0x4000) + moves
    let padded = data + zeros((4 - data.count % 4) % 4)
    return words(1, 0, 1, 0) + long(32) + words(2, 1) + long(32) + long(0) + long(0)
      + long(padded.count) + padded
  }
}

private func words(_ values: Int...) -> [UInt8] {
  values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

private func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }

private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
