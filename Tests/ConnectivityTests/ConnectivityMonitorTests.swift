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
