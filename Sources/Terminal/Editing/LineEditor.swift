import CEditLine
import CTerminal
import Glibc
import TextUI

/// One libedit editor; not for more than one thread.
///
/// libedit calls back into this object while `read` is under way: for each key (`LineEditor+Keys`),
/// for Tab and pastes (`LineEditor+Functions`). What others want meanwhile comes through the mailbox
/// (`LineEditor+Events`); what a line being typed leads to, goes out before the editor waits
/// (`LineEditor+Below`).
final class LineEditor {
  let handle: OpaquePointer
  let history: OpaquePointer
  let options: EditLineReader.Options
  let mailbox: Mailbox
  let edits: EditQueue
  let output: Output
  /// How lines look, as this thread last saw it.
  private(set) var ansi: ANSIText
  /// The terminal, opened once more so as not to block: a Ctrl-C throws away what a poll has just
  /// promised, and a read that blocks then would miss it. (stdin itself is shared with the shell.)
  let input: Int32
  /// Whether the terminal has cursor movement and colours ("dumb" has not).
  let isCapable: Bool
  /// Whether the terminal may be told to show a drawing only when it is done (mode 2026, Synchronized
  /// Output): what draws over its rows knows it or ignores it; the Linux console is not known to.
  private let isSynchronized: Bool

  var keys = KeyBuffer()
  var pointer = PointerTracker()
  var size: Size
  /// The text of a paste that its key is to insert.
  var pasted: String?
  /// Set where a read is to end without a line.
  var outcome: LineInput?
  /// Whether libedit has a prompt on the screen.
  var isEditing = false
  var prompt = Line()
  private var newest: String?
  private(set) var shownPrompt = Line()
  /// The banner as it was last asked for, and as it is on the screen: cut to a row.
  var wantedBanner: Line?
  var shownBanner: Line?
  /// What is on the screen below the line, and whether libedit may have drawn over it.
  var shownBelow: ShownBelow?
  var isBelowDamaged = false
  /// The last rows above the banner, where that is known, and all of them are in the window.
  var shownAbove: [Line]?
  /// Whether the terminal holds back what is drawn.
  private var isDrawing = false
  /// How the line read when that was last told.
  var reportedLine = ""
  /// The line as the history had it; what is typed then differs from it.
  var recalled: [Unicode.Scalar]?
  /// Whether libedit is busy with a key that brings a line from the history.
  var isRecalling = false
  /// What libedit is given of the prompt; it keeps no copy.
  private(set) var promptBytes: UnsafeMutablePointer<CChar>?

  /// Nil where libedit can't be set up (no memory).
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
    // A terminal that is not in the database is one of this time, not a printer.
    if !isDumb, !Self.clearsRows(handle) { catalejo_el_terminal(handle, "xterm") }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    var opened = open("/proc/self/fd/0", flags)
    if opened < 0 { opened = open("/dev/tty", flags) }
    input = opened < 0 ? STDIN_FILENO : opened
    isCapable = !isDumb && Self.clearsRows(handle)
    isSynchronized = isCapable && environment["TERM"] != "linux"
    ansi = options.look(isCapable: isCapable)
    size = Self.currentSize()
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
    free(promptBytes)
    if input != STDIN_FILENO { close(input) }
  }

  /// Reads a line; blocks until there is one.
  func read(prompt: Line) -> LineInput {
    self.prompt = prompt
    outcome = nil
    reportedLine = ""
    (recalled, isRecalling) = (nil, false)
    shownAbove = nil
    handleEvents()
    setPrompt()
    if let outcome { return outcome }
    catalejo_guard_settle()
    catalejo_guard_hold()
    catalejo_guard_begin(isCapable ? 1 : 0)
    // Before the prompt is seen: libedit itself does it after, and a Ctrl-D that comes between is
    // lost. Before the modes are on: in the background this stops the program, and if it then dies
    // there, nothing switches them off.
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
    if shownBelow != nil { print(Self.eraseDown) }
    forgetBelow()
    draw("", isLast: true)
    shownBanner = nil
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

  /// Makes a line the newest entry; answers false where it is that already.
  func remember(_ line: String) -> Bool {
    guard line != newest else { return false }
    newest = line
    catalejo_history_enter(history, line)
    return true
  }

  /// Takes over the palette in use; answers whether it is another than before.
  func adoptPalette() -> Bool {
    let newest = options.look(isCapable: isCapable)
    defer { ansi = newest }
    return newest != ansi
  }

  /// Fits the prompt to the window and hands it to libedit.
  func setPrompt() {
    shownPrompt = PromptText.fitted(prompt, columns: size.columns)
    let bytes = strdup(PromptText.marked(shownPrompt, palette: ansi.palette))
    free(promptBytes)
    promptBytes = bytes
  }

  /// Switches on what the terminal is to do while a line is read, or all of it off.
  ///
  /// Bracketed paste (xterm, ctlseqs): the terminal marks what is pasted.
  func setModes(_ isOn: Bool) {
    if isCapable { print("\u{1B}[?2004\(isOn ? "h" : "l")") }
    setPointerMode(isOn && mailbox.requests.reportsPointer)
  }

  /// Writes to the terminal; where that is gone, the next read says so.
  func print(_ text: String) {
    try? output.write(text)
  }

  /// Writes what changes the window; all since the last drawing is to be seen at once, with the last
  /// of it.
  func draw(_ text: String, isLast: Bool = false) {
    guard isSynchronized else { return print(text) }
    guard isDrawing || !text.isEmpty else { return }
    // Before it begins, and after it is over: a signal may come in between.
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

/// The libedit this program was built with.
package enum LineEditorVersion {
  package static let current = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
