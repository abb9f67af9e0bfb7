// Written by `make locale-data`. Change the generator, Scripts/LocaleData.

extension LocaleData {
  /// The version of CLDR that the tables are from.
  package static let version = "46"
}
