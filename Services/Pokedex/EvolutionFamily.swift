import CData
import Domain

/// A form among those it comes from and those that come from it.
struct EvolutionFamily: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let slug: String
    /// How far it is from the first, which is at 0.
    let depth: Int
    /// How it comes from the one before it in the tree; nil of the first.
    let evolution: Evolution?
  }

  /// Each before those that come from it; empty of a form that never evolves.
  let members: [Member]

  /// - Parameters:
  ///   - slug: one of the family's.
  ///   - evolutions: those of any families, in the order in which members of the same depth are told.
  init(of slug: String, among evolutions: [Evolution]) {
    var first = slug
    // A source that goes round in a circle has no first.
    var seen: Set<String> = [slug]
    while let before = evolutions.first(where: { $0.slug == first })?.from,
      seen.insert(before).inserted
    {
      first = before
    }
    var members = [Member(slug: first, depth: 0, evolution: nil)]
    func add(after slug: String, depth: Int) {
      for evolution in evolutions
      where evolution.from == slug && !members.contains(where: { $0.slug == evolution.slug }) {
        members.append(Member(slug: evolution.slug, depth: depth, evolution: evolution))
        add(after: evolution.slug, depth: depth + 1)
      }
    }
    add(after: first, depth: 1)
    self.members = members.count > 1 ? members : []
  }
}

extension EmbeddedPokedex {
  /// How forms come from each other, in the order of the Pokédex.
  static let evolutions = UnsafeRawBufferPointer(
    start: catalejo_evolutions_bytes(), count: catalejo_evolutions_size()
  ).split(separator: UInt8(ascii: "\n")).map { Evolution(line: $0) }
}
