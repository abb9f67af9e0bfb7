import Foundation
import RasterImage
import TestSupport
import Testing

/// The bounds that `SECURITY.md` states: what lies beyond them is refused in one line.
@Suite struct BoundsTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  @Test(arguments: [
    ["--size", "8193"], ["--size", "2731", "--scale", "3"], ["--scale", "163.86"],
  ])
  func `a picture of more than 8,192 pixels a side is not drawn`(options: [String]) throws {
    let result = try tool.run(limit: 64, ["render", "en_US", "-o", "a.png"] + options)
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: the picture would be 8193 × 8193 pixels: the limit is 8192 a side, so choose a "
        + "smaller size or scale\n")
  }

  @Test func `a picture of 8,192 pixels a side is drawn`() throws {
    func draw(width: Int) throws -> Tool.Result {
      let tile = "{ kind: tile, text: x, size: 1 }"
      try folder.write(
        "version: 1\ncomponent: { kind: row, spacing: \(width - 2), children: [\(tile), \(tile)] }\n",
        to: "row.yml")
      return try tool.run("compose", "row.yml", "-o", "row.png")
    }
    #expect(try draw(width: 8192).errors == "")
    let picture = try PNG.decode(folder.bytes("row.png"))
    #expect((picture.width, picture.height) == (8192, 1))
    let refused = try draw(width: 8193)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("would be 8193 × 1 pixels"), "\(refused.errors)")
  }

  @Test func `a picture of 100 megapixels is compared`() throws {
    try folder.write(LargePicture(side: 10_000, last: 0).file, "a.png")
    try folder.write(LargePicture(side: 10_000, last: 1).file, "b.png")
    let changed = try tool.run("diff", "a.png", "b.png")
    #expect(changed.status == 1)
    #expect(changed.errors == "")
    #expect(
      changed.text.hasPrefix(
        "1 of 100,000,000 pixels differs (below 0.01 %), allowed: 0. Largest difference 255; "
          + "area 1 × 1 at (9999, 9999)"
      ))
  }

  @Test func `a picture of more than 100 megapixels is not compared`() throws {
    for name in ["reference/a.png", "actual/a.png", "actual/new.png"] {
      let last: UInt8 = name == "actual/a.png" ? 1 : 0
      try folder.write(LargePicture(side: 10_001, last: last).file, name)
    }
    let message =
      "the PNG has 10001 × 10001 pixels, more than 100000000 in all: scale it down"
    for options in [[], ["--strategy", "perceptual"], ["-o", "d.png"]] {
      let result = try tool.run(
        limit: 64, ["diff", "reference/a.png", "actual/a.png"] + options)
      #expect(result.status == 65, "\(options)")
      #expect(result.errors == "error: 'reference/a.png': \(message)\n")
    }
    let verified = try tool.run(
      limit: 64, ["snapshot", "verify", "reference", "actual", "--report", "report"])
    #expect(verified.status == 1)
    #expect(verified.text.contains("2 unchecked"))
    #expect(verified.text.contains("': \(message)"))
    let page = try folder.text("report/index.html")
    #expect(page.contains(message))
    let recorded = try tool.run(limit: 64, ["snapshot", "record", "reference", "actual"])
    #expect(recorded.status == 1)
    #expect(!folder.exists("reference/new.png"))
  }

  @Test func `artwork has at most 20 MB and 500,000 path elements`() throws {
    for (bound, path, end) in [
      ("500000 path elements", String(repeating: "h1h-1", count: 250_000), ""),
      ("20000000 bytes", "", String(repeating: " ", count: 20_000_000)),
    ] {
      let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"#
      try folder.write(head + path + #"V9z"/></svg>"# + end, to: "a.svg")
      for result in [
        try folder.batch(
          "locales: [en_US]\nsymbols: { USD: { path: a.svg } }\ntargets: [{ kind: files }]"),
        try tool.run("symbols", "make", "a.svg", "-o", "out.svg"),
      ] {
        #expect(result.status == 65, "\(result.errors)")
        #expect(result.messages.count == 1 && result.errors.hasPrefix("error: "))
        #expect(result.errors.contains("more than \(bound)"), "\(result.errors)")
      }
    }
  }
}
