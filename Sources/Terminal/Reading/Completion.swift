/// What Tab makes of a line.
package struct Completion: Hashable, Sendable {
  /// A text that can stand in place of what is replaced.
  package struct Candidate: Hashable, Sendable {
    package let text: String
    /// What the list says of it beside the text; it is not inserted.
    package let remark: String

    package init(_ text: String, remark: String = "") {
      self.text = text
      self.remark = remark
    }
  }

  /// In the order they are listed.
  package var candidates: [Candidate]
  /// How many characters before the cursor a candidate replaces.
  package var replacing: Int
  /// What follows a candidate that is the only one.
  package var suffix: String
  /// How many more there are than the candidates; they are only counted.
  package var unlisted: Int
  /// Whether each candidate goes on from what it replaces, accents and case aside: only then what
  /// several share can stand in its place.
  package var continues: Bool

  package init(
    _ candidates: [Candidate], replacing: Int = 0, suffix: String = " ", unlisted: Int = 0,
    continues: Bool = true
  ) {
    self.candidates = candidates
    self.replacing = replacing
    self.suffix = suffix
    self.unlisted = unlisted
    self.continues = continues
  }

  package init(_ texts: [String] = [], replacing: Int = 0, suffix: String = " ") {
    self.init(texts.map { Candidate($0) }, replacing: replacing, suffix: suffix)
  }

  /// Answers for a line with the cursor after a number of characters.
  package typealias Source = @Sendable (_ line: String, _ cursor: Int) async -> Completion
}
