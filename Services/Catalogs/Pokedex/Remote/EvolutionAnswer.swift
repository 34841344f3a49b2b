import Contracts
import Decoding
import Domain

/// The answer of `evolution-chain/{id}`: a family as a tree.
struct EvolutionAnswer: Decodable, Sendable {
  let evolutions: [Evolution]

  init(from decoder: any Decoder) throws {
    evolutions = try decoder.members().decode(Link.self, forKey: .chain).evolutions
  }

  /// A species, the way in which it evolves from the one before it, and the species that evolve from
  /// it.
  private struct Link: Decodable {
    let slug: String
    let detail: Detail?
    let next: [Link]

    init(from decoder: any Decoder) throws {
      let members = try decoder.members()
      slug = try members.decode(NamedResource.self, forKey: .species).name
      detail = (try? members.entries(Detail.self, .evolutionDetails))?.first
      next = (try? members.entries(Link.self, .evolvesTo)) ?? []
    }

    var evolutions: [Evolution] {
      next.flatMap { [$0.evolution(from: slug)] + $0.evolutions }
    }

    private func evolution(from slug: String) -> Evolution {
      Evolution(
        slug: self.slug, from: slug, trigger: detail?.trigger ?? .other, level: detail?.level,
        item: detail?.item, move: detail?.move, condition: detail?.condition)
    }
  }

  /// The way in which a species evolves; if there are several, the first.
  private struct Detail: Decodable {
    let trigger: Evolution.Trigger
    let level: Int?
    let item: String?
    let move: String?
    let condition: String?

    init(from decoder: any Decoder) throws {
      let members = try decoder.members()
      func words(_ key: AnswerKey) -> String? {
        members.readable(NamedResource.self, key).map { SlugWords.words($0.name) }
      }
      level = members.positive(.level)
      item = words(.item) ?? words(.heldItem)
      move = words(.knownMove)
      let times = ["day": "during the day", "night": "at night"]
      condition = members.readable(String.self, .timeOfDay).flatMap { times[$0] }
      trigger =
        switch members.readable(NamedResource.self, .trigger)?.name {
        case "level-up": members.positive(.friendship) == nil ? .level : .friendship
        case "trade": .trade
        case "use-item": .item
        default: .other
        }
    }
  }
}
