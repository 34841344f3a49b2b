import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

/// Each command of places does what it says on each kind of screen, or says in one line what to do.
@MainActor
@Suite struct PlaceCommandsTests {
  /// A kind of screen: the lines that lead there, and the place that it has, if it has one.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let lines: [String]
    var place: String?
  }

  nonisolated static let kinds = [
    Kind(description: "home", lines: []),
    Kind(description: "list of places", lines: ["cities lima, pe"], place: "Lima, PE"),
    Kind(description: "everything", lines: ["search lima, pe"], place: "Lima, PE"),
    Kind(description: "list without places", lines: ["pokemon pikachu"]),
    Kind(description: "detail", lines: ["cities lima, pe", "info 1"], place: "Lima, PE"),
    Kind(description: "detail without a place", lines: ["pokemon pikachu", "info 1"]),
    Kind(description: "map", lines: ["cities lima, pe", "map 1"], place: "Lima, PE"),
    Kind(
      description: "favorites", lines: ["cities lima, pe", "fav 1", "favorites"], place: "Lima, PE"),
    Kind(description: "recent", lines: ["recent"]),
    Kind(description: "compare", lines: ["compare lima / cusco"]),
  ]

  /// The lines that a command prints last: messages, and the footer of a map; and whether a map is shown.
  private func answer(
    to line: String, on kind: Kind
  ) async throws -> (lines: [String], isMap: Bool, status: Components.ExitStatus) {
    let world = try World()
    let before = try World()
    _ = await before.run(kind.lines)
    let status = await world.run(kind.lines + [line])
    let isMap = if case .map = world.navigator.current { true } else { false }
    return (Array(world.console.lines.dropFirst(before.console.lines.count)), isMap, status)
  }

  private func footer(after line: String, on kind: Kind) async throws -> String {
    let (lines, isMap, status) = try await answer(to: line, on: kind)
    #expect(isMap && status == .done, "\(line)")
    return lines.last ?? ""
  }

  /// A map is shown that has the place, wherever one is.
  @Test(arguments: kinds)
  func aPlaceIsShownOnAMap(on kind: Kind) async throws {
    for (line, start) in [
      ("map paris", "Paris, FR · zoom 5 "), ("map 48.85,2.35", "0.4 km S of Paris, FR · zoom 5 "),
      ("goto london", "London, GB · zoom 5 "), ("find tokyo", "Tokyo, JP · zoom 5 "),
      ("goto brazil", "Brazil · zoom 1.27 "), ("fit italy", "Italy · zoom 2.87 "),
      ("nearby tokyo", "Tokyo, JP · zoom 5 "), ("mapa parís", "Paris, FR · zoom 5 "),
      ("48.85,2.35", "0.4 km S of Paris, FR · zoom 5 "), ("map goto cusco", "Cusco, PE · zoom 5 "),
      ("goto 48.85,2.35,12", "0.4 km S of Paris, FR · zoom 12 · Natural Earth ends here"),
    ] {
      let footer = try await footer(after: line, on: kind)
      #expect(footer.hasPrefix(start), "\(line)")
    }
  }

  /// The view is that of the screen's place, or of the world.
  @Test(arguments: kinds)
  func theViewIsZoomedAndMoved(on kind: Kind) async throws {
    for (line, zoom) in [("zoom 8", "zoom 8 "), ("zoom +2", nil), ("map -1", nil), ("zoom", nil)] {
      let footer = try await footer(after: line, on: kind)
      if let place = kind.place { #expect(footer.hasPrefix(place), "\(line)") }
      #expect(footer.contains(zoom ?? "zoom"), "\(line)")
    }
    let told = try await answer(to: "zoom", on: kind).lines
    #expect(told.contains { $0.hasPrefix("Zoom ") && $0.contains(" km wide") })
  }

  @Test(arguments: kinds)
  func distancesAreTold(on kind: Kind) async throws {
    let both = try await answer(to: "distance london, tokyo", on: kind)
    #expect(both.lines.contains { $0.contains("Tokyo, JP (Japan): 9,559 km") } && both.isMap)
    let (lines, isMap, status) = try await answer(to: "distance tokyo", on: kind)
    if kind.place != nil {
      #expect(lines.contains { $0.hasPrefix("Lima, PE – Tokyo, JP (Japan): 15,493 km") } && isMap)
    } else {
      #expect(
        lines == ["! “tokyo” does not name two places: try distance Lima / Madrid."])
      #expect(!isMap && status == .nothingFound)
    }
  }

  /// Where nothing is near, it is said how to say where.
  @Test(arguments: kinds)
  func whatIsNearIsTold(on kind: Kind) async throws {
    for (line, start) in [
      ("nearby", "› 1  Lima, PE"), ("what", "The middle (Peru) is in Lima, PE."),
    ] {
      let (lines, isMap, status) = try await answer(to: line, on: kind)
      if kind.place != nil {
        #expect(lines.contains { $0.hasPrefix(start) } && isMap && status == .done)
      } else {
        #expect(
          lines == ["! The whole world is in view: go somewhere first, as with goto Paris."])
        #expect(!isMap && status == .usage)
      }
    }
  }

  /// What nobody is called is taken nowhere, and one line says what is near.
  @Test(arguments: kinds)
  func aNameThatNobodyHasIsNotTaken(on kind: Kind) async throws {
    for verb in ["map", "goto", "find", "nearby", "fit"] {
      let (lines, isMap, status) = try await answer(to: verb + " limaa", on: kind)
      #expect(status == .nothingFound && isMap == (kind.description == "map"), "\(verb)")
      #expect(
        lines.contains { $0.contains("No place is called “limaa”. Did you mean") }, "\(verb)")
      if !isMap { #expect(lines.count == 1, "\(verb)") }
    }
    let (lines, _, status) = try await answer(to: "goto 91,0", on: kind)
    #expect(lines.contains { $0.contains("Latitude 91 is out of range") })
    #expect(status == (kind.description == "map" ? .done : .usage))
  }

  /// `map` alone is the chosen row's, at the start the world, and in the favorites all of them.
  @Test func theMapAloneIsThatOfTheScreen() async throws {
    var answers: [String: String] = [:]
    for kind in Self.kinds {
      let (lines, isMap, _) = try await answer(to: "map", on: kind)
      let last = lines.last ?? ""
      answers[kind.description] = isMap ? String(last.prefix { $0 != "·" }) : last
    }
    let none = "! There is no map of Pokémon; map and the name of a place opens one."
    #expect(
      answers == [
        "home": "the world ", "list of places": "Lima, PE ", "everything": "Lima, PE ",
        "list without places": none,
        "detail": "Lima, PE ", "detail without a place": none, "map": "Lima, PE ",
        "favorites": "favorites: 1 ", "recent": "! There are no rows.", "compare": "the world ",
      ])
  }

  @Test func allRowsAreShownOrItIsSaidThatThereAreNone() async throws {
    func last(_ lines: String...) async throws -> String {
      let world = try World()
      _ = await world.run(lines)
      return world.console.lines.last ?? ""
    }
    #expect(try await last("cities lima, pe", "map all").hasPrefix("cities: "))
    #expect(try await last("favorites", "map all") == "! There are no rows.")
    #expect(try await last("cities qqqqq", "map all") == "! There are no rows.")
    #expect(try await last("pokemon", "map all").hasPrefix("! There are no results to show"))
    #expect(try await last("map all").hasPrefix("! No favorite has a place on the map"))
  }

  /// A number with a sign is no row.
  @Test func aSignZoomsTheMapOfTheChosenRow() async throws {
    let world = try World()
    _ = await world.run("cities lima, pe", "map +2")
    #expect(world.console.lines.last?.hasPrefix("Lima, PE · zoom 7 ") == true)
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
    #expect(near.lines.contains { $0.contains("Tokyo, JP (Japan): 15,493 km") })
    let far = try await LiveRun(wide, .enter("cities lima, pe"), .enter("goto tokyo"))
    #expect(far.path.last == .map(.entity(Reference(.cities, "3936456"))))
    #expect(far.lines.last?.hasPrefix("Tokyo, JP · zoom 5") == true)
  }
}
