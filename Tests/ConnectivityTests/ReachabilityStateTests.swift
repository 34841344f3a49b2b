import Catalog
import Testing

@testable import Connectivity

@Suite struct ReachabilityStateTests {
  private let far = NetworkPeer(host: "example.org", port: 443)
  private let other = NetworkPeer(host: "example.com", port: 443)
  private let near = NetworkPeer(host: "127.0.0.1", port: 8080)
  private var state = ReachabilityState()

  @Test mutating func withoutANetworkOnlyLoopbackIsTried() {
    state.note(.noNetwork, from: far)
    #expect(state.status == .offline)
    #expect([far, other, near].map(state.allows) == [false, false, true])
  }

  @Test mutating func aServiceThatRefusesDoesNotKeepOthersFromBeingTried() {
    state.note(.refused, from: far)
    #expect(state.status == .offline)
    #expect([far, other, near].map(state.allows) == [false, true, true])
  }

  @Test mutating func anAnswerShowsThatThereIsANetworkAndOthersMayStillRefuse() {
    state.note(.noNetwork, from: far)
    state.note(.answered, from: other)
    #expect(state.status == .offline)
    #expect([far, other].map(state.allows) == [false, true])
    state.note(.answered, from: far)
    #expect(state.status == .online)
    #expect(state.allows(far))
  }

  @Test mutating func aLoopbackServerSaysNothingOfTheNetwork() {
    state.note(.noNetwork, from: near)
    #expect(state.allows(far))
    state.note(.noNetwork, from: far)
    state.note(.answered, from: near)
    #expect(!state.allows(far))
  }

  @Test mutating func forcedOfflineNothingIsTriedUntilItIsTakenBack() {
    state.force(offline: true)
    #expect(state.status == .forcedOffline)
    #expect([far, near].map(state.allows) == [false, false])
    state.force(offline: false)
    #expect(state.status == .online)
    #expect([far, near].map(state.allows) == [true, true])
  }

  @Test mutating func whatFailedLastIsTriedFirst() {
    state.note(.refused, from: far)
    state.note(.refused, from: other)
    state.note(.refused, from: far)
    #expect(state.suspects == [far, other])
  }

  @Test func waitsDoubleUpToTheLongest() {
    var schedule = RetrySchedule()
    let waits = (0..<5).map { _ in schedule.wait() }
    #expect(waits == [0.5, 1, 2, 3, 3].map { Duration.seconds($0) })
  }
}
