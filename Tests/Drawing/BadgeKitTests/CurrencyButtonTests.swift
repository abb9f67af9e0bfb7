import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

@Suite struct CurrencyButtonTests {
  @Test(arguments: [CurrencyButtonStyle.Ring.outline, .filled])
  func `every locale's symbol keeps clear`(ring: CurrencyButtonStyle.Ring) throws {
    let typesetter = try Typesetter()
    // A balanced weight would take a minute.
    var style = CurrencyButtonStyle(weight: .semibold)
    style.size = 100
    style.ring = ring
    // Letters that are not ASCII may have other forms in another language.
    var drawn: Set<[String]> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      for form in CurrencySymbolForm.allCases where ring == .outline || form == .standard {
        let symbol = locale.symbol(form)
        let language = symbol.utf8.count == symbol.count ? "" : String(identifier.prefix(2))
        guard drawn.insert([symbol, language]).inserted else { continue }
        style.symbolForm = form
        let fit = try CurrencyButton(locale, style: style).drawing(typesetter).fit
        #expect(fit.clearance >= 2.99, "\(identifier) \(form)")
        #expect(fit.inkBounds.height > 8, "\(identifier) \(form)")
      }
    }
    #expect(drawn.count > 150)
  }

  @Test func `mirroring turns a gap that was given, too`() throws {
    var style = CurrencyButtonStyle()
    style.mirrorsInRightToLeft = true
    style.gap = try RingGap(start: 100, end: 130)
    let gap = try CurrencyButton(locale: "ar_AE", style: style).geometry().gap
    #expect(gap?.start == 50 && gap?.end == 80)
    #expect(try CurrencyButton(locale: "en_US", style: style).geometry().gap == style.gap)
  }

  @Test(arguments: ["ar_AE", "fa_IR", "en_US"])
  func `mirroring swaps the badge's side in right-to-left locales only`(locale: String) throws {
    var style = CurrencyButtonStyle()
    style.mirrorsInRightToLeft = true
    let button = try CurrencyButton(locale: locale, style: style)
    let corner = try button.geometry().badgeCorner
    #expect(corner == (button.localeDirection == .rightToLeft ? .bottomRight : .bottomLeft))
  }

  @Test func `a label stands 8 points beside the button, before it in a right-to-left layout`()
    throws
  {
    let typesetter = try Typesetter()
    var style = CurrencyButtonStyle()
    style.label = "Add Debit"
    let left = try CurrencyButton(locale: "en_US", style: style).templateScene(typesetter)
    let (button, label) = (left.fills[0].path, left.fills[1].path)
    #expect(try #require(button.bounds).minX < 4)
    #expect(try #require(label.bounds).minX >= 58)
    let right = try CurrencyButton(locale: "en_US", style: style).templateScene(
      typesetter, in: ButtonContext(direction: .rightToLeft))
    #expect(right.size == left.size)
    #expect(try #require(right.fills[0].path.bounds).minX >= left.size.width - 50)
    #expect(try #require(right.fills[1].path.bounds).maxX <= left.size.width - 58)
  }

  @Test func `a drawing of one's own is fitted like a text`() throws {
    let artwork = VectorPath.rectangle(Rect(x: 100, y: 200, width: 300, height: 300))
    var button = CurrencyButton(.artwork(artwork), title: "Square")
    let fit = try button.drawing(Typesetter()).fit
    #expect(fit.clearance >= 1.499)
    let (text, middle) = (try CurrencyButton(locale: "en_US"), fit.inkBounds.center)
    let beside = try text.drawing(Typesetter()).fit.inkBounds.center
    #expect(abs(middle.x - beside.x) < 0.5 && abs(middle.y - beside.y) < 0.5)
    button.style.mark = nil
    let alone = try button.drawing(Typesetter()).fit.inkBounds
    #expect(abs(alone.midX - 25) < 1e-9 && abs(alone.midY - 25) < 1e-9)
  }

  @Test func `proportions that leave no space for the symbol are an error, and not a symbol's`()
    throws
  {
    var style = CurrencyButtonStyle()
    style.proportions.ringThickness = 0.25
    style.proportions.clearance = 0.2
    let button = try CurrencyButton(locale: "en_US", style: style)
    #expect(throws: DrawingError.geometry(.noSpaceForSymbol)) {
      try button.drawing(Typesetter())
    }
  }

  @Test func `a drawing's frame decides its size and its middle`() throws {
    let artwork = VectorPath.rectangle(Rect(x: 100, y: 200, width: 100, height: 300))
    let typesetter = try Typesetter()
    func ink(_ frame: Rect?) throws -> Rect {
      var button = CurrencyButton(.artwork(artwork, frame: frame), title: "Bar")
      button.style.mark = nil
      return try button.drawing(typesetter).fit.inkBounds
    }
    let plain = try ink(nil)
    #expect(try ink(Rect(x: 100, y: 200, width: 100, height: 300)) == plain)
    let half = try ink(Rect(x: 50, y: 50, width: 200, height: 600))
    #expect(abs(half.height - plain.height / 2) < 1e-9 && abs(half.midY - 25) < 1e-9)
    // The lower third hangs below the baseline: the upper two are in the middle.
    let hanging = try ink(Rect(x: 100, y: 200, width: 100, height: 200))
    #expect(hanging.height > plain.height)
    #expect(abs(hanging.minY + hanging.height / 3 - 25) < 1e-9)
  }

  @Test func `a button by itself is drawn in its style's tint, in every appearance`() throws {
    var style = CurrencyButtonStyle()
    style.tint = SystemColor.red.color
    let button = try CurrencyButton(locale: "fr_CH", style: style)
    let byHand = try button.templateScene(Typesetter())
    for appearance in [Appearance.light, .dark] {
      #expect(
        try button.scene().png(palette: Palette(appearance))
          == byHand.png(palette: style.palette(appearance)))
    }
    // As one of several components, too.
    let component: any Component = button
    #expect(try component.scene().png() == button.scene().png())
  }

  @Test func `a button is one path of one paint`() throws {
    let scene = try CurrencyButton(locale: "en_US").templateScene(Typesetter())
    #expect(scene.fills.map(\.paint) == [.tint])
  }

  @Test(arguments: ContentSize.allCases)
  func `a button grows with a text style, in whole pixels, only where it is told to`(
    size: ContentSize
  ) throws {
    var button = try CurrencyButton(locale: "en_US")
    let context = ButtonContext(scale: 3, contentSize: size)
    #expect(try button.resolved(in: context).geometry().height == 50)
    button.style.textStyle = .title
    let height = try button.resolved(in: context).geometry().height
    #expect(abs(height - 50 * TextStyle.title.scaleFactor(at: size)) <= 0.5 / 3 + 1e-9)
    #expect(abs((height * 3).rounded() - height * 3) < 1e-9)
  }
}
