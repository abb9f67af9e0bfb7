import ConfigurationReader

/// A single HTML file without external resources. It shows all drawings with their locales.
struct GalleryTarget: AssetTarget {
  var path = "gallery.html"
}

extension GalleryTarget {
  static let kind = "gallery"

  static var fields: [SchemaField] {
    [.path("The page.")]
  }

  static let starter = """
      # One page of every drawing, in a file that needs nothing else.
      - kind: gallery
        path: gallery.html

    """

  init(_ node: ConfigurationNode) { path = node["path"]?.string ?? path }
}

extension GalleryTarget {
  var smallHeights: [Int] { SmallPictures.heights }

  var aggregateFiles: [AggregateFile] {
    [AggregateFile(path: path) { Gallery($0).page }]
  }
}

extension Configuration {
  /// Adds a gallery page to the output.
  package mutating func addGallery(path: String) {
    targets.append(TargetEntry(target: GalleryTarget(path: path), buttons: variants))
  }
}
