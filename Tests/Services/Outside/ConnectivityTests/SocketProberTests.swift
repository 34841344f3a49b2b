import Contracts
import Dispatch
import Glibc
import TestSupport
import Testing

@testable import Connectivity

@Suite(.oneAtATime) struct SocketProberTests {
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

  @Test func behindAProxyTheProxyIsTried() async throws {
    let listener = try Listener()
    let proxy = NetworkPeer(host: "127.0.0.1", port: listener.port)
    let far = NetworkPeer(host: "nobody.invalid", port: 443)
    #expect(await SocketProber { _ in proxy }.reaches(far))
    listener.stop()
    #expect(await SocketProber { _ in proxy }.reaches(far) == false)
    #expect(await SocketProber { _ in nil }.reaches(far) == false)
  }

  @Test func aResolverThatKeepsSilentIsLeftToItself() async {
    let silence = DispatchSemaphore(value: 0)
    let prober = SocketProber(
      connects: { _ in
        silence.wait()
        return true
      }, sleep: { _ in })
    #expect(await prober.reaches(NetworkPeer(host: "example.org", port: 443)) == false)
    silence.signal()
  }

  @Test func aProbeThatIsCalledOffEndsAtOnce() async {
    let silence = DispatchSemaphore(value: 0)
    let prober = SocketProber(
      connects: { _ in
        silence.wait()
        return true
      }, sleep: { _ in await Silence().last() })
    let probe = Task { await prober.reaches(NetworkPeer(host: "example.org", port: 443)) }
    probe.cancel()
    #expect(await probe.value == false)
    silence.signal()
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
