import Catalog
import Testing

@Suite struct QuestionsTests {
  @Test func onlyTheLastQuestionCounts() {
    var questions = Questions(first: "a")
    #expect(questions.last == "a")
    let numbers = ["b", "b", "c"].map { questions.ask($0) }
    #expect(questions.last == "c")
    #expect(numbers.map(questions.isLast) == [false, false, true])
  }
}
