/// Declarations of Apple's frameworks that this package's sources use, as modules to compile them against on Linux:
/// the signatures of Apple's documentation, nothing more.
enum AppleFrameworkStubs {
  static let coreGraphics = """
    @_exported import Foundation

    public final class CFData {}
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
    public enum CGBlendMode: Int32 { case normal, copy }
    public final class CGImage {
      public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
      ) { nil }
      public var width: Int { 0 }
      public var height: Int { 0 }
    }
    public final class CGContext {
      public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
      ) { nil }
      public var data: UnsafeMutableRawPointer? { nil }
      public func setBlendMode(_ mode: CGBlendMode) {}
      public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
      public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    }
    """

  static let uiKit = """
    @_exported import CoreGraphics

    open class CALayer: NSObject {
      open func render(in ctx: CGContext) {}
    }
    public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
    open class UITraitCollection: NSObject {
      open func performAsCurrent(_ actions: () -> Void) {}
    }
    open class UIImage: NSObject {
      open var size: CGSize { .zero }
      open var scale: CGFloat { 1 }
      open var cgImage: CGImage? { nil }
      open func draw(at point: CGPoint) {}
    }
    @MainActor open class UIView {
      public init() {}
      open var bounds = CGRect.zero
      open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      open var traitCollection: UITraitCollection { UITraitCollection() }
      open var layer: CALayer { CALayer() }
      open func layoutIfNeeded() {}
    }
    open class UIGraphicsRendererFormat: NSObject {}
    open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
      public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
      open var scale: CGFloat = 1
      open var opaque = false
      open var preferredRange = Range.automatic
    }
    open class UIGraphicsRendererContext: NSObject {
      open var cgContext: CGContext { fatalError() }
    }
    open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
    open class UIGraphicsImageRenderer: NSObject {
      public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {}
      open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
    }
    """

  static let appKit = """
    @_exported import CoreGraphics

    open class NSColorSpace: NSObject {
      open class var sRGB: NSColorSpace { NSColorSpace() }
    }
    public struct NSColorSpaceName: Hashable, Sendable {
      public static let deviceRGB = NSColorSpaceName()
    }
    open class NSImageRep: NSObject {
      open var size = NSSize.zero
    }
    open class NSBitmapImageRep: NSImageRep {
      public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
        pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int,
        samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
      ) { nil }
      open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { nil }
      open var cgImage: CGImage? { nil }
    }
    open class NSGraphicsContext: NSObject {
      public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { nil }
      open class var current: NSGraphicsContext? { get { nil } set {} }
      open class func saveGraphicsState() {}
      open class func restoreGraphicsState() {}
    }
    open class NSImage: NSObject {
      open var size = NSSize.zero
      open func draw(in rect: NSRect) {}
    }
    open class NSAppearance: NSObject {
      public struct Name: Hashable, Sendable {
        public static let aqua = Name()
        public static let darkAqua = Name()
      }
      public init?(named name: Name) { nil }
    }
    @MainActor open class NSView {
      public init() {}
      open var frame = NSRect.zero
      open var bounds = NSRect.zero
      open var appearance: NSAppearance?
      open func setFrameSize(_ newSize: NSSize) {}
      open func layoutSubtreeIfNeeded() {}
      open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
    }
    open class NSButton: NSView {
      public convenience init(title: String, target: Any?, action: Selector?) { self.init() }
    }
    public struct Selector {}
    """
}
