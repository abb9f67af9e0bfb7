import ConfigurationReader

/// A single HTML file without external resources. It shows all drawings with their locales.
package struct GalleryTarget: AssetTarget {
  package var path: String

  package init(path: String = "gallery.html") { self.path = path }
}

extension GalleryTarget {
  package static let kind = "gallery"

  package static var fields: [SchemaField] {
    [.path("The page.")]
  }

  package static let starter = """
      # One page of every drawing, in a file that needs nothing else.
      - kind: gallery
        path: gallery.html

    """

  package init(_ node: ConfigurationNode) {
    self.init()
    path = node.outputPath ?? path
  }
}

extension GalleryTarget {
  package var smallHeights: [Int] { [20, 24, 32] }

  package var aggregateFiles: [AggregateFile] {
    [AggregateFile(path: path) { Gallery($0, smallHeights: smallHeights).page }]
  }
}

extension Configuration {
  /// Adds a gallery page to the output.
  package mutating func addGallery(path: String) {
    targets.append(TargetEntry(target: GalleryTarget(path: path), buttons: variants))
  }
}
