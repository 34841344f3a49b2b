/// The names of the catalogs.
package enum CatalogText: TextKey {
  case cities, people, pokemon, items, articles, favorites

  package static let english: [CatalogText: String] = [
    .cities: "cities", .people: "people", .pokemon: "Pokémon", .items: "items",
    .articles: "articles", .favorites: "favorites",
  ]

  package static let spanish: [CatalogText: String] = [
    .cities: "ciudades", .people: "personas", .pokemon: "Pokémon", .items: "objetos",
    .articles: "artículos", .favorites: "favoritos",
  ]
}
