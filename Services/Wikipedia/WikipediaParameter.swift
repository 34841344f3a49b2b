/// What a parameter of the next question is set to; a number in some answers.
struct WikipediaParameter: Decodable, Sendable {
  /// Nil for what can't be written into a question.
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text =
      (try? container.decode(String.self)) ?? (try? container.decode(Int.self)).map { String($0) }
  }
}
