import Domain

/// The picture among the sprites of an answer; nil where none is given, or no address.
enum SpriteLink {
  /// An item has one.
  static func item<Parent: CodingKey>(
    _ values: KeyedDecodingContainer<Parent>, _ key: Parent
  ) -> WebLink? {
    let sprites = try? values.nestedContainer(keyedBy: Key.self, forKey: key)
    return sprites?.lenient(String.self, .standard).flatMap { WebLink($0) }
  }

  /// The first that is there of a Pokémon: the sprite of its front, the artwork, that of HOME.
  static func front<Parent: CodingKey>(
    _ values: KeyedDecodingContainer<Parent>, _ key: Parent
  ) -> WebLink? {
    guard let sprites = try? values.nestedContainer(keyedBy: Key.self, forKey: key) else {
      return nil
    }
    let others = try? sprites.nestedContainer(keyedBy: Key.self, forKey: .other)
    let pictures =
      [sprites]
      + [Key.artwork, .home].compactMap { key in
        try? others?.nestedContainer(keyedBy: Key.self, forKey: key)
      }
    return pictures.lazy.compactMap { $0.lenient(String.self, .front).flatMap { WebLink($0) } }
      .first
  }

  private enum Key: String, CodingKey {
    case other, home
    case standard = "default"
    case front = "front_default"
    case artwork = "official-artwork"
  }
}
