import Foundation

/// A day of the calendar (UTC) that dates are counted back from.
struct StubDay: Sendable {
  private let date: Date

  init(_ date: Date) { self.date = date }

  /// Written as `2026-11-21`.
  func before(days: Int) -> String {
    let day = date.addingTimeInterval(-86_400 * Double(days))
    return day.formatted(.iso8601.year().month().day())
  }
}
