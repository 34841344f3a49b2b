import CProcess
import Dispatch
import Domain
import Glibc
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

/// What a program may use, before it is killed or refused more.
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
    case running(pid_t)
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
      if case .running(let child) = state { Self.kill(child) }
      if case .ended = state { return }
      state = .cancelled
    }
  }

  func answer() throws(PictureProblem) -> [UInt8] {
    let file = input.withUnsafeBytes { catalejo_process_file($0.baseAddress, $0.count) }
    guard file >= 0 else { throw .failed }
    defer { close(file) }
    var ends: [Int32] = [-1, -1]
    guard catalejo_process_pipe(&ends) == 0 else { throw .failed }
    defer { close(ends[0]) }
    let child = start(input: file, output: ends[1])
    close(ends[1])
    let deadline = ContinuousClock.now + program.limits.time
    let bytes = child > 0 ? read(ends[0], before: deadline) : nil
    let isOver = bytes != nil && hasEnded(child, before: deadline)
    let isGood = try end(child)
    guard let bytes, isOver, isGood else { throw .failed }
    return bytes
  }

  /// Under the lock, so that a cancellation finds either nothing to kill yet or the program; not above
  /// zero where nothing was started.
  private func start(input: Int32, output: Int32) -> pid_t {
    var words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    var environment = program.environment.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    let limits = catalejo_limits(
      memory: program.limits.memory, seconds: program.limits.processor)
    return state.withLock { state in
      guard case .waiting = state else { return -1 }
      let child = catalejo_process_start(
        program.path, &words, &environment, input, output, limits)
      if child > 0 { state = .running(child) }
      return child
    }
  }

  /// All its output; nil where it comes too late, or is too long.
  private func read(
    _ descriptor: Int32, before deadline: ContinuousClock.Instant
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while case let left = (deadline - .now) / .milliseconds(1), left > 0 {
      var count = Int(poll(&waiting, 1, Int32(min(left.rounded(.up), 60_000))))
      if count == 0 { continue }
      if count > 0 { count = Glibc.read(descriptor, &block, block.count) }
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0, bytes.count + count <= program.limits.output else { return nil }
      bytes += block[..<count]
    }
    return nil
  }

  /// Waits for the end of a program that closed its output; it stays a zombie until `end`.
  private func hasEnded(_ child: pid_t, before deadline: ContinuousClock.Instant) -> Bool {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 {
      // Zero as long as it runs (POSIX: of siginfo_t only then).
      if info.si_signo != 0 { return true }
      guard ContinuousClock.now < deadline else { return false }
      poll(nil, 0, 1)
    }
    return true
  }

  /// Kills what is left of it and clears it away; answers whether its status was 0.
  private func end(_ child: pid_t) throws(PictureProblem) -> Bool {
    try state.withLock { (state) throws(PictureProblem) in
      var status: Int32 = -1
      if child > 0 {
        Self.kill(child)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
      }
      if case .cancelled = state { throw .cancelled }
      state = .ended
      return status == 0
    }
  }

  /// With all that is in its session's first group; it may not have come to have one.
  private static func kill(_ child: pid_t) {
    Glibc.kill(-child, SIGKILL)
    Glibc.kill(child, SIGKILL)
  }
}
