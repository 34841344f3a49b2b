/// A row that was found, and the name it was found by where that is not its own.
struct FoundRow: Hashable {
  let row: Int
  /// The name's place among all other names.
  let name: Int?

  init(_ row: Int, name: Int? = nil) {
    self.row = row
    self.name = name
  }

  init(_ match: OtherMatch) {
    self.init(match.row, name: match.name)
  }
}
