import Contracts
import Domain
import Localization
import Synchronization
import Testing
import TextUI

@testable import CommandLine

/// What `places add`, `list`, `remove` and `refresh` ask of the file and of the server, and say.
@Suite struct PlacesTests {
  private let file = FakeArchive()
  private let server = FakeServer()

  private var interactor: PlacesInteractor {
    PlacesInteractor(
      archive: file, builder: file, server: server,
      file: { [file] path in file.contents[path].map { _ in path } })
  }

  private func answer(_ request: PlacesRequest) async throws(PlacesProblem) -> PlacesAnswer {
    try await interactor.answer(request, progress: NoProgress())
  }

  private func told(_ request: PlacesRequest, in language: Language = .english) async -> [String] {
    let text = PlacesText(Strings(language))
    do throws(PlacesProblem) {
      return text.lines(try await answer(request)).map(\.text)
    } catch {
      return [text.refusal(of: error).text]
    }
  }

  @Test(
    arguments: [
      (["PE"], ["PE"], []), (["pe", "es", "PE"], ["PE", "ES"], []),
      (["Perú", "pérou", "Alemania"], ["PE", "DE"], []),
      (["costa", "rica", "united", "states"], ["CR", "US"], []),
      (["costa rica", "peru"], ["CR", "PE"], []), (["all"], ["all"], []), (["todo"], ["all"], []),
      (["pe", "ALL"], ["all"], []), (["/a/PE.zip"], [], ["/a/PE.zip"]),
      (["/a", "b.txt", "pe"], ["PE"], ["/a b.txt"]),
    ] as [([String], [String], [String])])
  func wordsAreCountriesOrFiles(
    _ words: [String], _ dumps: [String], _ files: [String]
  ) throws {
    file.contents = ["/a/PE.zip": .places, "/a b.txt": .places, "peru": .places]
    let named = try interactor.named(words)
    #expect(named.dumps == dumps)
    #expect(named.files == files)
  }

  @Test(
    arguments: [
      (["atlantis"], .unknownWord("atlantis")), (["pe", "atlantis"], .unknownWord("atlantis")),
      (["no/file"], .failed(.unreadable(path: "no/file", reason: .missing))),
      (["PE.zip"], .failed(.unreadable(path: "PE.zip", reason: .missing))),
    ] as [([String], PlacesProblem)])
  func allElseIsRefused(_ words: [String], _ problem: PlacesProblem) {
    #expect(throws: problem) { try interactor.named(words) }
  }

  @Test(arguments: [
    ("/a/PE.zip", "PE"), ("pe.txt", "PE"), ("allCountries.zip", "all"),
    ("cities500.txt", "cities500"),
    ("/a/my.dump.txt", "my.dump"), ("PE.txt.zip", "PE"), ("zz.txt", "zz"), ("All.txt", "All-file"),
    (".txt", ".txt"),
  ])
  func aDumpIsCalledAsItsFile(_ path: String, _ name: String) {
    #expect(PlacesInteractor.name(ofFile: path) == name)
  }

