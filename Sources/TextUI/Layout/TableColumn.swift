/// How a column of a table is laid out.
package struct TableColumn: Hashable, Sendable {
  /// When a column gives up its place.
  package enum Yield: Hashable, Sendable {
    case never
    /// Where the others would have less than what suits them.
    case whenTight
    /// Only where the others would have less than the least they can do with.
    case whenFull
  }

  package let isTrailing: Bool
  /// Blank columns before it; none before the first column shown.
  package let gap: Int
  /// The width below which text is cut too short to be of use; nil never cuts.
  package let least: Int?
  /// The width that suits it; nil is what its widest cell takes.
  package let comfort: Int?
  package let yield: Yield
  /// Whether it says what the row is: it is cut only when nothing else can give way.
  package let isName: Bool
  /// How many characters at the end of a cell stay where it is cut: a city's country.
  package let end: Int
  /// What stands after a cell in linear text, where another follows.
  package let spokenEnd: String

  package init(
    isTrailing: Bool = false, gap: Int = 2, least: Int? = nil, comfort: Int? = nil,
    yield: Yield = .never, isName: Bool = false, end: Int = 0, spokenEnd: String = ", "
  ) {
    self.isName = isName
    self.end = end
    self.isTrailing = isTrailing
    self.gap = gap
    self.least = least
    self.comfort = comfort
    self.yield = yield
    self.spokenEnd = spokenEnd
  }
}
