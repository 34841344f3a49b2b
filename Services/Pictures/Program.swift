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

/// Why a program gave no answer.
enum ProgramFailure: Error, Hashable, Sendable {
  case notStarted
  case timedOut
  case tooMuchOutput
  /// It ended with another status than 0, or by a signal.
  case failed
  case cancelled
}

/// What a program may use, before it is killed or refused more.
struct ProgramLimits: Hashable, Sendable {
  var time = Duration.seconds(5)
  /// Seconds of the processor.
  var processor: UInt = 5
  /// Bytes of address space.
  var memory: UInt = 1 << 30
  /// Bytes it may answer.
  var output = 8 << 20
}

/// A thread for what blocks, which tasks must not.
final class RunThread: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Returns whether there is one; the body runs to its end then.
  func start() -> Bool {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<RunThread>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
