import Synchronization
import Terminal
import TextUI

/// Types and presses keys before each line is done, and waits each time for what is to stand below
/// the prompt then.
final class LiveReader: LineReading {
  enum Step: Sendable {
    case type(String, shows: String)
    case press(EditKey, shows: String)
    /// The mouse is used; all of these come at once.
    case point([PointerEvent], shows: String)
    /// Nothing is to come of it.
    case pressInVain(EditKey)
    /// A paste was cut.
    case cut
    /// Waits for a prompt in the place of the one of this read.
    case awaitPrompt(String)
    /// The rows below go.
    case pressAndClear(EditKey)
    case enter(String)
    /// The window has another size; the screen in it is laid out anew.
    case resize(@MainActor @Sendable () -> Size)
    /// The terminal says what is behind its text; the prompt comes again, and what `redraws`.
    case answer(TerminalBackground, redraws: Bool)
    /// Waits for something that is not shown.
    case until(@MainActor @Sendable () -> Bool)
    /// Ctrl-C.
    case interrupt
    /// Something is to be done between two reads.
    case pressAndGiveWay(EditKey)
    /// The mouse is used, and the read is to end: for something else, or as by Enter.
    case pointAndEnd([PointerEvent])
    /// What was printed is to be printed anew, in its place.
    case pressAndRewrite(EditKey)
  }

  let isLive = true
  let edits: AsyncStream<EditEvent>
  private let edit: AsyncStream<EditEvent>.Continuation
  private let shown: AsyncStream<Void>
  private let show: AsyncStream<Void>.Continuation
  private let prompted: AsyncStream<String>
  private let prompt: AsyncStream<String>.Continuation
  private let relaid: AsyncStream<[String]>
  private let relay: AsyncStream<[String]>.Continuation
  private let wanted: AsyncStream<LineInput>
  private let want: AsyncStream<LineInput>.Continuation
  private let written: AsyncStream<[String]>
  private let write: AsyncStream<[String]>.Continuation
  private let state: Mutex<State>

  private struct State {
    var steps: [Step]
    var typed = ""
    var below: [[String]] = []
    var drawn: [[String]] = []
    var questions = 0
  }

  init(_ steps: [Step]) {
    (edits, edit) = AsyncStream.makeStream(of: EditEvent.self)
    (shown, show) = AsyncStream.makeStream(of: Void.self)
    (prompted, prompt) = AsyncStream.makeStream(of: String.self)
    (relaid, relay) = AsyncStream.makeStream(of: [String].self)
    (wanted, want) = AsyncStream.makeStream(of: LineInput.self)
    (written, write) = AsyncStream.makeStream(of: [String].self)
    state = Mutex(State(steps: steps))
  }

  /// What stood below the prompt when each step was over.
  var below: [[String]] { state.withLock { $0.below } }

  /// How often the terminal was asked for its background.
  var questions: Int { state.withLock { $0.questions } }

  /// All that stood there, in order.
  var drawn: [[String]] { state.withLock { $0.drawn } }

  func read(prompt: Line) async -> LineInput {
    defer { edit.yield(.over) }
    while let step = state.withLock({ $0.steps.isEmpty ? nil : $0.steps.removeFirst() }) {
      switch step {
      case .type(let text, let wanted):
        state.withLock { $0.typed = text }
        await expect(after: [.changed(text)]) { $0.contains { $0.contains(wanted) } }
      case .press(let key, let wanted):
        await expect(after: [.key(key)]) { $0.contains { $0.contains(wanted) } }
      case .point(let events, let wanted):
        await expect(after: events.map(EditEvent.pointer)) { $0.contains { $0.contains(wanted) } }
      case .pressAndClear(let key): await expect(after: [.key(key)], \.isEmpty)
      case .pressInVain(let key): edit.yield(.key(key))
      case .cut: edit.yield(.cut)
      case .awaitPrompt(let wanted):
        for await shown in prompted where shown.contains(wanted) { break }
      case .enter(let line): return .line(line)
      case .resize(let resize):
        edit.yield(.resized(await resize()))
        await keep(relaid)
      case .answer(let background, let redraws):
        edit.yield(.background(background))
        if redraws { await keep(written) }
      case .until(let isSo): while await !isSo() { await Task.yield() }
      case .interrupt: return .interrupted
      case .pressAndGiveWay(let key):
        edit.yield(.key(key))
        for await ending in wanted { return ending }
      case .pointAndEnd(let events):
        for event in events { edit.yield(.pointer(event)) }
        for await ending in wanted { return ending }
      case .pressAndRewrite(let key):
        edit.yield(.key(key))
        await keep(written)
      }
    }
    return .end
  }

  func show(_ lines: [Line]) throws(OutputError) {}

  func setPrompt(_ prompt: Line) { self.prompt.yield(prompt.text) }

  func giveWay() { want.yield(.gaveWay) }

  func enter() { want.yield(.line(state.withLock(\.typed))) }

  func rewrite(_ lines: [Line], over rows: Int) { write.yield(lines.map(\.text)) }

  func askBackground() { state.withLock { $0.questions += 1 } }

  func redraw(_ lines: [Line]) {
    relay.yield(lines.map(\.text))
  }

  func setBelow(_ lines: [Line]) {
    state.withLock { $0.drawn.append(lines.map(\.text)) }
    show.yield()
  }

  /// Waits for lines that are drawn.
  private func keep(_ drawn: AsyncStream<[String]>) async {
    for await lines in drawn {
      return state.withLock { $0.below.append(lines) }
    }
  }

  /// Does something, and waits for lines below the prompt that came after it.
  private func expect(
    after events: [EditEvent], _ isWanted: @Sendable ([String]) -> Bool
  ) async {
    let start = state.withLock { $0.drawn.count }
    for event in events { edit.yield(event) }
    var iterator = shown.makeAsyncIterator()
    while true {
      let lines = state.withLock { state in
        let lines = state.drawn.dropFirst(start).first(where: isWanted)
        if let lines { state.below.append(lines) }
        return lines
      }
      if lines != nil { return }
      guard await iterator.next() != nil else { return }
    }
  }
}
