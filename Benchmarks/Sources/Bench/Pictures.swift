import BadgeKit
@testable import CairoBackend
import ImageComparison
import Mintmark
@testable import RasterImage
import VectorFormats
import VectorGraphics

/// Drawing, encoding and comparing, in one process.
func pictures() throws -> [Benchmark] {
  let drawings = try Drawings()
  return try [(50, 3.0), (150, 1.2), (512, 4), (1024, 5)].map { side, goal in
    try drawings.encoding(side, goal: .ratio(1 / goal))
  } + [
    drawings.rasterising(50), drawings.compressing(50),
    drawings.rasterising(150), drawings.compressing(150), drawings.smallest(150),
    drawings.bytes(.standard, goal: .ratio(0.67)), drawings.bytes(.smallest, goal: nil),
    .work(
      "SVG of a scene", items: drawings.scenes.count, goal: .value(60),
      { for scene in drawings.scenes { keep(try scene.svg(title: "Add").utf8.count) } }),
    complexSymbols(),
  ] + comparisons()
}

/// Small pictures of symbols with few and with many points, beside larger ones, which are not fitted to pixels.
private func complexSymbols() throws -> Benchmark {
  let context = try LayoutContext()
  let symbols = [10, 100, 300, 1000, 10_000, 100_000].map { corners in
    var path = VectorPath()
    for index in 0..<corners {
      path.line(to: Point(x: Double(index * 7919 % 9973), y: Double(index * 104_729 % 9967)))
    }
    path.close()
    return path
  }
  func draw(_ side: Double) throws {
    for symbol in symbols {
      let style = CurrencyButtonStyle(size: side)
      let button = CurrencyButton(.artwork(symbol), style: style, title: "")
      keep(try button.png(in: context).count)
    }
  }
  return try .work(
    "symbols of up to 100,000 points, 24 px", items: symbols.count, goal: .ratio(20),
    { try draw(24) }, beside: ("65 px", { try draw(65) }))
}

/// Every seventh of the world's drawings: of one drawn over and over, a processor learns every branch.
private struct Drawings {
  let scenes: [VectorScene]
  let tint = Palette().color(.tint)
  let worker: Worker

  init() throws {
    scenes = try World.drawings().enumerated().compactMap {
      $0.offset.isMultiple(of: 7) ? $0.element.scene : nil
    }
    worker = try Worker()
  }

  func encoding(_ side: Int, goal: Benchmark.Goal) throws -> Benchmark {
    let scale = Double(side) / scenes[0].size.width
    return try .work(
      "rasterise and encode, \(side) px", items: scenes.count, goal: goal,
      {
        for scene in scenes {
          let data = try worker.encoder.compress(
            worker.rasterizer.coverage(of: scene, scale: scale))
          keep(try worker.encoder.encode(data, tint: tint, scale: scale).count)
        }
      },
      beside: (
        "Cairo draws and writes",
        { for scene in scenes { keep(try Cairo.png(scene, side: side).count) } }
      ))
  }

  func rasterising(_ side: Int) throws -> Benchmark {
    let scale = Double(side) / scenes[0].size.width
    return try .work(
      "rasterise, \(side) px", items: scenes.count,
      {
        for scene in scenes {
          keep(try worker.rasterizer.coverage(of: scene, scale: scale).width)
        }
      }, beside: ("Cairo draws", { draw(side) }))
  }

  func compressing(_ side: Int) throws -> Benchmark {
    let scale = Double(side) / scenes[0].size.width
    let coverages = try scenes.map { try worker.rasterizer.coverage(of: $0, scale: scale) }
    return try .work(
      "encode, \(side) px", items: scenes.count,
      {
        for coverage in coverages {
          let data = try worker.encoder.compress(coverage)
          keep(try worker.encoder.encode(data, tint: tint, scale: scale).count)
        }
      }, beside: ("Cairo draws", { draw(side) }))
  }

  func smallest(_ side: Int) throws -> Benchmark {
    let scale = Double(side) / scenes[0].size.width
    let few = scenes.prefix(4)
    return try .work(
      "effort 3, \(side) px", items: few.count, goal: .value(100_000),
      { for scene in few { keep(try scene.png(scale: scale, optimization: .smallest).count) } },
      beside: (
        "default effort", { for scene in few { keep(try scene.png(scale: scale).count) } }
      ))
  }

  func bytes(_ optimization: PNG.Optimization, goal: Benchmark.Goal?) -> Benchmark {
    Benchmark(
      name: "bytes at 50, 100 and 150 px, effort \(optimization.rawValue)", unit: .bytes,
      sample: {
        var sums = (0, 0)
        for scene in scenes {
          for scale in 1...3 {
            sums.0 += try scene.png(scale: Double(scale), optimization: optimization).count
            sums.1 += try Cairo.png(scene, side: Int(scene.size.width) * scale).count
          }
        }
        return (Double(sums.0), Double(sums.1))
      }, yardstick: "Cairo's writer", goal: goal, samples: 1)
  }

  private func draw(_ side: Int) {
    for scene in scenes { Cairo.drop(Cairo.surface(scene, side: side)) }
  }
}

/// Two pictures of 1,024² pixels that differ: in thickness everywhere, in their symbol, in one pixel.
private func comparisons() throws -> [Benchmark] {
  func picture(_ locale: String, thickness: Double? = nil) throws -> Pixmap {
    var style = CurrencyButtonStyle()
    if let thickness { style.proportions.ringThickness = thickness }
    let scene = try CurrencyButton(locale: locale, style: style).picture(in: LayoutContext()).scene
    return try scene.pixmap(scale: 1024 / scene.size.width)
  }
  let plain = try picture("en_US")
  var bytes = plain.bytes
  bytes[bytes.count / 2] ^= 1
  let pixel = Pixmap(width: plain.width, height: plain.height, bytes: bytes) ?? plain
  var encoder = try PNGEncoder()
  let file = try encoder.encode(plain, scale: 1)
  let pairs = try [
    ("another thickness", picture("en_US", thickness: 0.05)),
    ("another symbol", picture("fr_CH")), ("one pixel", pixel),
  ]
  let rules = [("exactly", ComparisonRule.exact), ("perceptually", .perceptual)]
  return try rules.flatMap { name, rule in
    try pairs.map { difference, other in
      try .work(
        "compare two of 1,024² \(name): \(difference)", goal: .value(4000),
        { keep(rule.compare(plain, with: other).description.utf8.count) },
        beside: (
          "decoding the two files", { for _ in 0..<2 { keep(try PNG.decode(file).width) } }
        ))
    }
  }
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
