import CTerminal
import Platform

/// Has Ctrl-C end what is done, and not the program, so that the program can say what became of it.
package enum Interruption {
  /// Does something in a task that Ctrl-C cancels; if that hangs all the same, further ones end the program.
  package static func cancelling<Answer: Sendable>(
    _ body: @escaping @Sendable () async -> Answer
  ) async -> Answer {
    let task = Task { await body() }
    let pipe = WakePipe()
    catalejo_guard_install(0, pipe.writeEnd.rawValue)
    // The thread ends with the program: a signal may come at any time until then.
    _ = SystemThread.start {
      while true {
        _ = try? FileDescriptor.poll([pipe.readEnd], within: -1)
        pipe.drain()
        guard catalejo_guard_take() & CATALEJO_INTERRUPTED == 0 else { return task.cancel() }
      }
    }
    let answer = await task.value
    withExtendedLifetime(pipe) {}
    return answer
  }
}
