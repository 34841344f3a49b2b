package import Catalog
package import Domain
package import TextUI
package import Viper

/// What the screen shows; always complete.
package struct MapScene: Equatable, Sendable {
  package let subject: MapSubject
  /// Where the view is going; what is drawn may still be where it was.
  package var viewport: MapViewport
  /// The whole screen, footer included.
  package var size: Size
  package var content: LoadingState<MapContent, DataError>
  /// One line about the last command; gone with the next.
  package var notice: MapNotice?

  package init(
    subject: MapSubject, viewport: MapViewport, size: Size,
    content: LoadingState<MapContent, DataError> = .idle, notice: MapNotice? = nil
  ) {
    self.subject = subject
    self.viewport = viewport
    self.size = size
    self.content = content
    self.notice = notice
  }

  /// The part of the screen that is drawn on: all but the footer.
  package var canvas: Size { Size(columns: max(0, size.columns), rows: max(0, size.rows - 1)) }
}

/// What the user wants.
package enum MapEvent: Hashable, Slotted {
  case appeared
  case retried
  /// The whole screen's size in cells, footer included.
  case resized(columns: Int, rows: Int)
  /// So many levels nearer; farther where negative.
  case zoomed(Int)
  case panned(CompassPoint)
  /// Back to the pin.
  case centered
  case toggledFavorite
  /// The detail of the entity on the map.
  case detailed
  case undone

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried, .resized, .zoomed, .panned, .centered: .content
    case .toggledFavorite, .detailed, .undone: nil
    }
  }
}

/// Where the screen leads.
package enum MapRoute: Hashable, Sendable {
  case detail(Reference)
}

/// The rules of the map of one subject.
package protocol MapInteracting: Sendable {
  /// What the map is about. Favorites that can't be read don't keep it from being shown.
  /// - Throws: `notFound`.
  func pin() async throws(DataError) -> MapPin

  /// The coasts and borders in view, projected and clipped to a canvas of so many cells.
  ///
  /// A call that is cancelled may answer with less.
  func picture(of viewport: MapViewport, canvas: Size) async -> MapPicture

  /// Returns whether the entity is a favorite now; a bare position never is.
  /// - Throws: `notFound`, and what the favorites throw.
  func toggleFavorite() async throws(DataError) -> Bool

  /// Brings back the favorites that were removed last and returns them.
  /// - Throws: `nothingToUndo`, and what the favorites throw.
  func undo() async throws(DataError) -> [Favorite]
}
