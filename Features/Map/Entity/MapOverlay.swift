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
