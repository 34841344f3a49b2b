/// The words that stand for the signs of a line where text is linear.
package struct TraceWords: Sendable {
  let begins: String
  let ends: @Sendable (String) -> String
  let calls: String
  let tells: String
  let answer: String
  let fails: String

  /// - Parameters:
  ///   - begins: before a call that others are a part of.
  ///   - ends: before its end, with the time it took.
  ///   - calls: between who calls and who is called.
  ///   - tells: between who makes a step of an answer and who asked for it.
  ///   - answer: before what came of a call.
  ///   - fails: before the error that it threw.
  package init(
    begins: String, ends: @escaping @Sendable (String) -> String, calls: String, tells: String,
    answer: String, fails: String
  ) {
    self.begins = begins
    self.ends = ends
    self.calls = calls
    self.tells = tells
    self.answer = answer
    self.fails = fails
  }
}
