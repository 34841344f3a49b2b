import Testing

@testable import Remote

@Suite struct RetryTests {
  @Test func backsOffWithFullJitterUpToACap() {
    let longest = policy(random: 1)
    #expect(longest.pause(after: 1, retryAfter: nil) == .milliseconds(500))
    #expect(longest.pause(after: 2, retryAfter: nil) == .seconds(1))
    #expect(longest.pause(after: 8, retryAfter: nil) == .seconds(4))
    #expect(longest.pause(after: 9, retryAfter: nil) == nil)
    #expect(policy(random: 0).pause(after: 2, retryAfter: nil) == .zero)
  }

  @Test func isAsPatientAsTheServiceAsksUpToALimit() {
    let policy = policy(random: 1)
    #expect(policy.pause(after: 1, retryAfter: 3) == .seconds(3))
    #expect(policy.pause(after: 3, retryAfter: 1) == .seconds(2))
    #expect(policy.pause(after: 1, retryAfter: 10) == .seconds(10))
    #expect(policy.pause(after: 1, retryAfter: 11) == nil)
    #expect(policy.pause(after: 1, retryAfter: .max) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("120", 120), (" 7 ", 7), ("99999999999999999999", Int.max),
    ("Thu, 01 Jan 1970 00:16:50 GMT", 10), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_110_777), ("Sun, 06 Nov 1994 08:49:37 CET", nil),
    ("Sun, 06 Nov 1994 24:49:37 GMT", nil), ("Sun, 32 Nov 1994 08:49:37 GMT", nil),
    ("-1", nil), ("", nil), ("soon", nil), ("1.5", nil), ("1, 2", nil), ("१", nil),
  ])
  func readsRetryAfter(_ text: String, _ seconds: Int?) {
    #expect(RetryAfter.seconds(text, now: 1_000) == seconds)
  }

  private func policy(random: Double) -> RetryPolicy {
    var policy = RetryPolicy()
    policy.attempts = 9
    policy.random = { random }
    return policy
  }
}
