import CairoBackend
import Foundation
import RasterImage
import Testing
import VectorGraphics

/// A ring, a disc with a hole, slanted and curved edges, and fills on top of each other.
func drawing(_ first: Paint = .tint, _ second: Paint = .tint) -> VectorScene {
  var leaf = VectorPath()
  leaf.move(to: Point(x: 14.3, y: 31.1))
  leaf.cubic(Point(x: 18, y: 9), Point(x: 33.7, y: 12.2), to: Point(x: 36.1, y: 20))
  leaf.quad(Point(x: 40, y: 37.5), to: Point(x: 21.7, y: 38.9))
  leaf.close()
  return VectorScene(
    size: Size(width: 50, height: 50),
    fills: [
      VectorScene.Fill(
        .annulus(center: Point(x: 25, y: 25), innerRadius: 20.5, outerRadius: 23.5), first),
      VectorScene.Fill(leaf, second),
      VectorScene.Fill(.circle(center: Point(x: 30, y: 22), radius: 9.25), first),
      VectorScene.Fill(.rectangle(Rect(x: 20.5, y: 20.25, width: 3, height: 12.6)), second),
    ])
}

/// Runs an installed program on a file and returns its standard output.
func run(_ program: String, _ arguments: [String], input: [UInt8], ending: String) throws -> Data {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).\(ending)")
  try Data(input).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments.map { $0 == "FILE" ? file.path : $0 }
  let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
    ["PATH", "FONTCONFIG_FILE"].contains(name)
  }
  process.environment = ["LC_ALL": "C", "TZ": "UTC"].merging(inherited) { $1 }
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(program) failed, or is not installed")
  return data
}

/// How far two pictures of the same size are apart, in mean steps of a channel.
func distance(_ a: Pixmap, _ b: Pixmap) -> Double {
  guard a.width == b.width, a.height == b.height else { return .infinity }
  let sum = zip(a.bytes, b.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  return Double(sum) / Double(a.bytes.count)
}
