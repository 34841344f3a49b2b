import Domain
import Synchronization
import Terminal
import TextUI
import Viper

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
    /// Several lines are pasted.
    case paste([String])
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

    @MainActor
    static func resized(_ console: MemoryConsole, columns: Int, rows: Int) -> Step {
      .resize {
        console.size = Size(columns: columns, rows: rows)
        return console.size
      }
    }
  }

  let isLive = true
  let (edits, edit) = AsyncStream.makeStream(of: EditEvent.self)
  private let (shown, show) = AsyncStream.makeStream(of: Void.self)
  private let (prompted, prompt) = AsyncStream.makeStream(of: String.self)
  private let (relaid, relay) = AsyncStream.makeStream(of: [String].self)
  private let (wanted, want) = AsyncStream.makeStream(of: LineInput.self)
  private let (written, write) = AsyncStream.makeStream(of: [String].self)
  private let state: Mutex<State>

  private struct State {
    var steps: [Step]
    var typed = ""
    var below: [[String]] = []
    var drawn: [[String]] = []
    var questions = 0
  }

  init(_ steps: [Step]) {
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
        await expect(wanted, after: [.changed(text)])
      case .press(let key, let wanted): await expect(wanted, after: [.key(key)])
      case .point(let events, let wanted): await expect(wanted, after: events.map { .pointer($0) })
      case .pressAndClear(let key): await expect(nil, after: [.key(key)])
      case .pressInVain(let key): edit.yield(.key(key))
      case .cut: edit.yield(.cut)
      case .awaitPrompt(let wanted):
        for await shown in prompted where shown.contains(wanted) { break }
      case .enter(let line): return .line(line)
      case .paste(let lines): return .lines(lines)
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

  func ask(_ request: LineRequest) {
    switch request {
    case .prompt(let line): prompt.yield(line.text)
    case .hint(let line): if let line { prompt.yield(line.text) }
    case .giveWay, .discard: want.yield(.gaveWay)
    case .enter: want.yield(.line(state.withLock(\.typed)))
    case .print(let lines, let rows): if rows > 0 { write.yield(lines.map(\.text)) }
    case .background: state.withLock { $0.questions += 1 }
    case .redraw(let lines): relay.yield(lines.map(\.text))
    case .below(let lines):
      state.withLock { $0.drawn.append(lines.map(\.text)) }
      show.yield()
    case .banner, .pointer: break
    }
  }

  /// Waits for lines that are drawn.
  private func keep(_ drawn: AsyncStream<[String]>) async {
    for await lines in drawn {
      return state.withLock { $0.below.append(lines) }
    }
  }

  /// Does something, and waits for a text below the prompt that came after it; nil for nothing there.
  private func expect(_ wanted: String?, after events: [EditEvent]) async {
    let isWanted = { (lines: [String]) in
      wanted.map { wanted in lines.contains { $0.contains(wanted) } } ?? lines.isEmpty
    }
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

/// A session on a terminal, and what came of the keys that were pressed in it.
@MainActor
struct LiveRun {
  let world: World
  let reader: LiveReader

  init(_ steps: LiveReader.Step...) async throws {
    try await self.init(MemoryConsole(isInteractive: true), steps)
  }

  init(_ size: Size, _ steps: LiveReader.Step...) async throws {
    try await self.init(size, steps)
  }

  init(_ size: Size, _ steps: [LiveReader.Step]) async throws {
    try await self.init(MemoryConsole(size: size, isInteractive: true), steps)
  }

  init(
    _ console: MemoryConsole, opening path: [Destination] = [], _ steps: [LiveReader.Step]
  ) async throws {
    world = try World(console: console)
    reader = LiveReader(steps)
    _ = await world.run(reader, opening: path)
  }

  var lines: [String] { world.console.lines }
  var path: [Destination] { world.navigator.path }
  /// What stood below the prompt when each step was over.
  var below: [[String]] { reader.below }
}

/// A person who types what a test says when it says so, and whose screen the test can wait for.
final class PatientReader: LineReading {
  let isLive: Bool
  private let (lines, line) = AsyncStream.makeStream(of: String.self)
  private let (banners, banner) = AsyncStream.makeStream(of: String?.self)
  private let (shows, didShow) = AsyncStream.makeStream(of: [String].self)
  private let (reads, didRead) = AsyncStream.makeStream(of: Int.self)
  private let state = Mutex((reads: 0, shown: [String]()))

  /// - Parameter lines: what is typed first, one line a read.
  init(_ lines: String..., isLive: Bool = false) {
    self.isLive = isLive
    for text in lines { line.yield(text) }
  }

  func enter(_ text: String) { line.yield(text) }

  /// After what was typed the input ends.
  func end() { line.finish() }

  func read(prompt: Line) async -> LineInput {
    didRead.yield(
      state.withLock { state in
        state.reads += 1
        return state.reads
      })
    for await line in lines { return .line(line) }
    return .end
  }

  func ask(_ request: LineRequest) {
    switch request {
    case .banner(let line): banner.yield(line?.text)
    case .print(let lines, _):
      let texts = lines.map(\.text)
      state.withLock { $0.shown += texts }
      didShow.yield(texts)
    default: break
    }
  }

  /// How many reads have begun.
  var count: Int { state.withLock { $0.reads } }

  /// What was shown above the prompt.
  var shown: [String] { state.withLock { $0.shown } }

  func waitForRead(_ number: Int) async {
    for await read in reads where read == number { return }
  }

  /// Waits for lines above the prompt.
  func waitForShow() async -> [String] {
    for await lines in shows { return lines }
    return []
  }

  /// Waits for a banner; nil is none.
  func expect(_ text: String?) async {
    for await shown in banners where shown == text { return }
  }
}

/// Reads the lines of a script, then ends.
actor ScriptedReader: LineReading {
  private var inputs: [LineInput]
  private(set) var prompts: [String] = []
  private let show: @MainActor (_ prompt: Line, _ line: String) -> Void
  private let atEnd: @Sendable () async -> Void

  /// - Parameters:
  ///   - show: shows what is typed at a prompt.
  ///   - atEnd: what is done when all was read, before the input ends.
  init(
    _ inputs: [LineInput],
    show: @escaping @MainActor (_ prompt: Line, _ line: String) -> Void = { _, _ in },
    atEnd: @escaping @Sendable () async -> Void = {}
  ) {
    self.inputs = inputs
    self.show = show
    self.atEnd = atEnd
  }

  func read(prompt: Line) async -> LineInput {
    prompts.append(prompt.text)
    guard !inputs.isEmpty else {
      await atEnd()
      return .end
    }
    let input = inputs.removeFirst()
    if case .line(let line) = input { await show(prompt, line) }
    return input
  }
}
