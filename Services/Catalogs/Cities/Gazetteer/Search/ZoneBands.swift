/// The meridians by which a law parts the time zones of a region.
///
/// Nunavut is the only region with places where the law names meridians and no other line: Eastern Time
/// east of 85° W, Mountain Time west of 102° W, Central Time between them. Its Kitikmeot communities east
/// of 102° W keep Mountain Time all the same, and as places they say so (tz database, `northamerica`,
/// on Nunavut).
struct ZoneBands {
  /// By rising longitude, in degrees.
  private let meridians: [Double]

  /// Returns `nil` for a region whose zones no meridian parts.
  init?(region: String) {
    guard region == "Nunavut" else { return nil }
    meridians = [-102, -85]
  }

  /// Returns the number of a band, counted from the west.
  func band(of longitude: Double) -> Int {
    meridians.count { $0 <= longitude }
  }
}
