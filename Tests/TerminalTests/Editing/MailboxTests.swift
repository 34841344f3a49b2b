import Testing

@testable import Terminal

@Suite struct MailboxTests {
  /// A question that was given up may be answered after the one that took its place.
  @Test func aLateAnswerTakesThePlaceOfNoNewerOne() {
    let mailbox = Mailbox()
    let answers = ["a", "c", "b"].map { Completion([$0], replacing: 0) }
    for (question, answer) in zip([1, 3, 2], answers) { mailbox.answer(question, answer) }
    let kept = mailbox.take(\.completion, leaving: nil)
    #expect(kept?.question == 3)
    #expect(kept?.answer == answers[1])
  }
}
