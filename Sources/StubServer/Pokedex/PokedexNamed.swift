/// What PokeAPI lists: by id or by name.
protocol PokedexNamed {
  var id: Int { get }
  var name: String { get }
}
