import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import DetailFeature

@Suite struct DetailInteractorTests {
  /// That favorites can't be read keeps nothing from being shown.
  @Test func opensAnEntityWithItsStarAndItsNeighbors() async {
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 1)
    for (favorites, isFavorite) in [
      (InMemoryFavoritesDataManager([favorite]), .success(true)),
      (InMemoryFavoritesDataManager(error: .broken), .failure(.broken)),
    ] as [(InMemoryFavoritesDataManager, Result<Bool, DataError>)] {
      #expect(
        await interactor(favorites: favorites).open("1", .ifDue).all() == [
          .final(
            DetailAnswer(
              title: "Harbor", facts: Town.harbor.facts, isFavorite: isFavorite,
              neighbors: [.bigPort]))
        ])
    }
  }

  @Test func failsWhereThereIsNoSuchEntity() async {
    let missing = DataError.notFound(Reference(.cities, "9"))
    #expect(await interactor().open("9", .always).all() == [.failed(missing)])
    await #expect(throws: missing) {
      try await interactor().change(.toggle(Reference(.cities, "9")))
    }
  }

  /// Where its own population is not known, every city that has one is larger.
  @Test func asksForTheFiveNearestLargerCities() async {
    let neighbors = RecordingNeighbors()
    var town = Town.harbor
    _ = await interactor(town, neighbors: neighbors).open("1", .ifDue).all()
    town.population = nil
    _ = await interactor(town, neighbors: neighbors).open("1", .ifDue).all()
    #expect(
      neighbors.calls == [
        .init(position: .harbor, count: 6, population: 1_200, excluded: .harbor),
        .init(position: .harbor, count: 6, population: 0, excluded: .harbor),
      ])
  }

  /// Someone at sea has no elevation, though the nearest place has one.
  @Test(
    arguments: [
      (true, false, 9, .about(1_600), .about(1_600)), (false, false, 3, .below(20), .below(20)),
      (false, false, 3.1, .about(1_600), nil),
      // On the border of two countries, or in a strait between them.
      (false, true, 9, .about(1_600), .about(1_600)), (false, true, 9, .below(20), nil),
    ] as [(Bool, Bool, Double, Elevation, Elevation?)])
  func tellsTheElevationOfLand(
    isInOutline: Bool, isBetweenCountries: Bool, kilometres: Double, known: Elevation,
    told: Elevation?
  ) async {
    let place = NearestPlace(
      id: 7, name: "City 7", coordinate: .harbor, kilometres: kilometres, country: "ES",
      isInOutline: isInOutline, isBetweenCountries: isBetweenCountries, timeZone: "")
    let interactor = DetailInteractor(
      DetailInteractor.holding(Town.harbor), neighbors: MockNeighborDataManager(nearest: place),
      relief: MockReliefDataManager(elevation: known))
    let elevation = Fact("elevation", Words("Elevation"), .elevation(told))
    #expect(
      await interactor.open("1", .ifDue).all() == [
        .final(DetailAnswer(title: "Harbor", facts: Town.harbor.facts + [elevation]))
      ])
  }

  /// The source of a mountain knows its height better than a coarse relief.
  @Test func aPlaceKeepsTheElevationOfItsSource() async {
    var peak = Town.harbor
    peak.height = 5_822
    let place = NearestPlace(
      id: 7, name: "City 7", coordinate: .harbor, kilometres: 1, country: "ES", isInOutline: true,
      timeZone: "")
    let interactor = DetailInteractor(
      DetailInteractor.holding(peak), neighbors: MockNeighborDataManager(nearest: place),
      relief: MockReliefDataManager(elevation: .about(4_000)))
    #expect(
      await interactor.open("1", .ifDue).all() == [
        .final(DetailAnswer(title: "Harbor", facts: peak.facts))
      ])
  }

  /// Another catalog may have the place by the same id.
  @Test func aPlaceIsNoNeighborOfItself() async {
    let same = Neighbor(
      reference: Reference(.items, "1"), title: "Harbor", kilometres: 0, bearing: 0)
    let others = (2...7).map { id in
      Neighbor(
        reference: Reference(.cities, "\(id)"), title: "Port \(id)", kilometres: 9, bearing: 9)
    }
    let opened = await interactor(Town.harbor, neighbors: RecordingNeighbors([same] + others))
      .open("1", .ifDue).all()
    #expect(
      opened == [
        .final(
          DetailAnswer(
            title: "Harbor", facts: Town.harbor.facts, neighbors: Array(others.prefix(5))))
      ])
  }

  @Test func asksForNoNeighborsOfWhatHasNoPosition() async {
    let neighbors = RecordingNeighbors()
    let town = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
    #expect(
      await interactor(town, neighbors: neighbors).open("1", .ifDue).all() == [
        .final(DetailAnswer(title: "Harbor", facts: [.name("Harbor")]))
      ])
    #expect(neighbors.calls == [])
  }

  @Test func knowsWhatIsBeforeAndAfter() async throws {
    let interactor = DetailInteractor(stories)
    #expect(try await interactor.reference(1, from: "2") == Reference(Story.catalog, "3"))
    #expect(try await interactor.reference(-1, from: "2") == Reference(Story.catalog, "1"))
    #expect(try await interactor.reference(1, from: "3") == nil)
  }

  @Test func aListItWasOpenedFromHasItsOwnOrder() async throws {
    let interactor = DetailInteractor(
      stories,
      order: OrderOfTest(
        references: [Reference(Story.catalog, "3"), Reference(.people, "9"), .harbor]))
    #expect(try await interactor.reference(1, from: "3") == Reference(.people, "9"))
    #expect(try await interactor.reference(-1, from: "3") == nil)
    // It is not in that list.
    #expect(try await interactor.reference(1, from: "2") == Reference(Story.catalog, "3"))
  }

  @Test func opensAndCopiesLinks() async throws {
    let links = MockLinkDataManager()
    let interactor = interactor(links: links)
    try await interactor.open(.page)
    try await interactor.copy("Harbor")
    #expect(links.opened == [.page])
    #expect(links.copied == ["Harbor"])
  }

  @Test func picturesAreMadeInPixelsWhereTheTerminalShowsSuch() async throws {
    let portrait = Picture(rows: [[.init("##")]])
    let pictures = MockPictureDataManager(
      [.path(["1"], of: .sprites): .success(portrait)])
    let interactor = DetailInteractor(
      DetailInteractor.holding(Town.harbor), pictures: pictures)
    let size = PictureSize(columns: 4, rows: 2)
    #expect(try await interactor.picture(.path(["1"], of: .sprites), fitting: size) == portrait)
    #expect(pictures.calls == [.init(.path(["1"], of: .sprites), size, inPixels: true)])
  }

  @Test func togglesAndUndoes() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let interactor = interactor(favorites: favorites)
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    for expected in [StarOutcome.added([favorite]), .removed([favorite])] {
      #expect(try await interactor.change(.toggle(.harbor)) == expected)
      #expect(try await favorites.all() == (expected.areStarred ? [favorite] : []))
    }
    #expect(try await interactor.change(.undo) == .restored([favorite]))
    #expect(try await interactor.change(.undo) == .withdrawn([favorite]))
  }

  private let stories = DetailInteractor.holding(Story(id: "1"), Story(id: "2"), Story(id: "3"))

  private func interactor(
    _ town: Town = .harbor,
    favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager(),
    neighbors: any NeighborDataManager = MockNeighborDataManager([.bigPort]),
    links: any LinkDataManager = MockLinkDataManager()
  ) -> DetailInteractor<Town> {
    DetailInteractor(
      DetailInteractor.holding(town), favorites: favorites, neighbors: neighbors, links: links)
  }
}

