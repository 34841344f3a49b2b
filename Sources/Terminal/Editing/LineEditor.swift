import CEditLine
import CTerminal
import Platform
import TextUI

/// A libedit editor, for one thread.
///
/// During a read libedit calls back into this object: for each key (`LineEditor+Keys`), for Tab and pastes
/// (`LineEditor+Functions`). The requests of other threads come through the mailbox
/// (`LineEditor+Events`). Before the editor waits, it tells how the line reads, and draws the rows below
/// it (`LineEditor+Below`).
final class LineEditor {
  let handle: OpaquePointer
  let history: OpaquePointer
  let options: EditLineReader.Options
  let mailbox: Mailbox
  let edits: EditQueue
  let output: Output
  /// The look of lines, as this thread last read it.
  private(set) var ansi: ANSIText
  /// The terminal, opened once more so that reads do not block.
  ///
  /// Ctrl-C throws away the bytes that `poll` has just announced, and a read that blocks then would miss
  /// it. (The shell shares standard input itself.)
  let input: FileDescriptor
  /// Whether the terminal can move its cursor and erase rows ("dumb" can't).
  let isCapable: Bool
  /// Whether the terminal may be told to show a drawing only when it is done (mode 2026, Synchronized
  /// Output).
  ///
  /// Terminals that can draw over rows know the mode or ignore it; the Linux console may do neither.
  private let isSynchronized: Bool

  var keys = KeyBuffer()
  var pointer = PointerTracker()
  /// The rows that are in the window now.
  var frame: EditFrame
  /// The text of a paste that its key is to insert.
  var pasted: String?
  /// The result of a read that is to end without a line.
  var outcome: LineInput?
  /// Whether libedit has a prompt on the screen.
  var isEditing = false
  var prompt = Line()
  /// The prompt or the hint that libedit has, as it was asked for.
  private var shownPrompt = Line()
  private var newest: String?
  /// Whether the terminal holds back what is drawn.
  private var isDrawing = false
  /// The candidates that Tab listed last in this line, and how it read then.
  var listed: (line: String, list: [Line])?
  /// The text of the line that was last told.
  var reportedLine = ""
  /// The line that came from the history, until it is changed.
  var recalled: [Unicode.Scalar]?
  /// Whether libedit handles a key that brings a line from the history.
  var isRecalling = false
  /// The prompt that libedit has; it keeps no copy.
  private(set) var promptBytes = UnsafeMutableBufferPointer<CChar>(start: nil, count: 0)

  /// Sets libedit up; makes `nil` if that fails (no memory).
  init?(
    _ options: EditLineReader.Options, entries: [String], mailbox: Mailbox, edits: EditQueue,
    output: Output
  ) {
    guard let history = history_init() else { return nil }
    guard let handle = catalejo_el_init(options.name) else {
      history_end(history)
      return nil
    }
    self.handle = handle
    self.history = history
    self.options = options
    self.mailbox = mailbox
    self.edits = edits
    self.output = output
    let environment = Environment.current()
    let isDumb = TerminalDescription.isDumb(environment) || options.isPlain
    if options.isPlain { catalejo_el_terminal(handle, "dumb") }
    // A terminal that the database does not have is a new one, not a printer.
    if !isDumb, !Self.clearsRows(handle) { catalejo_el_terminal(handle, "xterm") }
    let modes: FileDescriptor.OpenOptions = [.nonBlocking, .noControllingTerminal]
    let again = try? FileDescriptor.open("/proc/self/fd/0", modes)
    input = again ?? (try? FileDescriptor.controllingTerminal(modes)) ?? .standardInput
    isCapable = !isDumb && Self.clearsRows(handle)
    isSynchronized = isCapable && environment["TERM"] != "linux"
    ansi = options.look(isCapable: isCapable)
    frame = EditFrame(size: Self.currentSize())
    newest = entries.last
    catalejo_history_size(history, Int32(HistoryFile.usualLimit))
    catalejo_history_unique(history, 1)
    for entry in entries { catalejo_history_enter(history, entry) }
    keys.putBack(options.typed)
    setUp()
  }

  deinit {
    el_end(handle)
    history_end(history)
    promptBytes.deallocate()
    if input != .standardInput { input.close() }
  }

