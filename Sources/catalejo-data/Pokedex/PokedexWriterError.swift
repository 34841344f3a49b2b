/// Why the sources can't be embedded.
enum PokedexWriterError: Error, Hashable, CustomStringConvertible {
  /// A number or a length for which the layout has no room.
  case tooLarge(Int)

  var description: String {
    switch self {
    case .tooLarge(let number): "\(number) does not fit into the layout"
    }
  }
}
