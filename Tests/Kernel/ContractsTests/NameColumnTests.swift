import Contracts
import Domain
import Testing

/// How entities fit a search by their names and texts.
@Suite struct NameColumnTests {
  private static let column: NameColumn = {
    var column = NameColumn()
    column.append(names: ["Pikachu"], texts: ["Electric", "eléctrico"], weight: 250)
    column.append(names: ["Iron Valiant"], texts: ["Fairy", "Fighting"], weight: 250)
    column.append(names: ["Fire Stone", "Piedra Fuego"], texts: ["evolution"], weight: 120)
    column.append(names: ["Moltres"], texts: ["Fire", "fuego", "Flying"], weight: 250)
    column.append(names: ["Fire"], texts: [], weight: 1)
    column.append(names: [], texts: ["A fire in the hills"], weight: 10)
    column.append(names: ["Bonfire"], texts: [], weight: 900)
    return column
  }()

  /// Exact names come first, then beginnings and other texts that are all of it, then words, then the
  /// rest; within these the heaviest.
  @Test(arguments: [
    ("fire", ["4 whole 1", "3 beginning 1000", "2 beginning 120", "5 words 10", "6 part 900"]),
    ("FUEGO", ["3 beginning 1000", "2 words 120"]),
    ("piedra fuego", ["2 whole 120"]), ("piedra f", ["2 beginning 120"]),
    ("stone of fire", ["2 words 120"]), ("pikachu", ["0 whole 250"]),
    ("electrico", ["0 beginning 1000"]), ("valiant", ["1 words 250"]),
    ("ikach", ["0 part 250"]), ("fire water", []), ("", []), ("'", []), ("pikachuu", []),
  ])
  func theBetterFitComesFirst(search: String, found: [String]) {
    let first = Self.column.first(9, fitting: search)
    #expect(first.entities.map { "\($0.index) \($0.rank.fit) \($0.rank.weight)" } == found)
    #expect(first.total == found.count)
  }

  /// The longest word is found first, and the other words may stand before it or in another text.
  @Test func theWordsOfASearchMayStandAnywhere() {
    var column = NameColumn()
    column.append(names: [], texts: [], weight: 1)
    column.append(names: ["Ann Vale", "Anna"], texts: ["a town by the sea"], weight: 5)
    column.append(names: [], texts: [], weight: 1)
    column.append(names: ["Banner of the Sea"], texts: [], weight: 9)
    func found(_ search: String) -> [String] {
      column.first(9, fitting: search).entities.map { "\($0.index) \($0.rank.fit)" }
    }
    #expect(found("sea") == ["3 words", "1 words"])
    #expect(found("anna") == ["1 whole"])
    #expect(found("ann sea") == ["1 words", "3 part"])
    #expect(found("sea town ann") == ["1 words"])
    #expect(found("anne") == ["3 part"])
    #expect(found("sea x") == [])
  }

  @Test func noMoreAreReturnedThanAreAskedFor() {
    let first = Self.column.first(2, fitting: "fire") { $0 != 4 }
    #expect(first.entities.map(\.index) == [3, 2])
    #expect(first.total == 4)
    #expect(Self.column.first(0, fitting: "fire").total == 5)
  }

  /// Names alone are mistyped: who types `fier` means Fire, and not what is of that type.
  @Test(arguments: [
    ("pikachuu", ["0 1"]), ("fier", ["4 1"]), ("fire", []), ("piedra fuega", ["2 1"]),
    ("piedro fuega", ["2 2"]), ("evolutoin", []), ("iron vliant", ["1 1"]), ("xy", []),
  ])
  func aMistypedNameIsNear(search: String, near: [String]) {
    #expect(Self.column.near(Slips(search)).map { "\($0.index) \($0.slips)" } == near)
  }

  @Test func theBetterFitAndThenTheGreaterWeightRanksFirst() {
    let ranks = [
      NameRank(.whole, weight: 2), NameRank(.whole, weight: 1), NameRank(.beginning, weight: 9),
      NameRank(.words, weight: 99), NameRank(.part, weight: 999), NameRank(.guess, weight: 9_999),
    ]
    #expect(ranks.shuffled().sorted() == ranks)
  }
}
