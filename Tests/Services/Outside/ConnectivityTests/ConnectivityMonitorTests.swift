import Contracts
import Synchronization
import TestSupport
import Testing

@testable import Connectivity

@Suite struct ConnectivityMonitorTests {
  private let peer = NetworkPeer(host: "example.org", port: 443)

  @Test func listenersAreToldTheStatusNowAndEachNewOne() async {
    let monitor = ConnectivityMonitor(probing(Self.silent))
    let changes = monitor.changes()
    monitor.report(.noNetwork, from: peer)
    monitor.report(.noNetwork, from: peer)
    monitor.switchOff(true)
    monitor.switchOff(false)
    monitor.report(.answered, from: peer)
    #expect(await first(5, of: changes) == [.online, .offline, .switchedOff, .offline, .online])
  }

  @Test func whatIsReachableAgainIsFoundOutWithoutARequest() async {
    let prober = ScriptedProber([false, false, true])
    let monitor = ConnectivityMonitor(probing(prober.reaches))
    let changes = monitor.changes()
    monitor.report(.noNetwork, from: peer)
    #expect(await first(3, of: changes) == [.online, .offline, .online])
    #expect(prober.probed == [peer, peer, peer])
  }

  @Test func aSilentSuspectIsNotInTheWayOfOthers() async {
    let other = NetworkPeer(host: "example.com", port: 443)
    let monitor = ConnectivityMonitor(probing { $0 == other ? true : await Self.silent($0) })
    let changes = monitor.changes()
    monitor.report(.refused, from: other)
    // The newest suspect is the silent one.
    monitor.report(.refused, from: peer)
    #expect(await first(3, of: changes) == [.online, .offline, .online])
  }

  @Test func thoseInDoubtAreTriedWithoutAPause() async {
    let prober = ScriptedProber([false])
    let probing = Probing(reaches: prober.reaches, sleep: { _ in await Silence().last() })
    let monitor = ConnectivityMonitor(probing)
    let changes = monitor.changes()
    monitor.report(.answered, from: NetworkPeer(host: "example.com", port: 443))
    monitor.report(.noNetwork, from: peer)
    #expect(await first(2, of: changes) == [.online, .offline])
  }

  @Test func aServiceThatFailsRightAfterItCameBackIsTriedEverLessOften() async {
    let clock = Mutex(ContinuousClock.now)
    let pauses = Recorder<Duration>()
    var probing = Probing(
      reaches: ScriptedProber(Array(repeating: true, count: 4)).reaches,
      sleep: pauses.record)
    probing.now = { clock.withLock { $0 } }
    let monitor = ConnectivityMonitor(probing)
    var changes = monitor.changes().makeAsyncIterator()
    _ = await changes.next()
    for loss in 0..<4 {
      if loss == 3 { clock.withLock { $0 += RetrySchedule.calm } }
      monitor.report(.refused, from: peer)
      for _ in 0..<2 { _ = await changes.next() }
    }
    #expect(pauses.all == [0.5, 1, 2, 0.5].map { Duration.seconds($0) })
  }

  @Test func sequencesEndWithTheMonitor() async {
    var monitor: ConnectivityMonitor? = ConnectivityMonitor(probing(Self.silent))
    let changes = monitor?.changes()
    monitor = nil
    var told: [ConnectivityStatus] = []
    if let changes { for await status in changes { told.append(status) } }
    #expect(told == [.online])
  }

  private func first(
    _ count: Int, of changes: AsyncStream<ConnectivityStatus>
  ) async -> [ConnectivityStatus] {
    await changes.prefix(count).reduce(into: []) { $0.append($1) }
  }

  private func probing(_ reaches: @escaping @Sendable (NetworkPeer) async -> Bool) -> Probing {
    Probing(reaches: reaches, sleep: { _ in })
  }

  /// Never answers, until it is cancelled.
  private static let silent: @Sendable (NetworkPeer) async -> Bool = { _ in
    await Silence().last()
    return false
  }
}

/// Answers as it was told, then no more.
private final class ScriptedProber: Sendable {
  private let state: Mutex<(answers: [Bool], probed: [NetworkPeer])>

  init(_ answers: [Bool]) {
    state = Mutex((answers, []))
  }

  var probed: [NetworkPeer] { state.withLock { $0.probed } }

  func reaches(_ peer: NetworkPeer) async -> Bool {
    state.withLock { state in
      state.probed.append(peer)
      return state.answers.isEmpty ? false : state.answers.removeFirst()
    }
  }
}

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

  @Test mutating func switchedOffNothingIsTriedUntilItIsTakenBack() {
    state.isSwitchedOff = true
    #expect(state.status == .switchedOff)
    #expect([far, near].map(state.allows) == [false, false])
    state.isSwitchedOff = false
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
