import CProcess
import Glibc
import Synchronization

/// Another program, run to its end for its answer.
///
/// It gets its words as they are, never through a shell, runs without a terminal and is killed, with
/// all it started, when it takes too long, says too much, or nobody waits for it any more.
struct Program: Sendable {
  let path: String
  let arguments: [String]
  /// Each `NAME=VALUE`.
  let environment: [String]
  let limits: ProgramLimits

  /// - Parameter input: for its standard input, which is a file.
  func answer(to input: [UInt8]) async throws(ProgramFailure) -> [UInt8] {
    let run = ProgramRun(self, input: input)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = RunThread { continuation.resume(returning: run.answer()) }
        if !thread.start() { continuation.resume(returning: .failure(.notStarted)) }
      }
    } onCancel: {
      run.cancel()
    }
    return try result.get()
  }
}
