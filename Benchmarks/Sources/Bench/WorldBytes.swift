import CairoBackend
import Foundation
import RasterImage

/// The bytes of every drawing of the world at 1x, 2x and 3x, against Cairo's writer; the pictures
/// of the last level are left in a folder for other programs to try.
struct WorldBytes {
  let table: String

  init(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let drawings = try World.drawings()
    var cairo = 0
    var own = [Int](repeating: 0, count: PNG.Optimization.allCases.count)
    for (identifier, scene) in drawings {
      for scale in 1...3 {
        let side = Int(scene.size.width) * scale
        cairo += try Cairo.png(scene, side: side).count
        for optimization in PNG.Optimization.allCases {
          let file = try scene.png(scale: Double(scale), optimization: optimization)
          own[optimization.rawValue] += file.count
          if optimization == .smallest {
            let name = "\(identifier)@\(scale)x.png"
            try Data(file).write(to: URL(filePath: folder).appending(path: name))
          }
        }
      }
    }
    let rows = own.enumerated().map { level, bytes in
      "  --optimize \(level)  \(bytes)  "
        + String(format: "%.1f %% smaller", 100 * (1 - Double(bytes) / Double(cairo)))
    }
    table = (["\(drawings.count) drawings at three scales: Cairo's writer \(cairo) bytes"] + rows)
      .joined(separator: "\n")
  }
}
