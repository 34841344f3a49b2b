import Platform

/// The terminal that the program was started from, in the place of standard input and output, which
/// may be pipes.
///
/// A program that asks somebody for something draws there, and writes the answer where it goes.
package struct ControllingTerminal: Sendable {
  private let terminal: FileDescriptor
  /// The former standard output.
  private let output: FileDescriptor

  /// Takes the terminal, before anybody looks at the standard descriptors.
  ///
  /// - Returns: `nil` if the program was started from no terminal.
  package static func take() -> ControllingTerminal? {
    guard let terminal = try? FileDescriptor.controllingTerminal(),
      let output = try? FileDescriptor.standardOutput.duplicate(least: 3),
      (try? terminal.duplicate(as: .standardInput)) != nil
    else { return nil }
    let taken = ControllingTerminal(terminal: terminal, output: output)
    taken.takeAgain()
    return taken
  }

  /// Standard output is the terminal from now on.
  package func takeAgain() { try? terminal.duplicate(as: .standardOutput) }

  /// Standard output is again the former one from now on.
  package func giveBack() { try? output.duplicate(as: .standardOutput) }
}

/// The terminal in the place of a pipe.
package enum TerminalInput {
  /// Makes standard input the terminal, if output goes to one and input comes through a pipe.
  ///
  /// - Returns: the descriptor from which to read the bytes of the pipe; 0 if all is as it was.
  package static func reopened() -> Int32 {
    let input = FileDescriptor.standardInput
    guard FileDescriptor.standardOutput.isTerminal, !input.isTerminal,
      let terminal = try? FileDescriptor.controllingTerminal()
    else { return 0 }
    defer { terminal.close() }
    guard let pipe = try? input.duplicate(least: 3), (try? terminal.duplicate(as: input)) != nil
    else { return 0 }
    return pipe.rawValue
  }
}
