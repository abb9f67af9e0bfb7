internal import CHarfBuzz

extension FaceDescription {
  /// The description of the first face of a file, read from its tables.
  init(reading face: OpaquePointer, path: String) {
    var axis = hb_ot_var_axis_info_t()
    let hasWeightAxis = hb_ot_var_find_axis_info(face, Tag.weight, &axis) != 0
    let weight = Double(Self.staticWeight(face))
    self.init(
      path: path, index: 0,
      family: fontName(face, 16) ?? fontName(face, 1) ?? path,
      style: fontName(face, 17) ?? fontName(face, 2) ?? "",
      weights: hasWeightAxis && axis.min_value <= axis.max_value
        ? Double(axis.min_value)...Double(axis.max_value) : weight...weight,
      isVariable: hasWeightAxis)
  }

  /// The weight class in the `OS/2` table; 400 where there is none.
  private static func staticWeight(_ face: OpaquePointer) -> Int {
    guard let blob = hb_face_reference_table(face, Tag.tag("OS/2")) else { return 400 }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 6 else { return 400 }
    let weight = UnsafeRawBufferPointer(start: data, count: 6)[4...5].reduce(0) {
      $0 << 8 | Int($1)
    }
    return 1...1000 ~= weight ? weight : 400
  }
}

/// A string of the `name` table in English; nil if it is missing or empty.
func fontName(_ face: OpaquePointer, _ id: UInt32) -> String? {
  var buffer = [CChar](repeating: 0, count: 256)
  var size = UInt32(buffer.count)
  let full = hb_ot_name_get_utf8(face, id, nil, &size, &buffer)
  guard full > 0, size > 0 else { return nil }
  return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
