import ContractMocks
import Contracts
import Database
import Domain
import Local
import TestSupport
import Testing

/// What every `FavoritesDataManager` does.
@Suite struct FavoritesCompatibilityTests {
  private let harbor = Samples.harbor
  private let meadow = Samples.meadow
  private let summit = Samples.summit

  @Test(arguments: FavoritesKind.allCases)
  func startsEmpty(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    #expect(try await favorites.all() == [])
    #expect(try await favorites.ids(in: .cities) == [])
    #expect(try await favorites.remove([harbor.reference]) == [])
    await #expect(throws: DataError.nothingToUndo) { _ = try await favorites.undo() }
  }

  @Test(arguments: FavoritesKind.allCases)
  func keepsEverythingOfAFavorite(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let added = try await favorites.add([harbor, meadow, summit])
    #expect(added == [harbor, meadow, summit].map(\.reference))
    #expect(try await favorites.all() == [harbor, meadow, summit])
    #expect(try await favorites.ids(in: .cities) == ["11", "22", "33"])
  }

  @Test(arguments: FavoritesKind.allCases)
  func ordersByTimeThenByAdding(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let late = Samples.favorite("1", "Late", nil, 500)
    let twins = ["9", "8", "7"].map { Samples.favorite($0, "Twin", nil, 200) }
    _ = try await favorites.add([late] + twins)
    _ = try await favorites.add([harbor, Samples.favorite("6", "Twin", nil, 200)])
    let ids = try await favorites.all().map(\.reference.id)
    #expect(ids == ["11", "9", "8", "7", "6", "1"])
  }

  @Test(arguments: FavoritesKind.allCases)
  func addsOnlyWhatIsNew(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    _ = try await favorites.add([harbor])
    let other = Samples.favorite("11", "Another name", nil, 900)
    let added = try await favorites.add([other, meadow, meadow])
    #expect(added == [meadow.reference])
    #expect(try await favorites.all() == [harbor, meadow])
    #expect(try await favorites.add([]) == [])
  }

  @Test(arguments: FavoritesKind.allCases)
  func removesWhatIsThereAndReturnsItInOrder(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    _ = try await favorites.add([harbor, meadow, summit])
    let unknown = Reference(.cities, "404")
    let references = [summit.reference, unknown, harbor.reference, summit.reference]
    #expect(try await favorites.remove(references) == [harbor, summit])
    #expect(try await favorites.all() == [meadow])
  }

