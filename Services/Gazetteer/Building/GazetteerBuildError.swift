/// Why a gazetteer can't be built of some records.
package enum GazetteerBuildError: Error, Hashable, Sendable {
  /// Two records have this id.
  case repeatedID(UInt32)
  /// This record's country, position or name can't be stored: two capital letters, degrees on the
  /// globe, a name that is not empty and folds to at most 255 bytes.
  case invalidRecord(UInt32)
  /// More cities, countries, time zones or states than an index can tell apart.
  case tooMany(String)
}
