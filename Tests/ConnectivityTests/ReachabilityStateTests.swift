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

  @Test mutating func whatRefusesAloneIsItsOwnFailure() {
    state.note(.answered, from: other)
    state.note(.refused, from: far)
    #expect(state.status == .online)
    #expect([far, other].map(state.allows) == [true, true])
    #expect(!state.needsAttempts)
    #expect(state.suspects == [])
    state.note(.refused, from: other)
    #expect(state.status == .offline)
    #expect(state.suspects == [other, far])
  }

  @Test mutating func anAnswerShowsThatThereIsANetwork() {
    state.note(.noNetwork, from: far)
    state.note(.answered, from: other)
    #expect(state.status == .online)
    #expect([far, other].map(state.allows) == [true, true])
  }

  @Test mutating func whereOneFindsNoNetworkThoseThatAnsweredAreTriedBeforeItIsLost() {
    state.note(.answered, from: near)
    state.note(.answered, from: other)
    state.note(.noNetwork, from: far)
    #expect(state.status == .online)
    #expect(state.suspects == [other, near])
    var isAlone = state
    isAlone.noteAttempt(at: near, reached: false)
    isAlone.noteAttempt(at: other, reached: true)
    #expect(isAlone.status == .online)
    #expect(!isAlone.needsAttempts)
    state.noteAttempt(at: near, reached: false)
    state.noteAttempt(at: other, reached: false)
    #expect(state.status == .offline)
    #expect([far, other, near].map(state.allows) == [false, false, true])
    #expect(state.suspects == [far, other, near])
  }

  @Test mutating func aLoopbackServerThatFailsSaysNothingOfTheNetwork() {
    state.note(.noNetwork, from: near)
    #expect(state.status == .offline)
    #expect(state.allows(far))
  }

  @Test mutating func whereAServiceOnThisMachineAnswersOneThatCantBeReachedIsAlone() {
    state.note(.answered, from: near)
    state.note(.noNetwork, from: far)
    #expect(state.suspects == [near])
    state.noteAttempt(at: near, reached: true)
    #expect(state.status == .online)
    #expect([far, near].map(state.allows) == [true, true])
    #expect(!state.needsAttempts)
  }

  @Test mutating func forcedOfflineNothingIsTriedUntilItIsTakenBack() {
    state.isForced = true
    #expect(state.status == .forcedOffline)
    #expect([far, near].map(state.allows) == [false, false])
    state.isForced = false
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
    #expect(waits(&schedule) == [0.5, 1, 2, 3, 3].map { Duration.seconds($0) })
  }

  @Test func onlyAfterAWhileOnlineWaitsBeginAnew() {
    let start = ContinuousClock.now
    var schedule = RetrySchedule()
    schedule.noteLoss(at: start)
    _ = waits(&schedule)
    schedule.noteReturn(at: start)
    schedule.noteLoss(at: start + RetrySchedule.calm - .milliseconds(1))
    #expect(schedule.wait() == RetrySchedule.longest)
    schedule.noteReturn(at: start)
    schedule.noteLoss(at: start + RetrySchedule.calm)
    #expect(schedule.wait() == .milliseconds(500))
  }

  private func waits(_ schedule: inout RetrySchedule) -> [Duration] {
    (0..<5).map { _ in schedule.wait() }
  }
}
