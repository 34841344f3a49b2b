import Atlas

/// What the map has in one resolution, on its way into the blob.
struct AtlasContent {
  /// The outline of a country.
  struct Country {
    /// ISO 3166-1 alpha-2.
    let code: String
    let rings: [SourceRing]
  }

  var lines: [SourceLine] = []
  /// All land, filled by the even-odd rule.
  var land: [SourceRing] = []
  /// The rings of each lake, filled by the even-odd rule.
  var lakes: [[SourceRing]] = []
  var countries: [Country] = []
}
