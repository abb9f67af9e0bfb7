@testable import CairoBackend
import Foundation
import VectorGraphics

@testable import RasterImage

/// The compressor of one-colour pictures beside libdeflate: bytes and processor time over the
/// world.
///
/// Every compressor gets the rows of the PNG representation that the encoder chooses at `standard`:
/// RGBA, which `RowDeflater` compresses once for all colours and libdeflate once for each, or a
/// palette, which is compressed once by both. Times are those of this thread, measured in turns;
/// of several rounds the fastest is printed, and the median of the ratios to the first line.
struct CompressorTable {
  let table: String

  init(rounds: Int) throws {
    let scenes = try World.drawings().map(\.scene)
    var lines: [String] = ["\(scenes.count) drawings"]
    for side in [50, 100, 150, 512] {
      let pictures = try scenes.map { try Sample($0, side: side) }
      let direct = pictures.count { if case .direct = $0.own.encoding { true } else { false } }
      lines += ["", "\(side) px: \(direct) as RGBA, \(pictures.count - direct) with a palette"]
      lines += try Self.compare(Self.streams(pictures), rounds: rounds, items: pictures.count)
      for (name, tints) in [("light", [light]), ("light and dark", [light, dark])] {
        lines += try Self.compare(
          Self.files(pictures, name, tints), rounds: rounds, items: pictures.count)
      }
    }
    table = lines.joined(separator: "\n")
  }

  /// A way to compress all pictures; the body returns the bytes of all together.
  private struct Method {
    var name: String
    var body: () throws -> Int
  }

  /// A picture before it is compressed.
  private final class Sample {
    let coverage: Coverage
    let own: CompressedCoverage
    /// The rows of the form that is chosen.
    let rows: Scanlines
    let isDirect: Bool
    let palette: PNGRepresentation

    init(_ scene: VectorScene, side: Int) throws {
      var rasterizer = Rasterizer()
      var encoder = try PNGEncoder()
      let coverage = try rasterizer.coverage(of: scene, scale: Double(side) / scene.size.width)
      self.coverage = coverage
      own = try encoder.compress(coverage)
      palette = paletteForm(coverage)
      isDirect = if case .direct = own.encoding { true } else { false }
      rows =
        isDirect
        ? PNGRepresentation.rgba(Pixmap(coverage: coverage, tint: light)).rows : palette.rows
    }
  }

  /// The compressors alone, from rows to a zlib stream.
  private static func streams(_ pictures: [Sample]) throws -> [Method] {
    return [
      Method(name: "stream: own") {
        pictures.reduce(0) {
          $0
            + RowDeflater.zlib(
              $1.rows.bytes, stride: $1.rows.stride, step: $1.isDirect ? 4 : 1,
              prefix: $1.isDirect ? 4 : 0
            ).count
        }
      }
    ]
      + (try [6, 7, 9].map { level in
        let library = try Library(level: level)
        return Method(name: "stream: libdeflate \(level)") {
          pictures.reduce(0) { $0 + (library.deflater.zlib($1.rows.bytes)?.count ?? 0) }
        }
      })
  }

  /// From coverage to the files in some colours.
  private static func files(
    _ pictures: [Sample], _ name: String, _ tints: [RGBAColor]
  ) throws -> [Method] {
    let own = try OwnEncoder()
    var methods = [
      Method(name: "\(name): own") {
        try pictures.reduce(0) { sum, picture in
          let data = try own.encoder.compress(picture.coverage)
          return try tints.reduce(sum) {
            $0 + (try own.encoder.encode(data, tint: $1, scale: 1).count)
          }
        }
      }
    ]
    for level in [6, 9] {
      let library = try Library(level: level)
      methods.append(
        Method(name: "\(name): libdeflate \(level)") {
          pictures.reduce(0) {
            $0 + ($1.isDirect ? library.direct($1.coverage, tints) : library.palette($1, tints))
          }
        })
      methods.append(
        Method(name: "\(name): libdeflate \(level), palettes only") {
          pictures.reduce(0) { $0 + library.palette($1, tints) }
        })
    }
    return methods
  }

  private static func compare(
    _ methods: [Method], rounds: Int, items: Int
  ) throws -> [String] {
    var bytes = [Int](repeating: 0, count: methods.count)
    var times = [[Double]](repeating: [], count: methods.count)
    for _ in 0..<rounds {
      for (index, method) in methods.enumerated() {
        let start = processorMicroseconds()
        bytes[index] = try method.body()
        times[index].append(processorMicroseconds() - start)
      }
    }
    return methods.indices.map { index in
      let ratio = Spread(zip(times[index], times[0]).map { $0 / $1 }).median
      return pad("  " + methods[index].name, 48)
        + String(
          format: "%9d bytes  %+6.1f %%  %8.1f µs  × %.2f", bytes[index],
          100 * (Double(bytes[index]) / Double(bytes[0]) - 1),
          (times[index].min() ?? 0) / Double(items), ratio)
    }
  }

  private final class OwnEncoder {
    var encoder: PNGEncoder

    init() throws { encoder = try PNGEncoder() }
  }

  private final class Library {
    var deflater: Deflater

    init(level: Int) throws { deflater = try Deflater(level: level) }

    func direct(_ coverage: Coverage, _ tints: [RGBAColor]) -> Int {
      tints.reduce(0) { sum, tint in
        let picture = PNGRepresentation.rgba(Pixmap(coverage: coverage, tint: tint))
        let stream = deflater.zlib(picture.rows.bytes) ?? []
        return sum
          + PNG.file(
            width: coverage.width, height: coverage.height, picture.form, stream: stream, scale: 1
          ).count
      }
    }

    func palette(_ picture: Sample, _ tints: [RGBAColor]) -> Int {
      let coverage = picture.coverage
      let palette = paletteForm(coverage)
      let compressed = CompressedCoverage(
        coverage: coverage,
        encoding: .indexed(
          CompressedPicture(form: palette.form, stream: deflater.zlib(palette.rows.bytes) ?? [])))
      return tints.reduce(0) { $0 + compressed.png(tint: $1, scale: 1).count }
    }
  }
}

private let light = Palette(.light).color(.tint)
private let dark = Palette(.dark).color(.tint)

/// The palette form that the encoder makes.
private func paletteForm(_ coverage: Coverage) -> PNGRepresentation {
  let levels = LevelSurvey(coverage.bytes, countsEdgePixels: false).levels.map { Int($0) }
  return PNGRepresentation.indexed(
    coverage.bytes, width: coverage.width, height: coverage.height,
    colors: (0...UInt8.max).map(RGBAColor.black.withCoverage), orders: [levels], effort: .standard)[
      0]
}

/// The time this thread was at work.
private func processorMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
