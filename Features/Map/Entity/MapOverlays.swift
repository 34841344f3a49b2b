/// What is laid over a map on demand.
package struct MapOverlays: Hashable, Sendable {
  /// Meridians and parallels.
  package var graticule = false
  /// The line between day and night at the moment of drawing.
  package var night = false
  /// The code of the country whose borders stand out.
  package var outline: String?

  package init(graticule: Bool = false, night: Bool = false, outline: String? = nil) {
    self.graticule = graticule
    self.night = night
    self.outline = outline
  }
}

/// What can be laid over a map.
package enum MapOverlay: Hashable, Sendable { case graticule, night }

extension MapOverlays {
  package subscript(overlay: MapOverlay) -> Bool {
    get {
      switch overlay {
      case .graticule: graticule
      case .night: night
      }
    }
    set {
      switch overlay {
      case .graticule: graticule = newValue
      case .night: night = newValue
      }
    }
  }
}
