/// What a published list of cities holds.
package struct CityList: Hashable, Sendable {
  /// In the list's order; without population and time zone, which it does not know.
  package let cities: [City]
  /// How many rows were left out, and why; no reason is there with 0.
  package let skipped: [SkippedRow: Int]

  package init(_ cities: [City], skipped: [SkippedRow: Int] = [:]) {
    self.cities = cities
    self.skipped = skipped
  }

  package var skippedCount: Int { skipped.values.reduce(0, +) }
}
