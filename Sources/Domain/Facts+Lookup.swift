extension [Fact] {
  /// The first of them.
  package var position: Coordinate? {
    lazy.compactMap { if case .position(let position) = $0.value { position } else { nil } }.first
  }

  /// The first of them.
  package var name: String? {
    lazy.compactMap { if case .name(let name) = $0.value { name } else { nil } }.first
  }
}
