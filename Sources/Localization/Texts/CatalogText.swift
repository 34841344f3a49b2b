/// The names of the catalogs.
package enum CatalogText: TextKey {
  case cities, favorites

  package static let english: [CatalogText: String] = [
    .cities: "cities", .favorites: "favorites",
  ]

  package static let spanish: [CatalogText: String] = [
    .cities: "ciudades", .favorites: "favoritos",
  ]
}
