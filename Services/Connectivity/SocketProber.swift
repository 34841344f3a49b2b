package import Catalog
import Dispatch
import Glibc

/// Probes with a TCP connection that is closed at once.
package struct SocketProber: Prober {
  /// In milliseconds.
  private static let patience: Int32 = 1_000
  private static let queue = DispatchQueue(
    label: "catalejo.probe", qos: .utility, attributes: .concurrent)

  package init() {}

  /// Looks the name up on a thread of its own, because the resolver blocks.
  package func reaches(_ peer: NetworkPeer) async -> Bool {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: Self.connects(to: peer)) }
    }
  }

  private static func connects(to peer: NetworkPeer) -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    // In an address IPv6 stands in brackets.
    let host = peer.host.filter { $0 != "[" && $0 != "]" }
    guard getaddrinfo(host, String(peer.port), &hints, &found) == 0 else { return false }
    defer { freeaddrinfo(found) }
    var next = found
    while let address = next?.pointee {
      if connects(to: address) { return true }
      next = address.ai_next
    }
    return false
  }

  private static func connects(to address: addrinfo) -> Bool {
    let flags = Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, address.ai_socktype | flags, address.ai_protocol)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return true }
    guard errno == EINPROGRESS else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&waiting, 1, patience) == 1 else { return false }
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
  }
}
