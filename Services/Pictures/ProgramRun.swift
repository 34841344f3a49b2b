import CProcess
import Glibc
import Synchronization

/// One run of a program: blocks the thread that asks for the answer, and can be cancelled from any.
final class ProgramRun: Sendable {
  private enum State {
    case waiting
    case running(pid_t)
    /// Its id may be another program's by now.
    case ended
    case cancelled
  }

  private let program: Program
  private let input: [UInt8]
  private let state = Mutex(State.waiting)

  init(_ program: Program, input: [UInt8]) {
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

  func answer() -> Result<[UInt8], ProgramFailure> {
    let file = input.withUnsafeBytes { catalejo_process_file($0.baseAddress, $0.count) }
    guard file >= 0 else { return .failure(.notStarted) }
    defer { close(file) }
    var ends: [Int32] = [-1, -1]
    guard catalejo_process_pipe(&ends) == 0 else { return .failure(.notStarted) }
    defer { close(ends[0]) }
    let child = start(input: file, output: ends[1])
    close(ends[1])
    switch child {
    case .failure(let failure): return .failure(failure)
    case .success(let child):
      let deadline = ContinuousClock.now + program.limits.time
      var result = read(ends[0], before: deadline)
      if case .success = result, !hasEnded(child, before: deadline) { result = .failure(.timedOut) }
      return end(child, result)
    }
  }

  /// Under the lock, so that a cancellation finds either nothing to kill yet or the program.
  private func start(input: Int32, output: Int32) -> Result<pid_t, ProgramFailure> {
    var words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    var environment = program.environment.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    let limits = catalejo_limits(
      memory: program.limits.memory, seconds: program.limits.processor)
    return state.withLock { state in
      guard case .waiting = state else { return .failure(.cancelled) }
      let child = catalejo_process_start(
        program.path, &words, &environment, input, output, limits)
      guard child > 0 else { return .failure(.notStarted) }
      state = .running(child)
      return .success(child)
    }
  }

  private func read(
    _ descriptor: Int32, before deadline: ContinuousClock.Instant
  ) -> Result<[UInt8], ProgramFailure> {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while Self.isReadable(descriptor, before: deadline) {
      let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return .success(bytes) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .failure(.failed) }
      guard bytes.count + count <= program.limits.output else { return .failure(.tooMuchOutput) }
      bytes += block[..<count]
    }
    return .failure(.timedOut)
  }

  private static func isReadable(
    _ descriptor: Int32, before deadline: ContinuousClock.Instant
  ) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      let count = poll(&waiting, 1, Int32(min(left.rounded(.up), 60_000)))
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }

  /// Waits for a program that has nothing more to say; it stays to be cleared away.
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

  /// Kills what is left of it and clears it away.
  private func end(
    _ child: pid_t, _ result: Result<[UInt8], ProgramFailure>
  ) -> Result<[UInt8], ProgramFailure> {
    state.withLock { state in
      Self.kill(child)
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      if case .cancelled = state { return .failure(.cancelled) }
      state = .ended
      if case .success = result, status != 0 { return .failure(.failed) }
      return result
    }
  }

  /// With all that is in its session's first group; it may not have come to have one.
  private static func kill(_ child: pid_t) {
    Glibc.kill(-child, SIGKILL)
    Glibc.kill(child, SIGKILL)
  }
}
