/// What a piece of text is for; the terminal decides how that looks.
package enum TextStyle: String, CaseIterable, Sendable {
  case plain, title, dim, accent, chosen, match, star, notice, error
  case coast, border, marker, label
}
