import Dispatch
import Domain
import Glibc
import TestSupport
import Testing

@testable import Pictures

@Suite(.oneAtATime) struct ExternalProgramTests {
  private func answer(
    _ script: String, to input: [UInt8] = [], _ limits: ProgramLimits = ProgramLimits(),
    arguments: [String] = []
  ) async -> Result<[UInt8], PictureProblem> {
    let program = ExternalProgram(
      path: "/bin/sh", arguments: ["-c", script] + arguments,
      environment: ["PATH=/usr/bin:/bin", "A=b"], limits: limits)
    do throws(PictureProblem) {
      return .success(try await program.answer(to: input))
    } catch {
      return .failure(error)
    }
  }

  private func limits(_ change: (inout ProgramLimits) -> Void) -> ProgramLimits {
    var limits = ProgramLimits()
    change(&limits)
    return limits
  }

  @Test func answersWithWhatAProgramSays() async {
    let input = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(await answer("cat", to: input) == .success(input))
  }

  @Test func wordsAreNoCommands() async {
    let words = ["sh", "$(echo 1)", "; echo 2", "é"]
    #expect(
      await answer(#"printf '%s|' "$@""#, arguments: words)
        == .success(Array("$(echo 1)|; echo 2|é|".utf8)))
  }

  @Test func aProgramHasNoTerminalNoErrorsAndNoOtherDescriptor() async {
    // Open, as libcurl's sockets are, for what is executed.
    let open = dup(STDIN_FILENO)
    defer { close(open) }
    let script = "echo x >&2; ls /proc/self/fd | tr '\\n' ' '; echo $A; echo >/dev/tty || echo none"
    // ls opens the folder as its 3.
    #expect(await answer(script) == .success(Array("0 1 2 3 b\nnone\n".utf8)))
  }

  @Test func aProgramWritesNoFile() async throws {
    let folder = TemporaryFolder()
    let script = "echo x > \(folder.file("a")); test -s \(folder.file("a")) || echo empty"
    #expect(await answer("trap '' XFSZ; " + script) == .success(Array("empty\n".utf8)))
  }

  @Test(arguments: ["exit 3", "kill -9 $$", "echo text; false", "ulimit -v 1; /bin/true"])
  func anEndThatIsNoneIsAFailure(script: String) async {
    #expect(await answer(script) == .failure(.failed))
  }

  @Test func whatCantBeExecutedFails() async {
    let program = ExternalProgram(
      path: "/nonexistent", arguments: [], environment: [], limits: ProgramLimits())
    await #expect(throws: PictureProblem.failed) { try await program.answer(to: []) }
  }

  @Test(arguments: [
    "sleep 1000", "exec >&-; sleep 1000", "while :; do :; done", "sleep 1000 & sleep 1000",
  ])
  func whatHangsIsKilled(script: String) async {
    let limits = limits { $0.time = .milliseconds(100) }
    #expect(await answer(script, limits) == .failure(.failed))
  }

  @Test func whatSaysTooMuchIsKilled() async {
    let limits = limits { $0.output = 1 << 20 }
    #expect(await answer("cat /dev/zero", limits) == .failure(.failed))
    let hundred = "head -c 100000000 /dev/zero"
    #expect(await answer(hundred, limits) == .failure(.failed))
  }

  @Test func theProcessorsTimeIsLimited() async {
    let limits = limits {
      $0.processor = 1
      $0.time = .seconds(60)
    }
    #expect(await answer("while :; do :; done", limits) == .failure(.failed))
  }

  @Test func memoryIsLimited() async {
    let limits = limits { $0.memory = 64 << 20 }
    #expect(await answer("ulimit -v", limits) == .success(Array("65536\n".utf8)))
  }

  @Test func cancellingKillsAProgramAndWhatItStarted() async throws {
    let folder = TemporaryFolder()
    let fifo = folder.file("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    // Both hold the pipe open, as long as they live.
    let task = Task { await answer("exec >\(fifo); sleep 1000 & echo started; wait") }
    var ends = Self.reading(fifo).makeAsyncIterator()
    #expect(await ends.next() == "started\n")
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(await ends.next() == "")
  }

  @Test func aCancelledTaskStartsNothing() async throws {
    let folder = TemporaryFolder()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await answer("mkdir \(folder.file("a"))")
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(folder.names() == [])
  }

  /// What comes through a pipe, and an empty text at its end.
  private static func reading(_ fifo: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      // A thread of its own: it waits for who writes.
      DispatchQueue(label: fifo).async {
        let descriptor = open(fifo, O_RDONLY | O_CLOEXEC)
        var bytes = [UInt8](repeating: 0, count: 20)
        var count = 1
        while count > 0 {
          count = read(descriptor, &bytes, bytes.count)
          continuation.yield(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
        }
        close(descriptor)
        continuation.finish()
      }
    }
  }
}

@Suite struct AsyncSemaphoreTests {
  @Test func onlySoManyDoItAtATimeAndOthersInTheirOrder() async {
    let semaphore = AsyncSemaphore(1)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (starts, start) = AsyncStream.makeStream(of: Int.self)
    let first = Task {
      await semaphore.run {
        start.yield(1)
        for await _ in gate {}
        return 1
      }
    }
    var started = starts.makeAsyncIterator()
    #expect(await started.next() == 1)
    let second = Task {
      await semaphore.run {
        start.yield(2)
        return 2
      }
    }
    let third = Task { await semaphore.run { 3 } }
    while await semaphore.waitingCount < 2 { await Task.yield() }
    third.cancel()
    #expect(await third.value == nil)
    open.finish()
    #expect(await first.value == 1)
    #expect(await started.next() == 2)
    #expect(await second.value == 2)
    #expect(await semaphore.run { 4 } == 4)
  }
}
