/// An item; the first are real ones, the others are made up.
struct StubItem: PokedexNamed, Sendable {
  let id: Int
  let name: String
  let category: StubCategory
  let cost: Int

  var title: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  static let all: [StubItem] = known + madeUp

  private static let known: [StubItem] = [
    .init(1, "master-ball", 34, 0), .init(2, "ultra-ball", 34, 800),
    .init(3, "great-ball", 34, 600), .init(4, "poke-ball", 34, 200),
    .init(5, "safari-ball", 33, 0), .init(6, "net-ball", 33, 1000),
    .init(17, "potion", 27, 200), .init(18, "antidote", 3, 200),
  ]

  /// With gaps between their ids, as there are in the real list.
  private static let madeUp: [StubItem] = {
    let starts = [
      "dawn", "harbor", "glass", "tide", "ember", "moss", "cloud", "iron", "salt", "owl",
    ]
    let ends = ["charm", "lantern", "tonic", "shell", "map", "scarf", "stone", "berry", "whistle"]
    let categories = [3, 7, 10, 12, 20, 27, 33, 54]
    return (0..<starts.count * ends.count).map { index in
      StubItem(
        20 + index + index / 7 * 3, "\(starts[index % starts.count])-\(ends[index / starts.count])",
        categories[(index / 3) % categories.count], index % 6 == 0 ? 0 : 50 * (index % 37))
    }
  }()

  private init(_ id: Int, _ name: String, _ category: Int, _ cost: Int) {
    self.id = id
    self.name = name
    self.category =
      StubCategory.all.first { $0.id == category }
      ?? StubCategory(id: category, name: "other", english: "Other", spanish: "Otros")
    self.cost = cost
  }
}
