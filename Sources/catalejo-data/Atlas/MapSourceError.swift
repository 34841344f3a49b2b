/// Why the map could not be built from its sources.
enum MapSourceError: Error, Hashable {
  case usage
  /// The file ends in the middle of something.
  case truncated(offset: Int)
  /// More bytes than the file's own count accounts for.
  case trailingBytes(offset: Int)
  /// Not a file of this format, or a variant of it the reader does not know.
  case unsupported(String)
  /// A position that is not on the globe.
  case offTheGlobe(offset: Int)
}

extension MapSourceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage:
      "usage: catalejo-data atlas DIRECTORY OUTFILE"
    case .truncated(let offset): "the file ends too early, at byte \(offset)"
    case .trailingBytes(let offset): "unexpected bytes from byte \(offset) on"
    case .unsupported(let what): "unsupported \(what)"
    case .offTheGlobe(let offset): "a position that is not on the globe at byte \(offset)"
    }
  }
}
