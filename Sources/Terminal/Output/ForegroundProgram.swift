import CTerminal
import Platform

/// Runs a program that the user chose, an editor or a pager, on the terminal.
package enum ForegroundProgram {
  /// The way that a program ended.
  package enum Ending: Hashable, Sendable {
    case done
    /// The shell found no such program, or could not start it.
    case unstarted
    /// It ended with a status that is not 0, or by a signal.
    case failed
  }

  /// Runs a command and waits for its end, on the thread of the caller.
  ///
  /// Meanwhile the terminal has its former settings, and the keys that interrupt and quit go to the other
  /// program alone.
  ///
  /// - Parameters:
  ///   - command: a program and its arguments for the shell, as in `EDITOR` and `PAGER`.
  ///   - operand: one more word, which no shell reads; `nil` for none.
  ///   - input: the bytes that the program can read; `nil` for the terminal.
  ///   - environment: all variables that it gets.
  package static func run(
    _ command: String, _ operand: String? = nil, input: [UInt8]? = nil,
    environment: [String: String]
  ) -> Ending {
    catalejo_guard_lend()
    defer { catalejo_guard_regain() }
    // `$1` stays one word, whatever is in it.
    let script = operand == nil ? command : command + " \"$1\""
    let words = ["sh", "-c", script, "sh"] + [operand].compactMap(\.self)
    return Signals.whileIgnoringKeys {
      guard let input else {
        return ChildProcess.start(words, environment: environment).map(ending) ?? .unstarted
      }
      guard let (readEnd, writeEnd) = try? FileDescriptor.pipe() else { return .unstarted }
      let child = ChildProcess.start(words, environment: environment, input: readEnd)
      readEnd.close()
      // A program that reads only a part is no failure: the rest stays unread.
      if child != nil { try? Output(writeEnd.rawValue).write(input) }
      writeEnd.close()
      return child.map(ending) ?? .unstarted
    }
  }

  private static func ending(of child: ChildProcess) -> Ending {
    switch child.wait() {
    case 0: .done
    case 126, 127: .unstarted
    default: .failed
    }
  }
}
