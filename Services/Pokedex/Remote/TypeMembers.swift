/// Who is of which types, put together from the answers for each type.
struct TypeMembers: Sendable {
  private var members: [Int: [(slot: Int, type: String)]] = [:]

  mutating func add(_ answer: TypeAnswer, of type: String) {
    for member in answer.members {
      guard let id = member.pokemon.id else { continue }
      members[id, default: []].append((member.slot, type))
    }
  }

  /// The types of a Pokémon in the order of their slots.
  func types(of id: Int) -> [String] {
    members[id, default: []].sorted { $0.slot < $1.slot }.map(\.type)
  }
}
