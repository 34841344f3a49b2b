package import Domain

/// The program's catalogs by name, for tests of modules that know none.
extension CatalogID {
  package static let cities = CatalogID("cities", name: Words("cities"))
  package static let countries = CatalogID("countries", name: Words("countries"))
  package static let people = CatalogID("people", name: Words("people"))
  package static let pokemon = CatalogID("pokemon", name: Words("Pokémon"))
  package static let items = CatalogID("items", name: Words("items"))
  package static let articles = CatalogID("articles", name: Words("articles"))

  package static let known = [cities, people, pokemon, items, articles]
}

/// The program's services by name.
extension RemoteService {
  package static let cities = RemoteService(
    "cities", name: Words("The list of cities"),
    address: "https://example.invalid/cities.json")
  package static let people = RemoteService(
    "people", name: Words("randomuser.me"),
    address: "https://example.invalid/people/")
  package static let pokeapi = RemoteService(
    "pokeapi", name: Words("PokeAPI"), address: "https://example.invalid/pokeapi/")
  package static let sprites = RemoteService(
    "sprites", name: Words("PokeAPI's sprites"),
    address: "https://example.invalid/sprites/")
  package static let nyt = RemoteService(
    "nyt", name: Words("The New York Times"),
    address: "https://example.invalid/nyt/", keyPage: "https://developer.nytimes.com")
  package static let wikipedia = RemoteService(
    "wikipedia", name: Words("Wikipedia"),
    address: "https://example.invalid/{lang}/")
}
