import BadgeKit
@testable import CairoBackend
import ImageComparison
@testable import RasterImage
import TextOutlines
import VectorFormats
import VectorGraphics

/// Drawing, encoding and comparing, in one process.
func pictures() throws -> [Benchmark] {
  let scene = try CurrencyButton(locale: "en_US").scene()
  return try [50, 150, 512, 1024].flatMap { try pictures(of: scene, side: $0) } + [
    Benchmark(name: "SVG") { keep(scene.svg(title: "Add").utf8.count) }
  ]
}

private func pictures(of scene: VectorScene, side: Int) throws -> [Benchmark] {
  let scale = Double(side) / scene.size.width
  let tint = Palette().color(.tint)
  let worker = try Worker()
  let coverage = try worker.rasterizer.coverage(of: scene, scale: scale)
  let pixmap = Pixmap(coverage: coverage, tint: tint)
  var other = pixmap.bytes
  other[other.count / 2] ^= 1
  let changed = Pixmap(width: side, height: side, bytes: other)
  let samples = coverage.bytes
  return [
    Benchmark(
      name: "rasterise and encode, \(side) px",
      body: {
        let coverage = try worker.rasterizer.coverage(of: scene, scale: scale)
        let data = try worker.encoder.compress(coverage)
        keep(try worker.encoder.encode(data, tint: tint, scale: scale).count)
      },
      yardstick: (
        "Cairo, and its PNG writer", { keep(try Yardstick.cairoPNG(scene, side: side).count) }
      )),
    Benchmark(
      name: "rasterise, \(side) px",
      body: { keep(try worker.rasterizer.coverage(of: scene, scale: scale).width) },
      yardstick: ("Cairo in ARGB", { Yardstick.drop(Yardstick.cairoSurface(scene, side: side)) })),
    Benchmark(
      name: "encode, \(side) px",
      body: {
        keep(
          try worker.encoder.encode(worker.encoder.compress(coverage), tint: tint, scale: scale)
            .count)
      },
      yardstick: ("zlib 6 on the coverage", { keep(try Yardstick.zlib(samples).count) })),
    Benchmark(name: "compare, \(side) px") {
      guard let changed else { return }
      keep(ComparisonRule().compare(pixmap, with: changed).description.utf8.count)
    },
  ]
}

/// What a worker keeps from picture to picture.
private final class Worker {
  var rasterizer = Rasterizer()
  var encoder: PNGEncoder

  init() throws { encoder = try PNGEncoder() }
}

/// Uses a result, so that it is not optimised away.
@inline(never)
func keep(_ value: Int) { withExtendedLifetime(value) {} }
