package import Domain

/// The program's catalogs by name, for tests of modules that know none.
extension CatalogID {
  package static let cities = CatalogID("cities", name: Words("cities", "ciudades"))
  package static let countries = CatalogID("countries", name: Words("countries", "países"))
  package static let people = CatalogID("people", name: Words("people", "personas"))
  package static let pokemon = CatalogID("pokemon", name: Words("Pokémon", "Pokémon"))
  package static let items = CatalogID("items", name: Words("items", "objetos"))
  package static let articles = CatalogID("articles", name: Words("articles", "artículos"))

  package static let known = [cities, people, pokemon, items, articles]
}

/// The program's services by name.
extension RemoteService {
  package static let cities = RemoteService(
    "cities", name: Words("The list of cities", "La lista de ciudades"),
    address: "https://example.invalid/cities.json")
  package static let people = RemoteService(
    "people", name: Words("randomuser.me", "randomuser.me"),
    address: "https://example.invalid/people/")
  package static let pokeapi = RemoteService(
    "pokeapi", name: Words("PokeAPI", "PokeAPI"), address: "https://example.invalid/pokeapi/")
  package static let sprites = RemoteService(
    "sprites", name: Words("PokeAPI's sprites", "Sprites de PokeAPI"),
    address: "https://example.invalid/sprites/")
  package static let nyt = RemoteService(
    "nyt", name: Words("The New York Times", "The New York Times"),
    address: "https://example.invalid/nyt/", keyPage: "https://developer.nytimes.com")
  package static let wikipedia = RemoteService(
    "wikipedia", name: Words("Wikipedia", "Wikipedia"),
    address: "https://example.invalid/{lang}/")
}
