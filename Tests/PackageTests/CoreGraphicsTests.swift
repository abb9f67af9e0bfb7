import Foundation
import TestSupport
import Testing

/// The sources that only Apple's systems compile. No Apple machine runs these tests, so a stub has the signatures
/// that Apple's documentation of Core Graphics gives.
@Suite struct CoreGraphicsTests {
  private static let coreGraphics = """
    public struct CFData {}
    public final class CFAllocator {}
    public typealias CFIndex = Int
    public func CFDataCreate(
      _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
    ) -> CFData! { nil }
    public final class CGDataProvider { public init?(data: CFData) { nil } }
    public typealias CFString = String
    public final class CGColorSpace {
      public static let sRGB: CFString = ""
      public init?(name: CFString) { nil }
    }
    public struct CGBitmapInfo { public init(rawValue: UInt32) {} }
    public enum CGImageAlphaInfo: UInt32 {
      case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
    }
    public enum CGColorRenderingIntent: Int32 {
      case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
    }
    public typealias CGFloat = Double
    public final class CGImage {
      public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
      ) { nil }
    }
    """
  private static let rasterImage = """
    public struct Pixmap {
      public let width: Int
      public let height: Int
      public let bytes: [UInt8]
    }
    """

  @Test func `a picture becomes a CGImage with the signatures of Core Graphics`() throws {
    let folder = try TemporaryFolder()
    var compiler = Tool(program: "swiftc", folder: folder.url)
    compiler.environment = ProcessInfo.processInfo.environment
    for (name, source) in [("CoreGraphics", Self.coreGraphics), ("RasterImage", Self.rasterImage)] {
      try source.write(
        to: folder.url.appending(path: "\(name).swift"), atomically: false, encoding: .utf8)
      let result = try compiler.run(
        "-emit-module", "-parse-as-library", "-module-name", name, "\(name).swift")
      try #require(result.status == 0, "\(result.errors)")
    }
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Mintmark/Pixmap+CGImage.swift").standardized
    let result = try compiler.run(
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", ".", source.path())
    #expect(result.status == 0, "\(result.errors)")
    // Without the stub nothing would be compiled.
    let text = try String(contentsOf: source, encoding: .utf8)
    #expect(text.hasPrefix("#if canImport(CoreGraphics)"))
  }
}