  @Test(arguments: FavoritesKind.allCases)
  func undoPutsEverythingBackInItsPlace(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let twins = ["9", "8", "7"].map { Samples.favorite($0, "Twin", nil, 200) }
    _ = try await favorites.add(twins + [harbor])
    let newcomer = Samples.favorite("6", "Twin", nil, 200)
    _ = try await favorites.add([newcomer])
    let middle = twins[1]
    #expect(
      try await favorites.remove([middle.reference, harbor.reference]) == [harbor, middle])
    #expect(try await favorites.undo() == .restored([harbor, middle]))
    #expect(try await favorites.all() == [harbor] + twins + [newcomer])
  }

  /// One step after the other, as far as they go: what was removed comes back, what was added goes.
  @Test(arguments: FavoritesKind.allCases)
  func undoTakesBackAdditionsAndRemovals(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    _ = try await favorites.add([harbor, meadow])
    _ = try await favorites.remove([harbor.reference])
    _ = try await favorites.add([summit, meadow])
    _ = try await favorites.remove([meadow.reference])
    let again = Samples.favorite("11", "Harbor again", nil, 900)
    _ = try await favorites.add([again])
    // Adds nothing, so it is no change.
    _ = try await favorites.add([summit])
    #expect(try await favorites.undo() == .withdrawn([again]))
    #expect(try await favorites.undo() == .restored([meadow]))
    #expect(try await favorites.undo() == .withdrawn([summit]))
    #expect(try await favorites.all() == [meadow])
    #expect(try await favorites.undo() == .restored([harbor]))
    #expect(try await favorites.undo() == .withdrawn([harbor, meadow]))
    await #expect(throws: DataError.nothingToUndo) { _ = try await favorites.undo() }
    #expect(try await favorites.all() == [])
  }

  @Test(arguments: FavoritesKind.allCases)
  func undoesRemovalsLastFirst(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    _ = try await favorites.add([harbor, meadow, summit])
    _ = try await favorites.remove([harbor.reference])
    _ = try await favorites.remove([meadow.reference, summit.reference])
    // Takes nothing, so it is not the last removal.
    _ = try await favorites.remove([harbor.reference])
    #expect(try await favorites.undo() == .restored([meadow, summit]))
    #expect(try await favorites.undo() == .restored([harbor]))
    #expect(try await favorites.all() == [harbor, meadow, summit])
  }

  @Test(arguments: FavoritesKind.allCases)
  func remembersTheLastHundredRemovals(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let many = (1...102).map { Samples.favorite("\($0)", "City", nil, $0) }
    _ = try await favorites.add(many)
    for favorite in many { _ = try await favorites.remove([favorite.reference]) }
    for favorite in many.reversed().prefix(100) {
      #expect(try await favorites.undo() == .restored([favorite]))
    }
    await #expect(throws: DataError.nothingToUndo) { _ = try await favorites.undo() }
    #expect(try await favorites.all() == Array(many.dropFirst(2)))
  }

  @Test(arguments: FavoritesKind.allCases)
  func remembersTheLastHundredAdditions(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let many = (1...102).map { Samples.favorite("\($0)", "City", nil, $0) }
    for favorite in many { _ = try await favorites.add([favorite]) }
    for favorite in many.reversed().prefix(100) {
      #expect(try await favorites.undo() == .withdrawn([favorite]))
    }
    await #expect(throws: DataError.nothingToUndo) { _ = try await favorites.undo() }
    #expect(try await favorites.all() == Array(many.prefix(2)))
  }

  @Test(arguments: FavoritesKind.allCases)
  func holdsManyWithOddText(_ kind: FavoritesKind) async throws {
    let favorites = try kind.make()
    let odd = ["'", "a';--", "%", "é峰🙂", "\u{1B}[31m", String(repeating: "x", count: 10_000)]
    let many = (1...500).map { Samples.favorite("n\($0)", odd[$0 % odd.count], nil, $0) }
    let strange = odd.map { Samples.favorite($0, $0, nil, 0) }
    _ = try await favorites.add(strange + many)
    #expect(try await favorites.all() == strange + many)
    #expect(try await favorites.remove(many.map(\.reference)) == many)
    #expect(try await favorites.ids(in: .cities) == Set(odd))
  }
}

/// The implementations which the compatibility suite holds to one contract.
enum FavoritesKind: CaseIterable, Sendable {
  case inMemory, onDisk

  /// Empty favorites, which warn of nothing.
  func make() throws -> any FavoritesDataManager {
    switch self {
    case .inMemory: return InMemoryFavoritesDataManager()
    case .onDisk:
      let folder = TemporaryFolder()
      // What warns keeps the folder.
      return FavoritesStore(folder.file("data/favorites.sqlite")) {
        Issue.record("\(folder.path): \($0)")
      }
    }
  }
}

extension FavoritesStore {
  /// A store that knows all catalogs, on the last second of January 2026.
  init(_ path: String?, warn: @escaping @Sendable (StoreWarning) -> Void = { _ in }) {
    self.init(path: path, catalogs: CatalogID.known, clock: { 1_769_903_999 }, warn: warn)
  }
}

/// Made-up favorites.
enum Samples {
  static let harbor = favorite("11", "Harbor, AA", Coordinate(latitude: -1.5, longitude: 2.25), 100)
  static let meadow = favorite("22", "Meadow, BB", Coordinate(latitude: 50, longitude: -180), 200)
  static let summit = favorite("33", "Señora’s \"Summit\" 峰, CC", nil, 300)

  static let position = Coordinate(wrappingLatitude: -1.5, longitude: 2.25)

  static func favorite(
    _ id: String, _ title: String = "Somewhere", _ position: Coordinate? = nil, _ added: Int = 100
  ) -> Favorite {
    Favorite(reference: Reference(.cities, id), title: title, position: position, added: added)
  }
}
