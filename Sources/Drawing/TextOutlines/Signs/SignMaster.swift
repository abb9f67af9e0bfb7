import Messages
import VectorGraphics

/// The outline of a sign at one weight, from which the weights beside it are interpolated.
///
/// Units are hundredths of the cap height, y down, with the baseline at 0 and the pen at x = 0.
struct SignMaster: Sendable {
  let sign: Unicode.Scalar
  let weight: Double
  let advance: Double
  let outline: VectorPath

  /// All masters, those of a sign from light to heavy: the lines of `Tables/signs.tsv`, which `make signs` writes from
  /// the constructions in `Scripts/Signs`.
  static let all = String(decoding: EmbeddedFile.table("signs.tsv"), as: UTF8.self)
    .split(separator: "\n").compactMap(SignMaster.init(line:))

  /// A line: code point, weight, advance and SVG path data. Nil for another line, such as the names of the columns.
  private init?(line: Substring) {
    let columns = line.split(separator: "\t")
    guard columns.count == 4, let sign = UInt32(columns[0], radix: 16).flatMap(Unicode.Scalar.init),
      let weight = Double(columns[1]), let advance = Double(columns[2]),
      let outline = try? VectorPath(svgData: String(columns[3]))
    else { return nil }
    self.sign = sign
    self.weight = weight
    self.advance = advance
    self.outline = outline
  }
}
