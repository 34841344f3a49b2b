import Localization
import Testing

@Suite struct FavoriteNoticeTests {
  private let notices: [FavoriteNotice] = [
    FavoriteNotice("Lima", isFavorite: true), FavoriteNotice("Lima", isFavorite: false),
    .restored(["Lima"]), .restored(["Lima", "Ica"]),
  ]

  @Test func saysInEnglishWhatBecameOfFavorites() {
    #expect(
      notices.map { Strings(.english).message(for: $0) } == [
        "“Lima” is a favorite now.", "“Lima” is no longer a favorite; undo brings it back.",
        "“Lima” is a favorite again.", "2 favorites are back.",
      ])
  }

  @Test func saysInSpanishWhatBecameOfFavorites() {
    #expect(
      notices.map { Strings(.spanish).message(for: $0) } == [
        "«Lima» se ha añadido a favoritos.",
        "«Lima» ya no está en favoritos; deshacer lo recupera.",
        "«Lima» vuelve a estar en favoritos.", "Han vuelto 2 favoritos.",
      ])
  }
}
