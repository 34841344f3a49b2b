/// What is wrong with a source file, with its path.
struct SourceFileError: Error, CustomStringConvertible {
  let path: String
  let error: MapSourceError

  var description: String { "\(path): \(error)" }
}
