import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import FavoritesFeature

@Suite struct FavoritesTextTests {
  private typealias Fixtures = FavoritesFixtures

  private let page = ListPage(
    query: CatalogQuery(search: "spring", offset: 2),
    rows: [
      ListRow(
        reference: Fixtures.reference("1"), title: "Springfield, US", position: "39.8017, -89.6437",
        distinction: "Illinois"),
      ListRow(
        reference: Fixtures.reference("2"), title: "Springwell, ES", position: "40.1000, -3.6000",
        daysLater: 1, isGone: true),
    ],
    total: 5)

  private func text(
    _ scene: FavoritesScene, columns: Int = 100, _ language: Language = .english,
    showsCatalogs: Bool = false, isInteractive: Bool = true
  ) -> String {
    var scene = scene
    if showsCatalogs { scene.catalogs = [CatalogDescription(mock: .cities), .people] }
    return FavoritesView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
      isInteractive: isInteractive
    ).map(\.text).joined(separator: "\n")
  }

  private func scene(
    _ content: LoadingState<ListPage, DataError>, search: String = "",
    notice: FavoritesNotice? = nil
  ) -> FavoritesScene {
    FavoritesScene(
      query: CatalogQuery(search: search), content: content, chosen: 1,
      notice: notice)
  }

  @Test func aPageInColumns() {
    #expect(
      text(scene(.success(page), search: "spring"), showsCatalogs: true) == """
        favorites · “spring”
         3 Springfield, US  39.8017, -89.6437  Illinois                  cities  May 31, 2026
        ›4 Springwell, ES   40.1000,  -3.6000  no longer in the catalog  cities  June 1, 2026
        3–4 of 5 · a number opens · /TEXT searches · next · prev · help
        """)
  }

  @Test func aNarrowWindowLosesTheLastColumnsFirst() {
    #expect(
      text(scene(.success(page)), columns: 45, showsCatalogs: true) == """
        favorites
         3 Springfield, US  Illinois
        ›4 Springwell, ES   no longer in the catalog
        3–4 of 5 · a number opens · /TEXT searches
        """)
  }

  /// How wide the end of a title is, and whether titles are names, is said by the catalogs of all rows.
  @Test func theRowsLookAsTheirCatalogsSay() {
    let city = ListRow(
      reference: Fixtures.reference("1"), title: "Springfield, US", position: "1.0000, 2.0000")
    let article = ListRow(
      reference: Reference(.articles, "1"), title: "A headline of forty-two characters, or more")
    func titles(_ rows: [ListRow]) -> [String] {
      var scene = scene(.success(ListPage(rows: rows, total: rows.count)))
      scene.catalogs = [.cities, .articles]
      return text(scene, columns: 16, isInteractive: false).split(separator: "\n").dropFirst()
        .prefix(rows.count).map(String.init)
    }
    #expect(titles([city]) == ["1 Springfie…, US"])
    #expect(titles([city, article]) == ["1 Springfield, …", "2 A headline of…"])
  }

  @Test func whatIsGoneIsQuietAndSaysSo() {
    let lines = FavoritesView.text(
      scene(.success(page)), size: Size(columns: 45, rows: 9), strings: Strings(.english))
    #expect(
      lines[2].spans == [
        Span("›", .chosen, spoken: "chosen: ", row: 4), Span("4", .chosen, spoken: "4.", row: 4),
        .gap(1, spoken: " "), Span("Spring", .match), Span("well, ES", .dim), .gap(3),
        Span("no longer in the catalog", .notice),
      ])
  }

  @Test func anEmptyPageSaysWhatToDo() {
    let empty = ListPage(rows: [], total: 0)
    #expect(
      text(scene(.success(empty)))
        == "favorites\nThere are no favorites yet. fav N adds one from a list.")
    #expect(
      text(scene(.success(empty)), .spanish)
        == "favoritos\nTodavía no hay favoritos. En una lista, favorito N añade uno.")
    #expect(
      text(scene(.success(empty), search: "x"), isInteractive: false)
        == "favorites · “x”\nNo favorite has a word that starts with “x”.")
    let people = FavoritesScene(
      query: CatalogQuery(
        search: "x", filters: [Filter(key: "catalog", .unequal, value: "people")], sort: "name"),
      content: .success(empty))
    #expect(
      text(people, isInteractive: false)
        == "favorites · “x” · catalog!=people · by name\nNo favorite fits “x”, catalog!=people, by name."
    )
    #expect(
      text(people, .spanish, isInteractive: false).hasPrefix(
        "favoritos · «x» · catálogo!=people · por nombre"))
    let long = String(repeating: "x", count: 60_000)
    #expect(
      text(scene(.success(empty), search: long), isInteractive: false).split(separator: "\n").last
        == "No favorite has a word that starts with “\(long.prefix(39))…”.")
  }

  @Test func aPromptIsToldHowManyWereRemoved() {
    let removal = FavoritesRemoval(removed: ["1", "2"].map { Fixtures.favorite($0) })
    let shown = text(scene(.success(page), notice: .removed(removal)), columns: 80)
    #expect(shown.hasSuffix("2 favorites removed; undo brings them back."))
  }

  @Test func ofManyEntriesThatWereLeftOutTheRestIsCounted() {
    let skipped = (1...52).map { ImportReport.Skipped(entry: $0, label: "", problem: .twice) }
    let told = text(
      scene(.idle, notice: .imported(ImportReport(added: 1, skipped: skipped))),
      isInteractive: false
    ).split(separator: "\n")
    #expect(told.count == 52)
    #expect(told.last.map(String.init) == Strings(.english)(Words("And {0} more entries."), "2"))
  }

  @Test(
    arguments: [
      (.failed(.nothingToUndo), ["There is nothing to undo."]),
      (.rows(.lastPage), ["This is the last page."]),
      (.gone("Io"), ["“Io” is no longer in its catalog, so it can't be opened."]),
      (
        .added(
          FavoritesAddition(
            added: [Fixtures.favorite("1", "Lima")], already: [Fixtures.favorite("1", "Ica")])),
        ["“Lima” is a favorite now.", "“Ica” is a favorite already."]
      ),
      (
        .removed(
          FavoritesRemoval(
            removed: [Fixtures.favorite("1", "Lima")], missing: [Fixtures.reference("7")])),
        ["“Lima” is no longer a favorite; undo brings it back.", "cities/7 is not a favorite."]
      ),
      (
        .removed(FavoritesRemoval(removed: [Fixtures.favorite("1", "Lima")])),
        ["“Lima” is no longer a favorite; undo brings it back."]
      ),
      (.rows(.copied(2)), ["2 lines copied."]),
      (.restored(["Lima", "Ica"]), ["2 favorites are back."]),
      (.exported(count: 3, path: "f.json"), ["3 favorites written to f.json."]),
      (
        .imported(
          ImportReport(
            added: 1,
            skipped: [
              .init(entry: 2, label: "Io", problem: .unknownCatalog),
              .init(entry: 3, label: "", problem: .notAnEntry),
            ])),
        [
          "Favorites added: 1; entries skipped: 2.",
          "Entry 2, “Io”: its catalog is not known here.",
          "Entry 3: it is not a favorite's entry.",
        ]
      ),
    ] as [(FavoritesNotice, [String])])
  func aScriptIsToldAllAPromptAtMostTheFirstEntryLeftOut(
    _ notice: FavoritesNotice, _ sentences: [String]
  ) {
    #expect(
      text(scene(.idle, notice: notice), isInteractive: false)
        == sentences.joined(separator: "\n"))
    let lines = text(scene(.success(page), notice: notice), columns: 80).split(separator: "\n")
    #expect(
      lines.dropFirst(4).joined(separator: " ") == sentences.prefix(2).joined(separator: " "))
  }
}
