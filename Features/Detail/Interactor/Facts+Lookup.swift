import Domain

extension [Fact] {
  /// The first of them.
  var position: Coordinate? {
    lazy.compactMap { if case .position(let position) = $0 { position } else { nil } }.first
  }

  /// The first of them.
  var name: String? {
    lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }.first
  }
}
