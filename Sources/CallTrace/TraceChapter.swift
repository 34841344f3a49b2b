/// What was watched of one screen.
package struct TraceChapter: Hashable, Sendable {
  package let number: Int
  /// The screen's place, as a link to it says it (`cities/3936456`).
  package let title: String
  /// In the order they began.
  package internal(set) var entries: [TraceEntry]
  /// How many older ones had to make room.
  package internal(set) var dropped: Int

  package init(number: Int, title: String, entries: [TraceEntry] = [], dropped: Int = 0) {
    self.number = number
    self.title = title
    self.entries = entries
    self.dropped = dropped
  }
}
