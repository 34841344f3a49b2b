import CData
import Domain

/// How one form of a Pokémon comes from another.
package struct Evolution: Hashable, Sendable, Codable {
  /// What makes it evolve; the raw value is written to the embedded data and to the store.
  package enum Trigger: String, Hashable, Sendable, Codable {
    case level, trade, item, friendship, other
  }

  /// As PokeAPI names it ("charizard").
  package let slug: String
  /// What it evolves from ("charmeleon").
  package let from: String
  package let trigger: Trigger
  package let level: Int?
  /// What is used, or has to be held; in words, as the move and what else is needed are.
  package let item: String?
  package let move: String?
  package let condition: String?
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

  /// "level 16"; "trade, holding Metal Coat"; nil where nothing is known.
  var words: Words? {
    let parts = [start, held, known, condition.map(EvolutionNames.condition), place]
      .compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    return Words(
      parts.map(\.english).joined(separator: ", "), parts.map(\.spanish).joined(separator: ", "))
  }

  private var start: Words? {
    switch trigger {
    case .level:
      level.map { Words("level \($0)", "nivel \($0)") } ?? Words("level up", "subir de nivel")
    case .trade: Words("trade", "intercambio")
    case .item: item.map(EvolutionNames.item)
    case .friendship: Words("friendship", "amistad")
    case .other: nil
    }
  }

  private var held: Words? {
    guard trigger != .item, let item = item.map(EvolutionNames.item) else { return nil }
    return Words("holding \(item.english)", "con \(item.spanish)")
  }

  private var known: Words? {
    move.map(EvolutionNames.move).map {
      Words("knowing \($0.english)", "conociendo \($0.spanish)")
    }
  }

  private var place: Words? { region.map { Words("in \($0)", "en \($0)") } }
}

/// A line of fields with tabs between them; what is not known is empty.
extension Evolution {
  package var line: String {
    [
      slug, from, trigger.rawValue, level.map(String.init) ?? "", item ?? "", move ?? "",
      condition ?? "", region ?? "",
    ].joined(separator: "\t")
  }

  /// - Parameter line: one that ``line`` wrote.
  init(line: some Sequence<UInt8>) {
    let fields = PokedexRecord.fields(Array(line)).map { String(decoding: $0, as: UTF8.self) }
    func text(_ field: Int) -> String? { fields[field].isEmpty ? nil : fields[field] }
    self.init(
      slug: fields[0], from: fields[1], trigger: Trigger(rawValue: fields[2]) ?? .other,
      level: Int(fields[3]), item: text(4), move: text(5), condition: text(6), region: text(7))
  }
}

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