/// A list of these.
private struct OrderOfTest: RowOrder {
  let references: [Reference]

  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow {
    AdjacentRow(rows, from: reference, among: references)
  }
}

/// The real presenter, interactor, router and view over mock data managers.
@MainActor
@Suite struct DetailIntegrationTests {
  let navigator = Navigator<Destination>(root: .home)
  let favorites = InMemoryFavoritesDataManager()
  let links = MockLinkDataManager()
  let surface = MockSurface()

  @Test func aSessionFromLinesToPathAndText() async throws {
    let screen = screen()
    await screen.presenter.handle(.appeared)
    for line in ["fav", "map", "1", "next", "share"] {
      let event = try #require(try screen.view.commands.event(line))
      await screen.presenter.handle(event)
    }
    #expect(navigator.path == [.home, .map(.entity(.harbor)), .detail(.bigPort)])
    #expect(
      try await favorites.all() == [
        Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
      ])
    #expect(links.copied == ["Harbor — https://en.example.org/wiki/Harbor"])
    #expect(screen.view.title == "Harbor")
    #expect(screen.view.status.fetchedAt == nil)
    #expect(
      surface.text() == """
        ★ Harbor

        Position    -12.50000, -77.25000 · 12°30'00"S 77°15'00"W · 57V4GQ22+22
                    UTM 18L 255470 8617116 · MGRS 18LTM5547017116
        Population  1,200

        Description
        Harbor is a made-up town by the sea.
        Source: https://en.example.org/wiki/Harbor

        Nearest larger cities
        1  Big Port  12 km NE

        Copied: Harbor — https://en.example.org/wiki/Harbor
        """)
  }

  @Test func onlyEntitiesWithAPlaceOfferTheMap() async {
    let story = DetailAssembly.screen(
      "5", in: catalog(Story(id: "5")), with: dependencies, on: surface)
    #expect(!story.view.commands.verbs.contains("map"))
    await story.presenter.handle(.mapped)
    #expect(navigator.path == [.home])
    #expect(screen().view.commands.verbs.contains("map"))
  }

  @Test func aScreenThatIsLeftFreesItsPresenter() async {
    #expect(await isFreed(after: .appeared) { screen().presenter })
    #expect(surface.text().hasPrefix("Harbor"))
  }

  private func screen() -> ScreenParts<DetailEvent> {
    DetailAssembly.screen("1", in: catalog(Town.harbor), with: dependencies, on: surface)
  }

  private var dependencies: DetailDependencies {
    DetailDependencies(
      descriptions: DescriptionSource(
        cache: InMemoryCacheDataManager(), remote: MockDescriptionDataManager(.success(.harbor)),
        language: "en", clock: { 7 }),
      favorites: favorites, neighbors: MockNeighborDataManager([.bigPort]), links: links,
      navigator: navigator, formats: Formats(.english), clock: { 7 })
  }

  private func catalog<Item>(_ item: Item) -> MockCatalog<Item> {
    MockCatalog(source: DetailInteractor.holding(item))
  }
}
