import Components
import Contracts
import Domain
import Localization
import TestSupport
import Viper

/// A notice of rows that are letters.
enum LetterNotice: RowsNoticing {
  case failed(DataError)
  case rows(RowsNotice)
  case gone
}

/// A scene whose rows are letters: `m` is a place, `n` names some, and `x` leads nowhere.
struct LetterScene: RowsScene {
  var query: CatalogQuery
  var content: LoadingState<ListPage, DataError> = .idle
  var chosen = 0
  var isAccompanied = false
  var notice: LetterNotice?
  var requests = RequestTokens()

  init(_ query: CatalogQuery) {
    self.query = query
  }

  func obstacle(to row: ListRow) -> LetterNotice? { row.title == "x" ? .gone : nil }
  func hasMap(_ row: ListRow) -> Bool { "mn".contains(row.title) }
  func opensMap(_ row: ListRow) -> Bool { row.title == "m" }
  func hasMapBeside(_ row: ListRow) -> Bool { row.title == "m" }
  func openMapOfAll() -> LetterRoute? { .mapOfAll }
}

enum LetterRoute: RowsLeading {
  case detail(Reference, among: [Reference])
  case map(Reference)
  case mapOfAll
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
  case compare(Comparison)
}

/// A query for two rows a page.
func letterQuery(search: String = "", offset: Int, pageSize: Int = 2) -> CatalogQuery {
  CatalogQuery(search: search, offset: offset, pageSize: pageSize)
}

func letterPage(_ letters: String, offset: Int, count: Int) -> ListPage {
  ListPage(
    query: CatalogQuery(offset: offset),
    rows: letters.map { letter in
      ListRow(
        reference: Reference(.cities, String(letter)), summary: Summary(title: String(letter)))
    }, total: count)
}

extension LetterScene {
  /// Rows of the second page of two, of nine in all; the page `awaited` is being asked for.
  static func second(
    _ letters: String = "cd", chosen: Int = 1, offset: Int = 2, of count: Int = 9,
    awaited: CatalogQuery? = nil
  ) -> LetterScene {
    var scene = LetterScene(letterQuery(offset: offset))
    scene.content = .success(letterPage(letters, offset: offset, count: count))
    scene.chosen = chosen
    scene.notice = .failed(.nothingToUndo)
    if let awaited { _ = scene.requests.issue(for: awaited) }
    return scene
  }
}
