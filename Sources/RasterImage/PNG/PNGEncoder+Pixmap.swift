extension PNGEncoder {
  /// The picture as a PNG file in the smallest lossless representation that this effort finds.
  ///
  /// Every pixel comes back as it was, the colour of transparent ones included.
  ///
  /// - Parameters:
  ///   - pixmap: the picture.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package mutating func encode(_ pixmap: Pixmap, scale: Double?) throws(PNGError) -> [UInt8] {
    try checkSize(pixmap.width, pixmap.height)
    let forms = forms(of: pixmap)
    let best = try smallest(
      of: forms.map { EncodingCandidate(form: $0, filters: filters(for: $0)) })
    return best.png(width: pixmap.width, height: pixmap.height, scale: scale)
  }

  /// The representations to try, the most likely first.
  private func forms(of pixmap: Pixmap) -> [PNGRepresentation] {
    let survey = PixelStatistics(pixmap)
    var forms: [PNGRepresentation] = []
    if let colors = survey.colors {
      let orders: [PixelStatistics.PaletteOrder] =
        optimization >= .smaller ? [.luminance, .popularity] : [.luminance]
      for order in orders.map(survey.paletteOrder) {
        for bitDepth in bitDepths(entries: colors.count) {
          forms += [PNGRepresentation.palette(pixmap, survey, order: order, bitDepth: bitDepth)]
            .compactMap { $0 }
        }
      }
    }
    let isSmall = pixmap.bytes.count <= 1 << 16
    if forms.isEmpty || optimization >= .smaller || optimization == .standard && isSmall {
      forms.append(.direct(pixmap, survey))
    }
    if optimization == .smallest, forms.last?.colorType == .rgb, !survey.isOpaque {
      forms.append(.rgba(pixmap))
    }
    return forms
  }

  /// The filters to try. Palette indices are names, not amounts, so their differences mean little.
  private func filters(for form: PNGRepresentation) -> [FilterChoice] {
    let isIndexed = form.colorType == .palette || form.bitDepth < 8
    return switch optimization {
    case .fastest: [isIndexed ? .all(.none) : .all(.sub)]
    case .standard: isIndexed ? [.all(.none)] : [.smallestDifferences, .all(.none)]
    case .smaller:
      isIndexed
        ? [.all(.none), .all(.sub), .all(.up)]
        : [.smallestDifferences, .all(.none), .all(.sub), .all(.up), .all(.paeth)]
    case .smallest:
      RowFilter.allCases.map { .all($0) } + [.smallestDifferences, .fewestPairs]
    }
  }
}
