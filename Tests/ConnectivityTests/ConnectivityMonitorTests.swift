import Catalog
import Synchronization
import Testing

@testable import Connectivity

@Suite struct ConnectivityMonitorTests {
  private let peer = NetworkPeer(host: "example.org", port: 443)

  @Test func listenersAreToldTheStatusNowAndEachNewOne() async {
    let monitor = ConnectivityMonitor(probing(SilentProber()))
    var changes = monitor.changes().makeAsyncIterator()
    monitor.report(.noNetwork, from: peer)
    monitor.report(.noNetwork, from: peer)
    monitor.force(offline: true)
    monitor.force(offline: false)
    monitor.report(.answered, from: peer)
    var told: [ConnectivityStatus?] = []
    for _ in 0..<5 { told.append(await changes.next()) }
    #expect(told == [.online, .offline, .forcedOffline, .offline, .online])
  }

  @Test func whatIsReachableAgainIsFoundOutWithoutARequest() async {
    let prober = ScriptedProber([false, false, true])
    let monitor = ConnectivityMonitor(probing(prober))
    var changes = monitor.changes().makeAsyncIterator()
    monitor.report(.noNetwork, from: peer)
    var told: [ConnectivityStatus?] = []
    for _ in 0..<3 { told.append(await changes.next()) }
    #expect(told == [.online, .offline, .online])
    #expect(prober.probed == [peer, peer, peer])
  }

  @Test func eachLossIsFoundOutToBeOver() async {
    let prober = ScriptedProber([true, true])
    let monitor = ConnectivityMonitor(probing(prober))
    var changes = monitor.changes().makeAsyncIterator()
    var told: [ConnectivityStatus?] = [await changes.next()]
    for _ in 0..<2 {
      monitor.report(.noNetwork, from: peer)
      for _ in 0..<2 { told.append(await changes.next()) }
    }
    #expect(told == [.online, .offline, .online, .offline, .online])
  }

  @Test func aChangeOfRoutesIsReasonEnoughToTryAtOnce() async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let probing = Probing(
      prober: ScriptedProber([true]), routes: Routes(stream: changes), sleep: Self.forever)
    let monitor = ConnectivityMonitor(probing)
    var told = monitor.changes().makeAsyncIterator()
    monitor.report(.noNetwork, from: peer)
    change.yield()
    var statuses: [ConnectivityStatus?] = []
    for _ in 0..<3 { statuses.append(await told.next()) }
    #expect(statuses == [.online, .offline, .online])
  }

  @Test func aPauseThatARouteOvertookCutsNoOtherShort() async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let prober = ScriptedProber([])
    let monitor = ConnectivityMonitor(
      Probing(
        prober: prober, routes: Routes(stream: changes),
        sleep: { _ in
          begin.yield()
          await Self.forever(.zero)
        }))
    monitor.report(.noNetwork, from: peer)
    var pauses = begun.makeAsyncIterator()
    for _ in 0..<3 {
      await pauses.next()
      change.yield()
    }
    await pauses.next()
    #expect(prober.probed.count == 3)
  }

  @Test(.timeLimit(.minutes(1))) func aSilentSuspectIsNotInTheWayOfOthers() async {
    let other = NetworkPeer(host: "example.com", port: 443)
    let monitor = ConnectivityMonitor(probing(PartlySilentProber(reachable: other)))
    var changes = monitor.changes().makeAsyncIterator()
    monitor.report(.refused, from: other)
    // The newest suspect is the silent one.
    monitor.report(.refused, from: peer)
    var told: [ConnectivityStatus?] = []
    for _ in 0..<3 { told.append(await changes.next()) }
    #expect(told == [.online, .offline, .online])
  }

  @Test(.timeLimit(.minutes(1))) func thoseInDoubtAreTriedWithoutAPause() async {
    let probing = Probing(
      prober: ScriptedProber([false]), routes: Routes(stream: AsyncStream { $0.finish() }),
      sleep: Self.forever)
    let monitor = ConnectivityMonitor(probing)
    var changes = monitor.changes().makeAsyncIterator()
    monitor.report(.answered, from: NetworkPeer(host: "example.com", port: 443))
    monitor.report(.noNetwork, from: peer)
    var told: [ConnectivityStatus?] = []
    for _ in 0..<2 { told.append(await changes.next()) }
    #expect(told == [.online, .offline])
  }

  @Test func aServiceThatFailsRightAfterItCameBackIsTriedEverLessOften() async {
    let clock = Mutex(ContinuousClock.now)
    let pauses = Mutex<[Duration]>([])
    var probing = Probing(
      prober: ScriptedProber(Array(repeating: true, count: 4)),
      routes: Routes(stream: AsyncStream { $0.finish() }),
      sleep: { pause in pauses.withLock { $0.append(pause) } })
    probing.now = { clock.withLock { $0 } }
    let monitor = ConnectivityMonitor(probing)
    var changes = monitor.changes().makeAsyncIterator()
    _ = await changes.next()
    for loss in 0..<4 {
      if loss == 3 { clock.withLock { $0 += RetrySchedule.calm } }
      monitor.report(.refused, from: peer)
      for _ in 0..<2 { _ = await changes.next() }
    }
    #expect(pauses.withLock { $0 } == [0.5, 1, 2, 0.5].map { Duration.seconds($0) })
  }

  @Test func sequencesEndWithTheMonitor() async {
    var monitor: ConnectivityMonitor? = ConnectivityMonitor(probing(SilentProber()))
    let changes = monitor?.changes()
    monitor = nil
    var told: [ConnectivityStatus] = []
    if let changes { for await status in changes { told.append(status) } }
    #expect(told == [.online])
  }

  private func probing(_ prober: any Prober) -> Probing {
    Probing(prober: prober, routes: Routes(stream: AsyncStream { $0.finish() }), sleep: { _ in })
  }

  private static let forever: @Sendable (Duration) async -> Void = { _ in
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }
}

/// Never answers, until it is cancelled.
private struct SilentProber: Prober {
  func reaches(_ peer: NetworkPeer) async -> Bool {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    return false
  }
}

/// One machine answers, the others never do.
private struct PartlySilentProber: Prober {
  let reachable: NetworkPeer

  func reaches(_ peer: NetworkPeer) async -> Bool {
    if peer == reachable { return true }
    return await SilentProber().reaches(peer)
  }
}

/// Answers as it was told, then no more.
private final class ScriptedProber: Prober {
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

private struct Routes: RouteWatching {
  let stream: AsyncStream<Void>
  func changes() -> AsyncStream<Void> { stream }
}
