import Glibc

/// Connects sockets and closes them at once.
package enum SocketConnection {
  /// More addresses than any service needs.
  private static let mostAddresses = 16

  /// Whether one of a machine's addresses takes connections; blocks.
  ///
  /// - Parameters:
  ///   - host: its name or its address, without brackets.
  ///   - timeout: how long a connection may take; looking up the name takes as long as it likes.
  package static func isPossible(host: String, port: Int, within timeout: Duration) -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { return false }
    defer { freeaddrinfo(found) }
    // All at once: where one family of addresses leads nowhere the other is not kept waiting.
    let addresses = sequence(first: found) { $0.pointee.ai_next }.prefix(mostAddresses)
    return isOneConnected(addresses.compactMap { begin($0.pointee) }, within: timeout)
  }

  /// Returns a socket that is connected, or will be soon; `nil` if it was refused at once.
  private static func begin(_ address: addrinfo) -> FileDescriptor? {
    let flags = Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, address.ai_socktype | flags, address.ai_protocol)
    guard descriptor >= 0 else { return nil }
    let status = connect(descriptor, address.ai_addr, address.ai_addrlen)
    if status == 0 || errno == EINPROGRESS { return FileDescriptor(rawValue: descriptor) }
    close(descriptor)
    return nil
  }

  /// Waits until one of the sockets is connected, or none is in time, and closes them.
  private static func isOneConnected(
    _ sockets: [FileDescriptor], within timeout: Duration
  ) -> Bool {
    defer { for socket in sockets { socket.close() } }
    var waiting = sockets
    let end = ContinuousClock.now + timeout
    while !waiting.isEmpty {
      let left = max(0, Int32(ContinuousClock.now.duration(to: end) / .milliseconds(1)))
      do throws(Errno) {
        let ready = try FileDescriptor.poll(waiting, for: .writing, within: left)
        guard !ready.isEmpty else { return false }
        if ready.contains(where: { isConnected(waiting[$0]) }) { return true }
        waiting = waiting.indices.filter { !ready.contains($0) }.map { waiting[$0] }
      } catch {
        guard error == .interrupted else { return false }
      }
    }
    return false
  }

  private static func isConnected(_ socket: FileDescriptor) -> Bool {
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket.rawValue, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
  }
}
