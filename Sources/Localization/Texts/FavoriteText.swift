/// What every screen says of favorites.
package enum FavoriteText: TextKey {
  case added, removed, restored, restoredMany
  case doToggle, doUndo

  package static let english: [FavoriteText: String] = [
    .added: "“{0}” is a favorite now.",
    .removed: "“{0}” is no longer a favorite; undo brings it back.",
    .restored: "“{0}” is a favorite again.",
    .restoredMany: "{0} favorites are back.",
    .doToggle: "make it a favorite, or no longer one",
    .doUndo: "bring back the favorites removed last",
  ]

  package static let spanish: [FavoriteText: String] = [
    .added: "«{0}» se ha añadido a favoritos.",
    .removed: "«{0}» ya no está en favoritos; deshacer lo recupera.",
    .restored: "«{0}» vuelve a estar en favoritos.",
    .restoredMany: "Han vuelto {0} favoritos.",
    .doToggle: "ponlo en tus favoritos o quítalo",
    .doUndo: "recupera los últimos favoritos quitados",
  ]
}
