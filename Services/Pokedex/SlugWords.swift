/// PokeAPI's names as words.
enum SlugWords {
  /// "poke-ball" as "Poke Ball".
  static func words(_ slug: String) -> String {
    slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
