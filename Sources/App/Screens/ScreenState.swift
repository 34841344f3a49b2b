import Domain

/// What a screen shows, from which one of the same place goes on that is made anew.
struct ScreenState {
  /// The scene of its feature; nil where it has shown none.
  let scene: (any Sendable)?
  /// What stands beside it, and the scene of that.
  var beside: (place: Destination, scene: (any Sendable)?)?

  /// The state of what stands beside it, where that is at a place.
  func beside(at place: Destination) -> ScreenState? {
    beside.flatMap { $0.place == place ? ScreenState(scene: $0.scene) : nil }
  }
}
