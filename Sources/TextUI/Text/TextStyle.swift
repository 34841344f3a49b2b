/// What a piece of text is for; the terminal decides how that looks.
package enum TextStyle: Int, CaseIterable, Sendable {
  case plain, title, dim, accent, chosen, match, star, notice, error
  /// What maps are made of; `town` is a city's dot and name, `country` a country's name, `label` every
  /// other name.
  case land, coast, border, lake, river, graticule, night, town, country, marker, label
}