  /// Reads a line; blocks until there is one.
  func read(prompt: Line) -> LineInput {
    self.prompt = prompt
    (outcome, listed) = (nil, nil)
    reportedLine = ""
    (recalled, isRecalling) = (nil, false)
    frame.above = nil
    handleEvents()
    setPrompt()
    if let outcome { return outcome }
    catalejo_guard_settle()
    catalejo_guard_hold()
    catalejo_guard_begin(isCapable ? 1 : 0)
    // It comes before the prompt: libedit makes the terminal raw after it, and a Ctrl-D in between would
    // be lost. It comes before the modes: in the background it stops the program, and if the program then
    // dies, nothing switches modes off.
    catalejo_el_raw(handle, 1)
    setModes(true)
    print(nextBanner())
    catalejo_guard_release()
    isEditing = true
    askBackground()
    var count: Int32 = 0
    let line = el_gets(handle, &count).map { String(cString: $0) }
    if options.leavesNothing, outcome == nil { erase() }
    isEditing = false
    if outcome != nil || line == nil { el_reset(handle) }
    catalejo_guard_hold()
    catalejo_guard_hush()
    // The cursor is after the line.
    if !frame.below.isEmpty { print(CSI.eraseDown) }
    forgetRows()
    draw("", isLast: true)
    frame.banner = nil
    setModes(false)
    catalejo_guard_end()
    catalejo_guard_release()
    if let outcome { return outcome }
    guard let line else {
      if !options.leavesNothing { print("\n") }
      return .end
    }
    let text = line.hasSuffix("\n") ? String(line.dropLast()) : line
    return text.utf8.count > EditLineReader.longestLine ? .tooLong : .line(text)
  }

  /// Makes a line the newest entry of the history.
  ///
  /// - Returns: false if it is that already.
  func remember(_ line: String) -> Bool {
    guard line != newest else { return false }
    newest = line
    catalejo_history_enter(history, line)
    return true
  }

  /// Takes over the palette in use.
  ///
  /// - Returns: whether it has changed.
  func adoptPalette() -> Bool {
    let newest = options.look(isCapable: isCapable)
    defer { ansi = newest }
    return newest != ansi
  }

  /// The hint while nothing is typed, if there is one; otherwise the prompt.
  private var wantedPrompt: Line {
    (typed.scalars.isEmpty ? mailbox.requests.hint : nil) ?? prompt
  }

  /// Whether libedit has another prompt than the one that is wanted now.
  var isPromptOutdated: Bool { shownPrompt != wantedPrompt }

  /// Fits the prompt or the hint to the window and hands it to libedit.
  func setPrompt() {
    shownPrompt = wantedPrompt
    frame.prompt = PromptText.fitted(shownPrompt, columns: frame.size.columns)
    let bytes = PromptText.marked(frame.prompt, palette: ansi.palette).utf8CString
    promptBytes.deallocate()
    promptBytes = .allocate(capacity: bytes.count)
    _ = promptBytes.initialize(from: bytes)
  }

  /// Switches the terminal's modes for reading a line on or off.
  ///
  /// With bracketed paste (xterm, ctlseqs) the terminal marks pasted text.
  func setModes(_ isOn: Bool) {
    if isCapable { print("\u{1B}[?2004\(isOn ? "h" : "l")") }
    setPointerMode(isOn && mailbox.requests.reportsPointer)
  }

  /// Writes to the terminal; if the terminal is gone, the next read reports it.
  func print(_ text: String) {
    try? output.write(text)
  }

  /// Writes bytes that change the window; the terminal shows them together, after the last of them.
  ///
  /// - Parameters:
  ///   - text: the bytes.
  ///   - isLast: whether the terminal shows what was drawn so far.
  func draw(_ text: String, isLast: Bool = false) {
    guard isSynchronized else { return print(text) }
    guard isDrawing || !text.isEmpty else { return }
    // The handler is told before a drawing begins, and after it ends: a signal may come in between.
    catalejo_guard_drawing(1)
    print((isDrawing ? "" : "\u{1B}[?2026h") + text + (isLast ? "\u{1B}[?2026l" : ""))
    isDrawing = !isLast
    if isLast { catalejo_guard_drawing(0) }
  }

  static func currentSize() -> Size { TerminalDescription.size(environment: Environment.current()) }

  private static func clearsRows(_ handle: OpaquePointer) -> Bool {
    var capability = Array("ce".utf8CString)
    return catalejo_el_knows(handle, &capability) == 1
  }
}

/// The version of libedit that the program was built with.
package enum LineEditorVersion {
  package static let current = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
