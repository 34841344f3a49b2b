package import Domain

/// Places numbered from 1 on, below the map.
package struct MapListing: Hashable, Sendable {
  package enum Question: Hashable, Sendable {
    /// What is around a position, which is the middle of the view.
    case nearby(Coordinate)
    case found(String)
    /// What the map is about.
    case places
  }

  package struct Row: Hashable, Sendable {
    let title: String
    /// The other name it was found by.
    var matchedName: String?
    let choice: MapContent.Choice
    /// From the middle of the view, formatted; nil where that was not asked.
    var distance: String?
    /// Nil with a distance says that it is there.
    var point: CompassPoint?
  }

  let question: Question
  let rows: [Row]

  init(_ question: Question, rows: [Row]) {
    self.question = question
    self.rows = rows
  }

  /// The most rows a screen so high has room for, so that the map stays the greater part.
  static func limit(rows: Int) -> Int { max(0, min(9, (rows - 1) / 3)) }
}
