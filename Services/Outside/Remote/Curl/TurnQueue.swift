import Contracts

/// Requests that wait for their turn: no service is asked for more than a few answers at once,
/// whatever the version of HTTP.
///
/// The others wait in the order they came.
struct TurnQueue<Element> {
  /// As many as browsers have connections to a host, and a service may take for one person.
  static var limit: Int { 4 }

  private var waiting: [(peer: NetworkPeer, element: Element)] = []
  private var running: [NetworkPeer: Int] = [:]

  mutating func add(_ element: Element, for peer: NetworkPeer) {
    waiting.append((peer, element))
  }

  /// Those that may begin now, in order; they count as under way.
  mutating func next() -> [Element] {
    var begun: [Element] = []
    var left: [(peer: NetworkPeer, element: Element)] = []
    for entry in waiting {
      let count = running[entry.peer, default: 0]
      guard count < Self.limit else {
        left.append(entry)
        continue
      }
      running[entry.peer] = count + 1
      begun.append(entry.element)
    }
    waiting = left
    return begun
  }

  /// One that was under way has ended.
  mutating func end(_ peer: NetworkPeer) {
    guard let count = running[peer] else { return }
    running[peer] = count > 1 ? count - 1 : nil
  }

  /// Drops those that wait no longer.
  mutating func removeAll(where isOver: (Element) -> Bool) {
    waiting.removeAll { isOver($0.element) }
  }

  /// Takes all that wait.
  mutating func removeAll() -> [Element] {
    defer { waiting = [] }
    return waiting.map(\.element)
  }
}
