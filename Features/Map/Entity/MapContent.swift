package import Domain

/// A map, formatted.
package struct MapContent: Hashable, Sendable {
  package var caption: MapCaption
  package var coordinate: Coordinate
  package var isFavorite: Bool
  package var drawing: MapDrawing

  package init(
    caption: MapCaption, coordinate: Coordinate, isFavorite: Bool = false, drawing: MapDrawing
  ) {
    self.caption = caption
    self.coordinate = coordinate
    self.isFavorite = isFavorite
    self.drawing = drawing
  }
}