  @Test func filesGoTogether() async throws {
    file.contents = [
      "/PE.txt": .places, "/zip/PE.txt": .postalCodes, "/names.txt": .alternateNames,
      "/BO.txt": .places, "/zip/US.txt": .postalCodes, "/codes.txt": .regions,
    ]
    _ = try await answer(
      .add(["/PE.txt", "/names.txt", "/zip/PE.txt", "/BO.txt", "/zip/US.txt", "/codes.txt"]))
    #expect(
      file.added == [
        PlaceDump(
          name: "PE",
          files: [
            .init("/PE.txt", .places), .init("/zip/PE.txt", .postalCodes),
            .init("/names.txt", .alternateNames), .init("/codes.txt", .regions),
          ]), PlaceDump(name: "BO", files: [.init("/BO.txt", .places)]),
        PlaceDump(name: "US-postal", files: [.init("/zip/US.txt", .postalCodes)]),
      ])
    await #expect(throws: PlacesProblem.noPlaces("/names.txt")) {
      try await answer(.add(["/names.txt"]))
    }
    file.contents = ["/post.txt": .postalCodes]
    _ = try await answer(.add(["/post.txt"]))
    #expect(file.added.last?.name == "post")
  }

  @Test func whatIsHeldNowIsSaidWithTheFirstRowThatWasLeftOut() async {
    file.report = PlaceBuildReport(
      rows: 1_300, skipped: 3, first: .init(path: "/proc/7/PE.txt", line: 17, fault: .position))
    #expect(
      await told(.add(["peru"])) == [
        "Peru: GeoNames has no postal codes.",
        "Peru: 1,234 places are held now (3 rows were left out: first PE.txt, line 17: its latitude or "
          + "longitude is out of range).",
      ])
    #expect(server.asked == [["PE"]])
  }

  /// The rows may be of any of several dumps.
  @Test func rowsOfSeveralDumpsThatWereLeftOutAreALineOfTheirOwn() async {
    file.contents = ["/a.txt": .places, "/b.txt": .places]
    file.report = PlaceBuildReport(
      rows: 9, skipped: 2, first: .init(path: "/a.txt", line: 2, fault: .position))
    #expect(
      await told(.add(["/b.txt", "/a.txt"])).last
        == "2 rows were left out: first a.txt, line 2: its latitude or longitude is out of range.")
  }

  @Test func whatTheWholeEarthReplacesIsSaid() async {
    file.held = [HeldDump(name: "SG", places: 5, addedAt: 0)]
    #expect(
      await told(.add(["all"])).last
        == "The whole Earth took the place of what was held: Singapore.")
  }

  /// The report says that nothing of the old file is in the new one.
  @Test func aDamagedFileIsReplacedByNoWholeEarth() async {
    file.held = [HeldDump(name: "SG", places: 5, addedAt: 0)]
    file.report.lost = .damaged("malformed")
    let lines = await told(.add(["all"]))
    #expect(lines.filter { $0.contains("took the place") } == [])
    #expect(lines.contains { $0.hasPrefix("The old file of places was damaged (malformed);") })
  }

  @Test func whatOtherDumpsLoseIsSaid() async {
    file.report = PlaceBuildReport(rows: 1_234)
    file.report.taken = ["cities500": 1, "BO": 1_200]
    #expect(
      await told(.add(["peru"])).dropFirst(2) == [
        "Bolivia has 1,200 places fewer, which come from what was added now.",
        "cities500 has 1 place less, which comes from what was added now.",
      ])
  }

  /// A gigabyte would be fetched for nothing.
  @Test func nothingIsFetchedForAFileThatIsInUse() async {
    let busy = DataError.unwritable(path: "/places.sqlite", reason: .busy)
    (file.busy, file.held) = (
      busy,
      [
        HeldDump(
          name: "PE", places: 5, addedAt: 0, validators: [.places: Validators(etag: "old")])
      ]
    )
    for request in [PlacesRequest.add(["BO"]), .refresh] {
      await #expect(throws: PlacesProblem.failed(busy)) { try await answer(request) }
    }
    #expect(server.asked == [])
  }

  @Test func refreshAsksWithWhatIsKnown() async throws {
    file.held = [
      HeldDump(name: "BO", places: 5, addedAt: 0, validators: [.places: Validators(etag: "old")]),
      HeldDump(name: "PE", places: 5, addedAt: 0, validators: [.places: Validators(etag: "same")]),
      HeldDump(name: "CL", places: 5, addedAt: 0, validators: [.places: Validators()]),
      HeldDump(name: "SG", places: 5, addedAt: 0),
      HeldDump(name: "cities500", places: 5, addedAt: 0),
    ]
    let lines = await told(.refresh)
    // A server that sends no tags is asked all the same.
    #expect(server.asked == [["BO", "PE", "CL"]])
    #expect(file.added.map(\.name) == ["BO", "CL"])
    #expect(
      lines == [
        "Peru: nothing is new.",
        "SG: the places of your own file stay; places add FILE replaces them.",
        "cities500: the places of your own file stay; places add FILE replaces them.",
        "Bolivia: GeoNames has no postal codes.", "Chile: GeoNames has no postal codes.",
        "Bolivia: 1,234 places are held now.", "Chile: 1,234 places are held now.",
      ])
  }

  @Test func namesAreRemovedAsTheyAreSaid() async {
    file.held = [
      HeldDump(name: "PE", places: 1, addedAt: 0),
      HeldDump(name: "cities500", places: 5, addedAt: 0),
    ]
    #expect(
      await told(.remove(["atlantis"])) == [
        "No places are held of “atlantis”, only of: PE, cities500."
      ])
    #expect(file.removed == [])
    #expect(await told(.remove(["Perú"])) == ["Peru: 1 place is held no more."])
    #expect(await told(.remove(["CITIES500"])) == ["cities500: 5 places are held no more."])
    #expect(file.removed == [["PE"], ["cities500"]])
  }

  @Test func aListHasColumns() async {
    #expect(
      await told(.list) == ["No places are held: catalejo places add PE adds those of Peru."])
    let state = PlacesAnswer.held(PlaceArchiveState())
    #expect(
      Language.allCases.map {
        PlacesText(Strings($0), isInShell: false).lines(state).map(\.text)
      } == [
        ["No places are held: places add PE adds those of Peru."],
        ["Todavía no hay lugares: lugares añadir PE añade los de Perú."],
        ["Aucun lieu n'est encore enregistré : lieux ajouter PE ajoute ceux du Pérou."],
      ])
    file.held = [
      HeldDump(name: "PE", places: 120_345, addedAt: 1_795_910_400, skipped: 3),
      HeldDump(name: "cities500", places: 1, addedAt: 1_795_910_400),
    ]
    #expect(
      await told(.list) == [
        "PE         Peru  120,345 places  3 rows were left out  added November 29, 2026",
        "cities500               1 place                        added November 29, 2026",
        "120,346 places, 12.3 MB",
      ])
    let narrow = PlacesText(Strings(.english)).lines(.held(file.state()), width: 40).map(\.text)
    #expect(narrow.first == "PE         Peru  120,345 places")
  }

  @Test func aProblemOfTheFileIsSaid() async {
    file.problem = .otherVersion
    for request in [PlacesRequest.list, .refresh, .remove(["PE"])] {
      #expect(
        await told(request) == [
          "Another version of catalejo wrote the file of places; places add makes it anew."
        ])
    }
  }

  @Test func whoGivesUpHearsThatAllIsAsItWas() async {
    let task = Task { await told(.add(["PE"])) }
    task.cancel()
    #expect(await task.value == ["Stopped; the places are as they were."])
  }

  // MARK: - Time

  @Test func timeIsLeftAsItWentSoFar() {
    let receiver = ProgressRecorder()
    let start = ContinuousClock.now
    let clock = Mutex(start)
    let timed = TimedProgress(receiver, now: { clock.withLock { $0 } })
    func report(_ done: Int, at seconds: Double) {
      clock.withLock { $0 = start + .seconds(seconds) }
      timed.report(FetchProgress(server.service, .bytes, done: done, total: 100))
    }
    report(0, at: 0)
    report(10, at: 0.05)
    report(20, at: 0.5)
    report(25, at: 2)
    report(100, at: 3)
    // The next file.
    report(10, at: 4)
    #expect(receiver.all.map(\.done) == [0, 20, 25, 100, 10])
    #expect(receiver.all.map(\.secondsLeft) == [nil, nil, 6, nil, nil])
  }
}

private final class ProgressRecorder: ProgressReporting {
  private let state = Mutex<[FetchProgress]>([])
  var all: [FetchProgress] { state.withLock { $0 } }
  func report(_ progress: FetchProgress) { state.withLock { $0.append(progress) } }
}
