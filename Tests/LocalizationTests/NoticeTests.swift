import Localization
import Testing

@Suite struct FavoriteNoticeTests {
  @Test func saysInSpanishWhatBecameOfFavorites() {
    let notices = [
      FavoriteNotice("Lima", isFavorite: true), FavoriteNotice("Lima", isFavorite: false),
      .restored(["Lima"]), .restored(["Lima", "Ica"]),
    ]
    #expect(
      notices.map { Strings(.spanish).message(for: $0) } == [
        "«Lima» se ha añadido a favoritos.",
        "«Lima» ya no está en favoritos; deshacer lo recupera.",
        "«Lima» vuelve a estar en favoritos.", "Han vuelto 2 favoritos.",
      ])
  }
}

@Suite struct RowsNoticeTests {
  private let notices: [RowsNotice] = [
    .noRow(9, shown: 1...4), .noRow(9, shown: nil), .noRow(nil, shown: nil), .firstPage, .lastPage,
  ]

  @Test func saysWhichRowsThereAre() {
    #expect(
      notices.map { Strings(.english).message(for: $0) } == [
        "There is no row 9 here; rows 1–4 are shown.", "There is no row 9 here.",
        "There are no rows here to choose from.", "This is the first page.",
        "This is the last page.",
      ])
  }

  @Test func onlyAMissingRowIsAnError() {
    #expect(notices.map(\.isError) == [true, true, true, false, false])
  }

  @Test func saysWhatIsBelowRows() {
    let strings = Strings(.spanish)
    #expect(strings.range(21...40, of: "1.234") == "21–40 de 1.234")
    #expect(strings.quoted("alb") == "«alb»")
    #expect(
      strings.rowHints(next: true, previous: true, clear: true) == [
        "un número abre", "/TEXTO busca", "siguiente", "anterior", "limpiar", "ayuda",
      ])
    #expect(
      Strings(.english).rowHints(next: false, previous: false, chooses: true) == [
        "a number chooses", "/TEXT searches", "help",
      ])
  }
}
