package enum PlaceArchive {
  /// The name of the dump of all countries.
  package static let everything = "all"
}
