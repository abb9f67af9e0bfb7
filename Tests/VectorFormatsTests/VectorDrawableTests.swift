import Testing
import VectorFormats
import VectorGraphics

@Suite struct VectorDrawableTests {
  private let square = VectorPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 5))

  @Test func aSolidFillNeedsNothingBeyondAPI21() {
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .tint)])
    #expect(
      scene.vectorDrawable(palette: Palette(tint: AdaptiveColor(RGBAColor(hex: 0x12AB34)))) == """
        <?xml version="1.0" encoding="utf-8"?>
        <vector xmlns:android="http://schemas.android.com/apk/res/android"
            android:width="10dp"
            android:height="5dp"
            android:viewportWidth="10"
            android:viewportHeight="5">
          <path
              android:fillColor="#12AB34"
              android:pathData="M0 0h10v5H0Z"/>
        </vector>

        """)
  }

  @Test func alphaStandsFirst() {
    let ink = PaintColor.color(AdaptiveColor(RGBAColor(hex: 0x12AB34, alpha: 0x80)))
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .solid(ink))])
    #expect(scene.vectorDrawable().contains("android:fillColor=\"#8012AB34\""))
  }

  @Test func aGradientIsWrittenInThePath() {
    let gradient = LinearGradientPaint.shaded(.tint, in: Rect(x: 0, y: 0, width: 10, height: 5))
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .linearGradient(gradient))]
    )
    let text = scene.vectorDrawable()
    #expect(text.contains("xmlns:aapt=\"http://schemas.android.com/aapt\""))
    #expect(text.contains("<gradient android:type=\"linear\" android:startX=\"5\""))
    #expect(text.contains("<item android:offset=\"1\" android:color=\"#007AFF\"/>"))
  }

  /// A disc with a star cut out of it, whose data is longer than Lint takes.
  private func disc(points: Int = 90) -> VectorPath {
    let star = (0..<points).map { index in
      let radius = index.isMultiple(of: 2) ? 8.13 : points > 100 ? 7.91 : 5.27
      return Point(x: 12, y: 12) + Degrees.unitVector(Double(index) * 360 / Double(points)) * radius
    }
    var hole = VectorPath(star.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
    hole.close()
    return VectorPath.circle(center: Point(x: 12, y: 12), radius: 12) + hole.reversed
  }

  private func paths(_ xml: String) throws -> [VectorPath] {
    try xml.matches(of: #/android:pathData="([^"]*)"/#).map {
      #expect($0.1.utf8.count <= 800)
      return try VectorPath(svgData: String($0.1))
    }
  }

  @Test(arguments: [90, 1200])
  func `a long path of an opaque colour is cut in pieces that overlap`(points: Int) throws {
    let disc = disc(points: points)
    let scene = VectorScene(
      size: Size(width: 24, height: 24), fills: [VectorScene.Fill(disc, .tint)])
    let pieces = try paths(scene.vectorDrawable())
    #expect(pieces.count >= points / 90 + 1)
    #expect(pieces.reduce(0) { $0 + $1.area } > disc.area + 1)
  }

  @Test func `a drawing in one translucent colour has it as its tint`() {
    let scene = VectorScene(
      size: Size(width: 24, height: 24), fills: [VectorScene.Fill(disc(), .tint)])
    let palette = Palette(tint: AdaptiveColor(RGBAColor(hex: 0x12AB34, alpha: 0x80)))
    let xml = scene.vectorDrawable(palette: palette)
    #expect(xml.contains("android:tint=\"#8012AB34\""))
    #expect(xml.matches(of: #/fillColor="([^"]*)"/#).allSatisfy { $0.1 == "#000000" })
  }

  @Test(arguments: [true, false])
  func `pieces of translucent paint beside other paint do not overlap`(isResource: Bool) throws {
    let translucent = PaintColor.color(AdaptiveColor(RGBAColor(hex: 0x12AB34, alpha: 0x80)))
    let scene = VectorScene(
      size: Size(width: 24, height: 24),
      fills: [
        VectorScene.Fill(disc(), isResource ? .tint : .solid(translucent)),
        VectorScene.Fill(square, .label),
      ])
    let xml = scene.vectorDrawable(tint: isResource ? .resource("@color/brand") : .palette)
    #expect(!xml.contains("android:tint"))
    let pieces = try paths(xml).dropLast()
    #expect(pieces.count > 1)
    #expect(abs(pieces.reduce(0) { $0 + $1.area } - disc().area) < 0.1)
  }
}
