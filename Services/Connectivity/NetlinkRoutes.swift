@preconcurrency import Dispatch
import Glibc

/// Route and address changes as the kernel tells them (rtnetlink(7)).
enum NetlinkRoutes {
  /// `NETLINK_ROUTE` of linux/netlink.h, which Glibc's module leaves out.
  private static let routeProtocol: Int32 = 0

  /// `sockaddr_nl` of the same header, in the same layout.
  private struct Address {
    var family = sa_family_t(AF_NETLINK)
    var padding: UInt16 = 0
    /// The kernel chooses one.
    var port: UInt32 = 0
    /// `RTMGRP_LINK`, `_IPV4_IFADDR`, `_IPV4_ROUTE`, `_IPV6_IFADDR`, `_IPV6_ROUTE`.
    var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
  }

  @Sendable static func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let type = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = socket(AF_NETLINK, type | Int32(SOCK_NONBLOCK.rawValue), routeProtocol)
      guard descriptor >= 0, subscribe(descriptor) else {
        if descriptor >= 0 { close(descriptor) }
        return continuation.finish()
      }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "catalejo.routes", qos: .utility))
      source.setEventHandler {
        drain(descriptor)
        continuation.yield()
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
    }
  }

  private static func subscribe(_ descriptor: Int32) -> Bool {
    var address = Address()
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  private static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    while recv(descriptor, &bytes, bytes.count, 0) > 0 {}
  }
}
