import Testing

@testable import Remote

@Suite struct RetryTests {
  @Test func backsOffWithFullJitterUpToACap() {
    let longest = policy(random: 1)
    #expect(longest.decision(after: 1, retryAfter: nil) == .repeated(after: .milliseconds(500)))
    #expect(longest.decision(after: 2, retryAfter: nil) == .repeated(after: .seconds(1)))
    #expect(longest.decision(after: 8, retryAfter: nil) == .repeated(after: .seconds(4)))
    #expect(longest.decision(after: 9, retryAfter: nil) == .givenUp)
    #expect(policy(random: 0).decision(after: 2, retryAfter: nil) == .repeated(after: .zero))
  }

  @Test func isAsPatientAsTheServiceAsksUpToALimit() {
    let policy = policy(random: 1)
    #expect(policy.decision(after: 1, retryAfter: 3) == .repeated(after: .seconds(3)))
    #expect(policy.decision(after: 3, retryAfter: 1) == .repeated(after: .seconds(2)))
    #expect(policy.decision(after: 1, retryAfter: 10) == .repeated(after: .seconds(10)))
    #expect(policy.decision(after: 1, retryAfter: 11) == .givenUp)
    #expect(policy.decision(after: 1, retryAfter: .max) == .givenUp)
  }

  @Test func triesThreeTimesByDefault() {
    let policy = RetryPolicy()
    #expect(policy.decision(after: 2, retryAfter: nil) != .givenUp)
    #expect(policy.decision(after: 3, retryAfter: nil) == .givenUp)
  }

  @Test(arguments: [
    ("0", 0), ("120", 120), (" 7 ", 7), ("99999999999999999999", Int.max),
    ("Thu, 01 Jan 1970 00:16:50 GMT", 10), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("-1", nil), ("", nil), ("soon", nil), ("1.5", nil), ("1, 2", nil), ("१", nil),
  ])
  func readsRetryAfter(_ text: String, _ seconds: Int?) {
    #expect(RetryAfter.seconds(text, now: 1_000) == seconds)
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
    ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
    ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("06 Nov 1994 08:49:37 GMT", nil),
    ("Sun, 06 Now 1994 08:49:37 GMT", nil), ("Sun, 6 Nov 1994 08:49:37 GMT", nil),
    ("Sun, 06 Nov 1994 24:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
    ("Sun, 32 Nov 1994 08:49:37 GMT", nil),
  ])
  func readsDates(_ text: String, _ seconds: Int?) {
    #expect(HTTPDate.seconds(text) == seconds)
  }

  private func policy(random: Double) -> RetryPolicy {
    var policy = RetryPolicy()
    policy.attempts = 9
    policy.random = { random }
    return policy
  }
}
