/// Why a program could not be driven.
package enum PseudoTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A system call failed, with the C error number.
  case failed(String, Int32)
  /// What was expected did not come in time, or the program ended before; with the output since the
  /// last thing found, escapes made visible.
  case missing(String, output: String)
  /// The program did not end in time.
  case running(output: String)

  package var description: String {
    switch self {
    case .failed(let call, let code): "\(call) failed with error \(code)"
    case .missing(let text, let output): "\(text.debugDescription) is not in \(output)"
    case .running(let output): "still running, after \(output)"
    }
  }
}
