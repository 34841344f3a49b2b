/// The texts of this screen alone.
package enum TemplateText: String, TextKey {
  case title = "template"
  case none = "There is nothing here yet."
  case doOpen = "show all that is known of row N"

  package static let spanish: [TemplateText: String] = [
    .title: "template",
    .none: "Aquí no hay nada todavía.",
    .doOpen: "muestra todo lo que se sabe de la fila N",
  ]
}
