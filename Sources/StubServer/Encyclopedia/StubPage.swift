/// A page about a place, in English or Spanish.
struct StubPage: Sendable {
  let id: Int
  let title: String
  let text: String
  let latitude: Double
  let longitude: Double

  /// A city's own page and some of what is near its centre.
  ///
  /// There are no pages in other languages, and none in Spanish on the cities of Oceania.
  static func pages(of city: StubCity, in language: String) -> [StubPage] {
    let isSpanish = language == "es"
    guard isSpanish || language == "en", !isSpanish || !["AU", "NZ"].contains(city.country) else {
      return []
    }
    let name = isSpanish ? city.spanish : city.name
    let country = isSpanish ? city.inCountry.spanish : city.inCountry.english
    let text =
      isSpanish
      ? "\(name) es una ciudad de \(country). Desde lo alto se ve lejos: sus calles, su plaza «del "
        + "Catalejo» y, los días claros, el horizonte."
      : "\(name) is a city in \(country). From its heights one sees far: its streets, its "
        + "“Spyglass Square” and, on clear days, the horizon."
    let near =
      isSpanish
      ? ["Plaza del Catalejo (\(name))", "Estación Central de \(name)"]
      : ["Spyglass Square (\(name))", "\(name) Central Station"]
    let own = StubPage(
      id: city.id, title: name, text: text, latitude: city.latitude, longitude: city.longitude)
    return [own]
      + near.enumerated().map { index, title in
        StubPage(
          id: 10_000_000 + city.id + index, title: title,
          text: isSpanish ? "\(title) está en \(name)." : "\(title) is in \(name).",
          latitude: city.latitude + 0.01 * Double(index + 1), longitude: city.longitude)
      }
  }

  /// The page of a title, as it is written there or in the other language.
  static func titled(_ title: String, in language: String) -> StubPage? {
    let cities = StubCity.all.map { (city: $0, pages: pages(of: $0, in: language)) }
    return cities.lazy.flatMap(\.pages).first { $0.title == title }
      ?? cities.first { [$0.city.name, $0.city.spanish].contains(title) }?.pages.first
  }
}
