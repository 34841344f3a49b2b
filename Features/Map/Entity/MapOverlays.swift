/// What is laid over a map on demand.
package struct MapOverlays: Hashable, Sendable {
  /// Meridians and parallels.
  package var graticule = false
  /// The line between day and night at the moment of drawing.
  package var night = false

  package init(graticule: Bool = false, night: Bool = false) {
    self.graticule = graticule
    self.night = night
  }
}
