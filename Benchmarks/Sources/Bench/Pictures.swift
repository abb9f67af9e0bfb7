import BadgeKit
@testable import CairoBackend
import ImageComparison
@testable import RasterImage
import TextOutlines
import VectorFormats
import VectorGraphics

/// Drawing, encoding and comparing, in one process.
func pictures() throws -> [Benchmark] {
  let scenes = try Drawings.sample()
  return try [50, 150, 512, 1024].flatMap { try pictures(of: scenes, side: $0) } + [
    Benchmark(name: "SVG", items: scenes.count) {
      for scene in scenes { keep(scene.svg(title: "Add").utf8.count) }
    }
  ]
}

private func pictures(of scenes: [VectorScene], side: Int) throws -> [Benchmark] {
  let scale = Double(side) / scenes[0].size.width
  let tint = Palette().color(.tint)
  let worker = try Worker()
  let coverages = try scenes.map { try worker.rasterizer.coverage(of: $0, scale: scale) }
  let encode = {
    for coverage in coverages {
      let data = try worker.encoder.compress(coverage)
      keep(try worker.encoder.encode(data, tint: tint, scale: scale).count)
    }
  }
  let draw = {
    for scene in scenes { Yardstick.drop(Yardstick.cairoSurface(scene, side: side)) }
  }
  let drawAndEncode = {
    for scene in scenes {
      let data = try worker.encoder.compress(
        worker.rasterizer.coverage(of: scene, scale: scale))
      keep(try worker.encoder.encode(data, tint: tint, scale: scale).count)
    }
  }
  return [
    Benchmark(
      name: "rasterise and encode, \(side) px", items: scenes.count, body: drawAndEncode,
      yardstick: (
        "Cairo, and its PNG writer",
        { for scene in scenes { keep(try Yardstick.cairoPNG(scene, side: side).count) } }
      )),
    Benchmark(
      name: "rasterise and encode, \(side) px", items: scenes.count, body: drawAndEncode,
      yardstick: ("Cairo in ARGB", draw)),
    Benchmark(
      name: "rasterise, \(side) px", items: scenes.count,
      body: {
        for scene in scenes {
          keep(try worker.rasterizer.coverage(of: scene, scale: scale).width)
        }
      },
      yardstick: ("Cairo in ARGB", draw)),
    Benchmark(
      name: "encode, \(side) px", items: scenes.count, body: encode,
      yardstick: (
        "zlib 6 on the coverage",
        { for coverage in coverages { keep(try Yardstick.zlib(coverage.bytes).count) } }
      )),
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
