import Testing
import VectorFormats
import VectorGraphics

@Suite struct VectorSceneVectorDrawableTests {
  private let square = VectorPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 5))

  @Test func `a solid fill needs nothing beyond API 21`() {
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .tint)])
    #expect(
      scene.vectorDrawableDocument(palette: Palette(tint: AdaptiveColor(RGBAColor(hex: 0x12AB34))))
        == """
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

  @Test func `alpha stands first`() {
    let color = PaintColor.color(AdaptiveColor(RGBAColor(hex: 0x12AB34, alpha: 0x80)))
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .solid(color))])
    #expect(scene.vectorDrawableDocument().contains("android:fillColor=\"#8012AB34\""))
  }

  @Test func `a gradient is written in the path`() {
    let gradient = LinearGradientPaint.shaded(.tint, in: Rect(x: 0, y: 0, width: 10, height: 5))
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .linearGradient(gradient))]
    )
    let text = scene.vectorDrawableDocument()
    #expect(text.contains("xmlns:aapt=\"http://schemas.android.com/aapt\""))
    #expect(text.contains("<gradient android:type=\"linear\" android:startX=\"5\""))
    #expect(text.contains("<item android:offset=\"1\" android:color=\"#0088FF\"/>"))
  }

  /// Steps whose coordinates are written without rounding.
  private func steps(_ count: Int) -> VectorPath {
    var path = VectorPath()
    path.move(to: .zero)
    for step in 0..<count {
      let corner = Point(x: Double(step + 1) * 1.25, y: Double(step) * 2.5)
      path.line(to: corner)
      path.line(to: Point(x: corner.x, y: corner.y + 2.5))
    }
    path.close()
    return path
  }

  private func drawable(_ path: VectorPath) -> String {
    VectorScene(size: Size(width: 24, height: 24), fills: [VectorScene.Fill(path, .tint)])
      .vectorDrawableDocument()
  }

  /// Lint of 2017 warns from 800 characters on.
  @Test func `a drawing turns Lint's warning off where its path data is long, and not before`()
    throws
  {
    var lengths: [Int] = []
    for count in 1...150 {
      let xml = drawable(steps(count))
      let data = try #require(xml.firstMatch(of: #/android:pathData="([^"]*)"/#)).1
      lengths.append(data.utf8.count)
      let isLong = data.utf8.count >= 800
      #expect(xml.contains(#"xmlns:tools="http://schemas.android.com/tools""#) == isLong)
      #expect(xml.contains(#"tools:ignore="VectorPath">"#) == isLong)
    }
    #expect(lengths.contains { (780..<800).contains($0) })
    #expect(lengths.contains { (800..<820).contains($0) })
  }

  @Test func `a fill is one path however long it is`() throws {
    let path = steps(1000) + steps(1000).translated(by: Vector(dx: 0, dy: 9999))
    let xml = drawable(path)
    let data = xml.matches(of: #/android:pathData="([^"]*)"/#).map(\.1)
    #expect(data.count == 1)
    #expect(try VectorPath(svgData: String(data[0])).area == path.area)
  }

  @Test func `a translucent tint is the colour of its paths`() {
    let scene = VectorScene(
      size: Size(width: 10, height: 5), fills: [VectorScene.Fill(square, .tint)])
    let palette = Palette(tint: AdaptiveColor(RGBAColor(hex: 0x12AB34, alpha: 0x80)))
    let xml = scene.vectorDrawableDocument(palette: palette)
    #expect(!xml.contains("android:tint"))
    #expect(xml.contains(##"android:fillColor="#8012AB34""##))
  }

  /// aapt2 writes STRING_TOO_LARGE instead of a longer text, and succeeds.
  @Test func `a drawing with a path that aapt2 can't store is known`() {
    for (count, isTooLong) in [(1000, false), (9000, true)] {
      let scene = VectorScene(
        size: Size(width: 24, height: 24), fills: [VectorScene.Fill(steps(count), .tint)])
      #expect(scene.isTooLongForAndroid(scene.vectorDrawableDocument()) == isTooLong)
    }
  }
}
