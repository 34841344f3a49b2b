/// The texts on favorites of every screen.
package enum StarText: String, TextKey {
  case added = "“{0}” is a favorite now."
  case removed = "“{0}” is no longer a favorite; undo brings it back."
  case restored = "“{0}” is a favorite again."
  case restoredMany = "{0} favorites are back."
  case withdrawn = "Undone: “{0}” is no longer a favorite."
  case withdrawnMany = "Undone: {0} are no longer favorites."
  case addedMany = "Favorites added: {0}."
  case alreadyMany = "These are favorites already."
  case removedMany = "Favorites removed: {0}; undo brings them back."
  case removedNone = "None of these is a favorite."
  case doRemove = "take rows out of the favorites"
  case doRemoveOne = "take it out of the favorites"
  case isNone = "“{0}” is no favorite; fav makes it one."
  case doToggle = "make it a favorite, or no longer one"
  case doUndo = "undo the last change of favorites: a star, or a removal"

  package static let spanish: [StarText: String] = [
    .added: "«{0}» se ha añadido a favoritos.",
    .removed: "«{0}» ya no está en favoritos; deshacer lo recupera.",
    .restored: "«{0}» vuelve a estar en favoritos.",
    .restoredMany: "Han vuelto {0} favoritos.",
    .withdrawn: "Deshecho: «{0}» ya no está en favoritos.",
    .withdrawnMany: "Deshecho: {0} ya no están en favoritos.",
    .addedMany: "Favoritos añadidos: {0}.",
    .alreadyMany: "Ya estaban en favoritos.",
    .removedMany: "Favoritos quitados: {0}; deshacer los recupera.",
    .removedNone: "Nada de esto está en favoritos.",
    .doRemove: "quita filas de favoritos",
    .doRemoveOne: "lo quita de tus favoritos",
    .isNone: "«{0}» no está en favoritos; favorito lo añade.",
    .doToggle: "ponlo en tus favoritos o quítalo",
    .doUndo: "deshace el último cambio de favoritos: lo añadido o lo quitado",
  ]
}
