import Glibc

/// Waits on descriptors.
enum Waiting {
  /// Whether a call that failed is worth repeating; where it would have blocked, after waiting.
  static func isTemporary(_ code: Int32, on descriptor: Int32, for events: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN || code == EWOULDBLOCK else { return false }
    var descriptors = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    while poll(&descriptors, 1, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
