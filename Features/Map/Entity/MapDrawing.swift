/// What is drawn, and what goes with the place and zoom it was drawn at.
package struct MapDrawing: Hashable, Sendable {
  package var picture: MapPicture
  /// Where the pin is; nil where it is out of view.
  package var marker: MapDot?
  /// The way `--zoom` takes it ("5", "3.25").
  package var zoom: String
  /// nil where the view is too narrow for one.
  package var scale: MapScale?

  package init(picture: MapPicture, marker: MapDot?, zoom: String, scale: MapScale?) {
    self.picture = picture
    self.marker = marker
    self.zoom = zoom
    self.scale = scale
  }
}
