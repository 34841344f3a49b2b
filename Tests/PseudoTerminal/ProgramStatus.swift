/// How a program ended.
package enum ProgramStatus: Hashable, Sendable {
  case exited(Int32)
  /// Killed by a signal.
  case signaled(Int32)

  /// Reads what waitpid reports (bits/waitstatus.h).
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}
