import Testing
import VectorGraphics

@Suite struct SystemColorTests {
  @Test(arguments: SystemColor.allCases, SystemPalette.allCases)
  func `a system tint has a colour for each appearance`(system: SystemColor, palette: SystemPalette)
  {
    #expect(SystemColor(name: system.name) == system)
    let color = system.color(in: palette)
    if system != .gray { #expect(color.light != color.dark) }
    #expect(
      color.lightIncreasedContrast.contrastRatio(with: .white)
        > color.light.contrastRatio(with: .white))
  }
}
