import Testing
import VectorGraphics

@Suite struct VectorSceneTests {
  @Test func `a scene knows whether all of it has one colour`() {
    let circle = VectorPath.circle(center: .zero, radius: 1)
    let size = Size(width: 2, height: 2)
    let one = VectorScene(size: size, fills: [.init(circle, .tint), .init(circle, .tint)])
    #expect(one.singleColor == .tint)
    #expect(one.background(.label).singleColor == nil)
    #expect(VectorScene(size: size, fills: []).singleColor == nil)
  }
}
