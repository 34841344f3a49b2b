import Catalog
import Glibc
import Testing

@testable import Connectivity

@Suite struct SocketProberTests {
  @Test func aListenerIsReachedAndAClosedPortIsNot() async throws {
    let listener = try Listener()
    let peer = NetworkPeer(host: "127.0.0.1", port: listener.port)
    #expect(await SocketProber().reaches(peer))
    listener.stop()
    #expect(await SocketProber().reaches(peer) == false)
  }

  @Test func aNameNobodyHasIsNotReached() async {
    #expect(await SocketProber().reaches(NetworkPeer(host: "nobody.invalid", port: 80)) == false)
  }
}

/// A socket that listens on a free loopback port.
private struct Listener {
  struct Failure: Error {}

  let port: Int
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw Failure() }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  func stop() {
    close(descriptor)
  }
}
