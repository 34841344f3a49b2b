import Terminal
import TextUI

/// Reads the lines of a session, and keeps what happens beside them in order.
@MainActor
final class SessionInput {
  /// A task between two lines.
  typealias Turn = @MainActor () async throws(ConsoleError) -> Void

  /// The text of the line that is typed, as far as the reader has told it.
  var typed = ""
  private let output: SessionOutput
  private let isInteractive: Bool
  private var turns: [Turn] = []
  /// The tasks that watch the terminal, the network and the calls while lines are read.
  private var watching: [Job] = []
  /// Yields when all events of a read have been handled.
  private let (handled, haveHandled) = AsyncStream.makeStream(of: Void.self)

  init(_ output: SessionOutput, isInteractive: Bool) {
    self.output = output
    self.isInteractive = isInteractive
  }

  /// Reads a line, and returns it when all events that came before it have been handled.
  ///
  /// - Parameter watch: starts the watching tasks; it is called with the first read from a terminal.
  func read(prompt: Line, watchingBy watch: @autoclosure () -> [Job]) async -> LineInput {
    // Not earlier: the tasks run while the reader's thread writes the first prompt.
    if isInteractive, watching.isEmpty { watching = watch() }
    let input = await output.read(prompt: prompt)
    if isInteractive { for await _ in handled { break } }
    return input
  }

  /// Tells that all events of the current read have been handled.
  func finishRead() { haveHandled.yield() }

  /// Tells that no event comes any more.
  func finish() { haveHandled.finish() }

  func endWatching() { for job in watching { job.cancel() } }

  var hasTurns: Bool { !turns.isEmpty }

  /// Adds a task to be done as if a line led to it; the line that is being read gives way to it.
  func add(_ turn: @escaping Turn) {
    turns.append(turn)
    if output.isReading { output.reader.ask(.giveWay) }
  }

  /// Does the tasks that have been added, in order.
  func takeTurns() async throws(ConsoleError) {
    while !turns.isEmpty { try await turns.removeFirst()() }
  }
}
