import Foundation
import Testing
import VectorFormats
import VectorGraphics

@Suite struct SymbolTemplateTests {
  private let template = VectorScene(
    size: Size(width: 50, height: 50),
    fills: [VectorScene.Fill(.circle(center: Point(x: 25, y: 25), radius: 20), .tint)]
  ).symbolTemplate()

  /// The value of an attribute of the element with an id.
  private func value(_ attribute: String, of id: String) throws -> Double {
    let pattern = try Regex("id=\"\(id)\"[^>]* \(attribute)=\"([-0-9.]+)\"")
    let match = try #require(template.firstMatch(of: pattern))
    return try #require(match.output[1].substring.flatMap { Double($0) })
  }

  /// The bounds of the drawing of a scale.
  private func bounds(_ row: String) throws -> Rect {
    let pattern = try Regex("<g id=\"Regular-\(row)\"><path [^>]*d=\"([^\"]+)\"/></g>")
    let match = try #require(template.firstMatch(of: pattern))
    let path = try VectorPath(svgData: String(try #require(match.output[1].substring)))
    return try #require(path.bounds)
  }

  @Test func theGroupsAndGuidesOfAVersion3TemplateAreThere() {
    for id in ["Notes", "Guides", "Symbols", "template-version"] {
      #expect(template.contains("id=\"\(id)\""))
    }
    #expect(template.contains("Template v.3.0"))
  }

  @Test(arguments: ["S", "M", "L"])
  func theMarginsAreTheDrawingsBounds(row: String) throws {
    let bounds = try bounds(row)
    #expect(abs(try value("x1", of: "left-margin-Regular-\(row)") - bounds.minX) < 0.002)
    #expect(abs(try value("x1", of: "right-margin-Regular-\(row)") - bounds.maxX) < 0.002)
  }

  @Test(arguments: ["S", "M", "L"])
  func theDrawingIsCentredOnTheCapitals(row: String) throws {
    let middle =
      (try value("y1", of: "Baseline-\(row)") + (try value("y1", of: "Capline-\(row)"))) / 2
    #expect(abs(try bounds(row).midY - middle) < 0.002)
  }

  @Test func theScalesAreTheSystems() throws {
    let medium = try bounds("M").height
    #expect(abs(try bounds("S").height / medium - 0.783) < 1e-4)
    #expect(abs(try bounds("L").height / medium - 1.29) < 1e-4)
  }
}
