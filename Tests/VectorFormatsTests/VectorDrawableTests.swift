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
              android:pathData="M0 0h10v5h-10Z"/>
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
}
