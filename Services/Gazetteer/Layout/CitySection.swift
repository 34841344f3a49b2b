/// The sections of `cities.bin`; n is the number of cities, "a row's" means one element for each
/// row in display order.
enum CitySection: Int, CaseIterable {
  /// u32: a row's GeoNames id.
  case ids
  /// i32: a row's latitude in 10⁻⁵ degrees.
  case latitudes
  /// i32: a row's longitude in 10⁻⁵ degrees.
  case longitudes
  /// u8: a row's country, an index of ``countryCodes``.
  case countries
  /// u16: a row's time zone, an index of ``timeZoneNames``.
  case timeZones
  /// u8: a row's American state, an index of ``stateNames``; 0 (an empty name) for none.
  case states
  /// u32: a row's inhabitants, 0 for unknown.
  case populations
  /// u32, n + 1 of them: where a row's text starts in ``texts``; the next one's start ends it.
  case textOffsets
  /// u8: how many bytes of a row's text are its fold; the rest is the name.
  case foldLengths
  /// UTF-8: each row's fold(name), then its name.
  case texts
  /// Two letters each, in order.
  case countryCodes
  /// A ``StringTable``.
  case timeZoneNames
  /// A ``StringTable``.
  case stateNames
  /// u24: the rows by rising id.
  case rowsByID
  /// u24: the rows in spatial order, see ``SpaceIndex``; in a leaf by falling population.
  case rowsBySpace
  /// ``GazetteerLayout/boxSize`` bytes each, 2·leaves − 1 of them: the boxes of ``SpaceIndex``.
  case boxes
  /// u24, rising: the rows that share name and country with another.
  case namesakes
  /// u24 for each of ``namesakes``: a row or a mark, see ``NamesakeMark``.
  case namesakeMarks

  /// What a section's length must be for n cities; nil where the content decides.
  func expectedLength(_ n: Int) -> Int? {
    switch self {
    case .ids, .latitudes, .longitudes, .populations: 4 * n
    case .countries, .states, .foldLengths: n
    case .timeZones: 2 * n
    case .textOffsets: 4 * (n + 1)
    case .rowsByID, .rowsBySpace: 3 * n
    case .boxes: GazetteerLayout.boxSize * (2 * GazetteerLayout.leafCount(forRows: n) - 1)
    case .texts, .countryCodes, .timeZoneNames, .stateNames, .namesakes, .namesakeMarks: nil
    }
  }
}
