/// A row and its great-circle distance from where the search started.
struct NearbyRow: Equatable {
  let row: Int
  let number: UInt32
  let kilometres: Double

  /// Nearer, or as near with a lesser id.
  static func < (a: Self, b: Self) -> Bool {
    a.kilometres == b.kilometres ? a.number < b.number : a.kilometres < b.kilometres
  }
}
