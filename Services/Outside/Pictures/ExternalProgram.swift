import Dispatch
import Domain
import Platform
import Synchronization

/// Another program, run to its end for its answer.
///
/// It gets its words as they are, never through a shell, runs without a terminal and is killed, with
/// all it started, when it takes too long, says too much, or nobody waits for it any more.
struct ExternalProgram: Sendable {
  let path: String
  let arguments: [String]
  /// Each `NAME=VALUE`.
  let environment: [String]
  let limits: ProgramLimits

  /// - Parameter input: for its standard input, which is a file.
  /// - Throws: `cancelled`, or `failed` where it could not be started or was killed, and where it
  ///   ended with another status than 0.
  func answer(to input: [UInt8]) async throws(PictureProblem) -> [UInt8] {
    let run = ProgramRun(self, input: input)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue of its own has a thread of its own, which may block.
        DispatchQueue(label: path).async {
          continuation.resume(
            returning: Result { () throws(PictureProblem) in try run.answer() })
        }
      }
    } onCancel: {
      run.cancel()
    }
    return try result.get()
  }
}

/// The resources that a program may use, before it is killed or refused more.
package struct ProgramLimits: Hashable, Sendable {
  var time = Duration.seconds(5)
  /// Seconds of the processor.
  var processor: UInt = 5
  /// Bytes of address space.
  var memory: UInt = 1 << 30
  /// Bytes it may answer.
  var output = 8 << 20

  package init() {}
}

/// One run of a program: blocks the thread that asks for the answer, and can be cancelled from any.
private final class ProgramRun: Sendable {
  private enum State {
    case waiting
    case running(ChildProcess)
    /// Its id may be another program's by now.
    case ended
    case cancelled
  }

  private let program: ExternalProgram
  private let input: [UInt8]
  private let state = Mutex(State.waiting)

  init(_ program: ExternalProgram, input: [UInt8]) {
    self.program = program
    self.input = input
  }

  func cancel() {
    state.withLock { state in
      if case .running(let child) = state { child.kill() }
      if case .ended = state { return }
      state = .cancelled
    }
  }

  func answer() throws(PictureProblem) -> [UInt8] {
    guard let file = try? FileDescriptor.inMemory(input) else { throw .failed }
    defer { file.close() }
    guard let (readEnd, writeEnd) = try? FileDescriptor.pipe() else { throw .failed }
    defer { readEnd.close() }
    let child = start(input: file, output: writeEnd)
    writeEnd.close()
    let deadline = ContinuousClock.now + program.limits.time
    let bytes = child == nil ? nil : read(readEnd, before: deadline)
    let isOver = bytes != nil && child?.hasEnded(before: deadline) == true
    let isGood = try end(child)
    guard let bytes, isOver, isGood else { throw .failed }
    return bytes
  }

  /// Starts the program under the lock, so that a cancellation finds either nothing to kill yet or the
  /// program.
  private func start(input: FileDescriptor, output: FileDescriptor) -> ChildProcess? {
    state.withLock { state in
      guard case .waiting = state else { return nil }
      let child = ChildProcess.startConfined(
        [program.path] + program.arguments, environment: program.environment, input: input,
        output: output, memory: program.limits.memory, processor: program.limits.processor)
      if let child { state = .running(child) }
      return child
    }
  }

  /// Reads all its output; `nil` if it comes too late, or is too long.
  private func read(
    _ output: FileDescriptor, before deadline: ContinuousClock.Instant
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    while case let left = (deadline - .now) / .milliseconds(1), left > 0 {
      do throws(Errno) {
        let milliseconds = Int32(min(left.rounded(.up), 60_000))
        if try FileDescriptor.poll([output], within: milliseconds).isEmpty { continue }
        if try output.read(64 << 10, into: &bytes) == 0 { return bytes }
      } catch {
        guard error == .interrupted else { return nil }
      }
      guard bytes.count <= program.limits.output else { return nil }
    }
    return nil
  }

  /// Kills what is left of it and clears it away; answers whether its status was 0.
  private func end(_ child: ChildProcess?) throws(PictureProblem) -> Bool {
    try state.withLock { (state) throws(PictureProblem) in
      child?.kill()
      let status = child?.wait()
      if case .cancelled = state { throw .cancelled }
      state = .ended
      return status == 0
    }
  }
}
