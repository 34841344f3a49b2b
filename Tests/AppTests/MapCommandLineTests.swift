import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

/// Each command of maps does what it says on each kind of screen, or says in one line what to do.
@MainActor
@Suite struct MapCommandLineTests {
  /// A kind of screen: the lines that lead there, and the place that it has, if it has one.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let lines: [String]
    var place: String?
    /// Whether rows stand there, of which one is chosen.
    var hasRow = false
    /// Whether its place is two, in the middle of which nothing is.
    var isOfTwo = false
  }

  nonisolated static let kinds = [
    Kind(description: "home", lines: []),
    Kind(
      description: "list of places", lines: ["cities lima, pe"], place: "Lima, PE", hasRow: true),
    Kind(description: "everything", lines: ["search lima, pe"], place: "Lima, PE", hasRow: true),
    Kind(description: "list without places", lines: ["pokemon pikachu"], hasRow: true),
    Kind(description: "detail", lines: ["cities lima, pe", "info 1"], place: "Lima, PE"),
    Kind(description: "detail without a place", lines: ["pokemon pikachu", "info 1"]),
    Kind(description: "map", lines: ["cities lima, pe", "map 1"], place: "Lima, PE"),
    Kind(
      description: "favorites", lines: ["cities lima, pe", "fav 1", "favorites"], place: "Lima, PE",
      hasRow: true),
    Kind(description: "recent", lines: ["recent"]),
    Kind(
      description: "compare", lines: ["compare lima / cusco"], place: "Lima, PE – Cusco, PE",
      isOfTwo: true),
  ]

  private static let wholeWorld =
    "! The whole world is in view: go somewhere first, as with goto Paris."
  private static let noRows = "There are no rows here to choose from."

  /// The answer to a command: the lines that it prints, whether a map is shown then, and the status of the
  /// session.
  private struct Answer {
    let lines: [String]
    let isMap: Bool
    let status: Components.ExitStatus
  }

  /// Returns the answers to commands, each typed first on a screen of a kind.
  private func answers(to commands: [String], on kind: Kind) async throws -> [Answer] {
    let before = try World()
    let start = await before.run(kind.lines)
    let printed = before.console.lines.count
    var answers: [Answer] = []
    for command in commands {
      let world = try World()
      let status = await world.run(kind.lines + [command])
      let isMap = if case .map = world.navigator.current { true } else { false }
      // An empty list has a status of its own, which stays if nothing else fails.
      answers.append(
        Answer(
          lines: Array(world.console.lines.dropFirst(printed)), isMap: isMap,
          status: status == start ? .done : status))
    }
    return answers
  }

  private func answer(to command: String, on kind: Kind) async throws -> Answer {
    try await answers(to: [command], on: kind)[0]
  }

  /// Checks that each command shows a map, and how the map's footer begins.
  private func expect(_ footers: [(command: String, start: String)], on kind: Kind) async throws {
    let answers = try await answers(to: footers.map(\.command), on: kind)
    for (answer, (command, start)) in zip(answers, footers) {
      #expect(answer.isMap && answer.status == .done, "\(command)")
      let footer = (answer.lines.last ?? "").replacing("★ ", with: "")
      // The zoom at which two were seen stays.
      let isFirst = footer.hasPrefix(kind.isOfTwo ? start.trimmingSpaces() : start)
      #expect(isFirst, "\(command)")
    }
  }

  /// A map is shown that has the place, wherever one is.
  @Test(arguments: kinds)
  func aPlaceIsShownOnAMap(on kind: Kind) async throws {
    try await expect(
      [
        ("map paris", "Paris, FR · zoom 5 "), ("goto london", "London, GB · zoom 5 "),
        ("find tokyo", "Tokyo, JP · zoom 5 "), ("fit italy", "Italy · zoom "),
        ("nearby tokyo", "Tokyo, JP · zoom 5 "),
        ("48.85,2.35", "0.4 km S of Paris, FR · zoom 5 "),
      ], on: kind)
  }

  @Test func aPlaceIsNamedInManyForms() async throws {
    try await expect(
      [
        ("map 48.85,2.35", "0.4 km S of Paris, FR · zoom 5 "),
        ("goto brazil", "Brazil · zoom 1.33 "),
        ("mapa parís", "Paris, FR · zoom 5 "), ("map goto cusco", "Cusco, PE · zoom 5 "),
        ("goto 48.85,2.35,12", "0.4 km S of Paris, FR · zoom 12 · Natural Earth ends here"),
      ], on: Self.kinds[0])
  }

  /// The view is that of the screen's place, or of the world.
  @Test(arguments: kinds)
  func theViewIsZoomedAndMoved(on kind: Kind) async throws {
    let zooms: [(command: String, zoom: String)] = [
      ("zoom 8", "zoom 8 "), ("map -1", "zoom"), ("zoom", "zoom"),
    ]
    let answers = try await answers(to: zooms.map(\.command), on: kind)
    for (answer, (command, zoom)) in zip(answers, zooms) {
      let footer = (answer.lines.last ?? "").replacing("★ ", with: "")
      // Closer than two places are, the footer names what is in the middle.
      let place = kind.isOfTwo && command == "zoom 8" ? "" : kind.place ?? ""
      #expect(answer.isMap && footer.hasPrefix(place), "\(command)")
      #expect(footer.contains(zoom), "\(command)")
    }
    #expect(
      answers[2].lines.contains { $0.hasPrefix("Zoom ") && $0.contains(" km wide") })
  }

  @Test(arguments: kinds)
  func distancesAreTold(on kind: Kind) async throws {
    let both = try await answer(to: "distance london, tokyo", on: kind)
    #expect(both.lines.contains { $0.contains("Tokyo, JP (Japan): 9,559 km") } && both.isMap)
    let one = try await answer(to: "distance tokyo", on: kind)
    if kind.isOfTwo {
      #expect(one.lines.contains { $0.contains(" – Tokyo, JP (Japan): 15,") } && one.isMap)
    } else if kind.place != nil {
      #expect(
        one.lines.contains { $0.hasPrefix("Lima, PE – Tokyo, JP (Japan): 15,492 km") } && one.isMap)
    } else {
      #expect(
        one.lines == ["! “tokyo” does not name two places: try distance Lima / Madrid."])
      #expect(!one.isMap)
    }
  }

  /// Where nothing is near, it is said how to say where.
  @Test(arguments: kinds)
  func whatIsNearIsTold(on kind: Kind) async throws {
    let starts = ["nearby": "›1  Lima, PE", "what": "The middle (Peru) is in Lima, PE."]
    for (command, start) in starts {
      let answer = try await answer(to: command, on: kind)
      if kind.isOfTwo {
        #expect(answer.isMap && answer.status == .done)
      } else if kind.place != nil {
        #expect(answer.lines.contains { $0.hasPrefix(start) } && answer.isMap, "\(command)")
      } else {
        #expect(answer.lines == [Self.wholeWorld])
        #expect(!answer.isMap && answer.status == .usage)
      }
    }
  }

  /// A name that nothing has leads nowhere, and one line says what is near.
  @Test(arguments: kinds)
  func aNameThatNothingHasIsNotTaken(on kind: Kind) async throws {
    let isOnMap = kind.description == "map"
    for answer in try await answers(to: ["map limaa", "find limaa", "fit limaa"], on: kind) {
      #expect(answer.isMap == isOnMap)
      #expect(
        answer.lines.contains { $0.contains("No place is called “limaa”. Did you mean") })
      if !answer.isMap { #expect(answer.lines.count == 1) }
    }
    let wrong = try await answer(to: "goto 91,0", on: kind)
    #expect(wrong.lines.contains { $0.contains("Latitude 91 is out of range") })
    #expect(wrong.status == (isOnMap ? .done : .usage))
  }

  /// `map` alone is the chosen row's, at the start the world, and in the favorites all of them.
  @Test func theMapAloneIsThatOfTheScreen() async throws {
    var answers: [String: String] = [:]
    for kind in Self.kinds {
      let answer = try await answer(to: "map", on: kind)
      let last = answer.lines.last ?? ""
      answers[kind.description] = answer.isMap ? String(last.prefix { $0 != "·" }) : last
    }
    let none = "! There is no map of Pokémon; map and the name of a place opens one."
    #expect(
      answers == [
        "home": "the world ", "list of places": "Lima, PE ", "everything": "Lima, PE ",
        "list without places": none,
        "detail": "Lima, PE ", "detail without a place": none, "map": "Lima, PE ",
        "favorites": "favorites: 1 ", "recent": Self.noRows,
        "compare": "Lima, PE – Cusco, PE ",
      ])
  }

  /// One of two that are compared has a map of its own; what has no place has none.
  @Test func theMapOfAComparisonIsOfBothOrOfOne() async throws {
    func last(_ lines: String...) async throws -> String {
      let world = try World()
      _ = await world.run(lines)
      return world.console.lines.last ?? ""
    }
    #expect(try await last("compare lima / cusco", "map 2").hasPrefix("Cusco, PE · "))
    #expect(try await last("compare lima / cusco", "map 3").hasPrefix("! There is no row 3 "))
    #expect(
      try await last("compare pikachu / charizard", "map")
        == "! There is no map of Pokémon; map and the name of a place opens one.")
  }

  @Test func allRowsAreShownOrItIsSaidThatThereAreNone() async throws {
    func last(_ lines: String...) async throws -> String {
      let world = try World()
      _ = await world.run(lines)
      return world.console.lines.last ?? ""
    }
    #expect(try await last("cities lima, pe", "map all").hasPrefix("cities: "))
    #expect(try await last("search lima, pe", "map all").hasPrefix("everything: "))
    #expect(try await last("cities lima", "map 1", "map all").hasPrefix("cities: "))
    #expect(try await last("favorites", "map all") == Self.noRows)
    #expect(try await last("cities qqqqq", "map all") == Self.noRows)
    #expect(try await last("pokemon", "map all").hasPrefix("! There are no results to show"))
    #expect(try await last("map all").hasPrefix("! No favorite has a place on the map"))
  }

  /// A number with a sign is no row.
  @Test func aSignZoomsTheMapOfTheChosenRow() async throws {
    let world = try World()
    _ = await world.run("cities lima, pe", "map +2")
    #expect(world.console.lines.last?.hasPrefix("Lima, PE · zoom 7 ") == true)
  }

  /// A command that one kind of screen alone has is done there: on a map, in the favorites, or in the detail of
  /// the chosen row.
  @Test(arguments: [
    (["night on"], ["home", "map"]), (["graticule"], ["home", "map"]), (["-"], ["home", "map"]),
    (["cities lima, pe", "noche"], ["home", "list", "map"]),
    (["cities lima, pe", "+2"], ["home", "list", "map"]),
    (["cities lima, pe", "names"], ["home", "list", "detail"]),
    (["cities lima, pe", "map", "nombres"], ["home", "list", "map", "detail"]),
    // Nothing is chosen at the start, and cities have no picture.
    (["names"], ["home"]), (["cities lima, pe", "picture"], ["home", "list"]),
    (["export x.json"], ["home", "favorites"]), (["export"], ["home"]),
    (["+"], ["home", "map"]), (["filter country=pe"], ["home"]),
  ])
  func whatOneKindOfScreenHasIsDoneThere(lines: [String], path: [String]) async throws {
    let world = try World()
    _ = await world.run(lines)
    let kinds = world.navigator.path.map { String("\($0)".prefix { $0.isLetter }) }
    #expect(kinds == path)
  }

  @Test func whatCanNotBeDoneThereSaysWhy() async throws {
    func last(_ lines: String...) async throws -> [String] {
      let before = try World()
      _ = await before.run(Array(lines.dropLast()))
      let world = try World()
      #expect(await world.run(lines) == .usage)
      return Array(world.console.lines.dropFirst(before.console.lines.count))
    }
    #expect(
      try await last("cities lima, pe", "picture") == [
        "! “picture” does not work for Lima, PE; help lists what does."
      ])
    #expect(try await last("export") == ["! Something is missing. Type: export FILE"])
    #expect(
      try await last("names") == ["! “names” works in a detail, not here."])
  }

  /// As `info` and `fav` do, a command of details takes a name on every screen.
  @Test func aCommandOfDetailsTakesAName() async throws {
    let world = try World()
    _ = await world.run("names lima, pe")
    #expect(world.navigator.current.isDetail(of: Reference(.cities, "3936456")))
    #expect(try await World().run("names nobody") == .usage)
  }

  @Test func backLeadsToWhereOneWas() async throws {
    let world = try World()
    _ = await world.run("cities lima, pe", "info 1", "goto tokyo", "back")
    #expect(world.navigator.current.isDetail(of: Reference(.cities, "3936456")))
  }

  @Test func aPlaceIsLocatedByItsName() async throws {
    let world = try World(.spanish)
    #expect(await world.run("dónde parís", "dónde nadie") == .nothingFound)
    #expect(world.console.lines.contains("Lugar: París, FR"))
    #expect(world.console.lines.last?.hasPrefix("! Ningún lugar se llama «nadie».") == true)
  }

  /// Beside a list the map does what looks about; a place is shown on a map of its own.
  @Test func theMapBesideAListIsTheOneThatIsOpen() async throws {
    let wide = Size(columns: 120, rows: 24)
    let near = try await LiveRun(
      wide, .enter("cities lima, pe"), .enter("zoom 8"), .enter("map +1"),
      .enter("distance tokyo"))
    #expect(near.path == [.home, .list(.cities, search: "lima, pe")])
    #expect(near.lines.contains { $0.contains("Lima, PE · zoom 8") })
    #expect(near.lines.contains { $0.contains("Lima, PE · zoom 9") })
    #expect(near.lines.contains { $0.contains("Tokyo, JP (Japan): 15,492 km") })
    let far = try await LiveRun(wide, .enter("cities lima, pe"), .enter("goto tokyo"))
    #expect(far.path.last == .map(.entity(Reference(.cities, "3936456"))))
    #expect(far.lines.last?.hasPrefix("Tokyo, JP · zoom 5") == true)
  }
}
