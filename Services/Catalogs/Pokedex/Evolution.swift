import CData
import Domain

/// The way in which one form of a Pokémon evolves from another.
package struct Evolution: Hashable, Sendable, Codable {
  /// The trigger of the evolution; the raw value is written to the embedded data and to the store.
  package enum Trigger: String, Hashable, Sendable, Codable {
    case level, trade, item, friendship, other
  }

  /// PokeAPI's name of the form ("charizard").
  package let slug: String
  /// The form it evolves from ("charmeleon").
  package let from: String
  package let trigger: Trigger
  /// The level at which it evolves, if the trigger is one.
  package let level: Int?
  /// The item that is used, or has to be held; like the move and the condition, it is in words.
  package let item: String?
  /// The move that it must know.
  package let move: String?
  /// A further condition, in the source's words.
  package let condition: String?
  /// The region in which it evolves like this, if it is only one.
  package let region: String?

  package init(
    slug: String, from: String, trigger: Trigger, level: Int? = nil, item: String? = nil,
    move: String? = nil, condition: String? = nil, region: String? = nil
  ) {
    self.slug = slug
    self.from = from
    self.trigger = trigger
    self.level = level
    self.item = item
    self.move = move
    self.condition = condition
    self.region = region
  }

  /// "level 16" or "trade, holding Metal Coat"; `nil` if nothing is known.
  var words: Words? {
    let parts = [start, held, known, condition.map(EvolutionNames.condition), place]
      .compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    return Words { language in parts.map { $0[language] }.joined(separator: ", ") }
  }

  private var start: Words? {
    switch trigger {
    case .level:
      level.map { Words("level {0}").with(Words(name: String($0))) } ?? Words("level up")
    case .trade: Words("trade")
    case .item: item.map(EvolutionNames.item)
    case .friendship: Words("friendship")
    case .other: nil
    }
  }

  private var held: Words? {
    guard trigger != .item, let item = item.map(EvolutionNames.item) else { return nil }
    return Words("holding {0}").with(item)
  }

  private var known: Words? {
    move.map { Words("knowing {0}").with(EvolutionNames.move($0)) }
  }

  private var place: Words? {
    region.map { Words("in {0}", context: "region").with(Words(name: $0)) }
  }
}

extension Evolution {
  /// Reads an evolution from a line of the embedded data: fields with tabs between them; an unknown
  /// field is empty.
  init(line: some Sequence<UInt8>) {
    let fields = PokedexRecord.fields(Array(line)).map { String(decoding: $0, as: UTF8.self) }
    func text(_ field: Int) -> String? { fields[field].isEmpty ? nil : fields[field] }
    self.init(
      slug: fields[0], from: fields[1], trigger: Trigger(rawValue: fields[2]) ?? .other,
      level: Int(fields[3]), item: text(4), move: text(5), condition: text(6), region: text(7))
  }
}

/// A form with its ancestors and its descendants.
struct EvolutionFamily: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let slug: String
    /// The number of steps from the first member, whose depth is 0.
    let depth: Int
    /// How it evolves from the member before it in the tree; `nil` for the first.
    let evolution: Evolution?
  }

  /// The members, each before its descendants; empty for a form that never evolves.
  let members: [Member]

  /// - Parameters:
  ///   - slug: the name of one of the family's forms.
  ///   - evolutions: the evolutions of any families, in the order for members of the same depth.
  init(of slug: String, among evolutions: [Evolution]) {
    var first = slug
    // Evolutions that go in a circle have no first form.
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
  /// The embedded evolutions, in the order of the Pokédex.
  static let evolutions = UnsafeRawBufferPointer(
    start: catalejo_evolutions_bytes(), count: catalejo_evolutions_size()
  ).split(separator: UInt8(ascii: "\n")).map { Evolution(line: $0) }
}
