/// What is drawn, and what goes with the place and zoom it was drawn at.
package struct MapDrawing: Hashable, Sendable {
  /// A marked place in view.
  package struct Mark: Hashable, Sendable {
    package let kind: MapMark.Kind
    package let dot: MapDot
    package let title: String

    package init(kind: MapMark.Kind, dot: MapDot, title: String) {
      self.kind = kind
      self.dot = dot
      self.title = title
    }
  }

  package var picture: MapPicture
  /// Where the chosen place is; nil where it is out of view.
  package var marker: MapDot?
  /// The other marked places in view, the first ones being named first where there is little room.
  package var marks: [Mark]
  /// The way `--zoom` takes it ("5", "3.25").
  package var zoom: String
  /// nil where the view is too narrow for one.
  package var scale: MapScale?

  package init(
    picture: MapPicture, marker: MapDot?, marks: [Mark] = [], zoom: String, scale: MapScale?
  ) {
    self.picture = picture
    self.marker = marker
    self.marks = marks
    self.zoom = zoom
    self.scale = scale
  }
}
