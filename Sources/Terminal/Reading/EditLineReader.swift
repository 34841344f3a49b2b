import CTerminal
import Platform
import Synchronization
package import TextUI

/// Reads lines from a person at a terminal, who edits them with libedit.
///
/// The actor runs on a thread of its own, where libedit may block. Standard input and output have to be a
/// terminal (`TerminalDescription.isInteractive`). The terminal is raw during a read, does not echo until
/// the next one, and gets its settings back, whatever ends the program. SIGINT between two reads makes the
/// next one return `interrupted`. Making a reader sets the locale of the process, so make it early.
package actor EditLineReader: LineReading {
  package struct Options: Sendable {
    /// The name of the program in `~/.editrc` (`catalejo:bind …`).
    package var name = "catalejo"
    /// The file that keeps the history; `nil` for none.
    package var history: String?
    /// Whether a line may be brought back later: one with a secret must not.
    package var keeps: @Sendable (_ line: String) -> Bool = { _ in true }
    /// Whether such a line goes into that file now, or can be brought back in this session alone.
    package var stores: @Sendable () -> Bool = { true }
    /// The palette of prompts and printed lines; `nil` for no color.
    ///
    /// A change of it shows in the next line that is read, or in the next lines that are printed.
    package var palette: CurrentPalette?
    /// Whether lines are linear, and the terminal counts as one that can't draw over rows.
    package var isPlain = false
    /// Whether printed lines have their links.
    package var showsLinks = false
    /// The text that the first line begins with, as if it was typed.
    package var typed = ""
    /// Whether several pasted lines end a read as `lines` if nothing is typed; otherwise they become one.
    package var takesLines = false
    /// Whether a read that is over leaves nothing of itself on the terminal.
    package var leavesNothing = false
    /// The function that completes a line at Tab; it may take long.
    ///
    /// Ctrl-C ends the wait for it, and so does any other key after a moment; another Tab asks again.
    package var completion: Completion.Source?
    /// The function that says whether a key goes to `edits`, and not to libedit.
    ///
    /// The reader's thread calls it for each key that can be captured, with the line as it reads. A
    /// captured Esc also empties the line, and the next Up begins at the newest entry of the history. Up
    /// and Down stay libedit's on a line that came from the history and was not changed since.
    ///
    /// A lone Esc counts after 30 ms. A key that comes sooner makes one with it (Meta), as terminals send
    /// Alt, which is libedit's; Enter never does. A later key begins the empty line. In vi mode Esc leads
    /// to vi's commands on a line that has text, unless rows follow it.
    package var captures: @Sendable (_ key: EditKey, _ line: String) -> Bool = { _, _ in false }
    /// The function that says whether rows below a line follow it while it is typed, called like
    /// `captures`; a paste leaves room for them.
    package var keepsRowsBelow: @Sendable (_ line: String) -> Bool = { _ in false }

    package init() {}

    /// The look of lines now; a terminal that can't move its cursor gets no escape sequences.
    func look(isCapable: Bool) -> ANSIText {
      ANSIText(
        palette: isCapable ? palette?.value : nil, isPlain: isPlain,
        showsLinks: isCapable && showsLinks)
    }
  }

  private let executor: ThreadExecutor
  private let mailbox: Mailbox
  private let queue = EditQueue()
  private let options: Options
  private let output: Output
  private let past: HistoryFile?
  private let entries: [String]
  private let problem: Mutex<HistoryError?>
  private var editor: LineEditor?
  /// Whether a problem with the history was kept to be told: a session tells one.
  private var complained: Bool

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(_ options: Options) {
    SystemLocale.setUnicode()
    executor = ThreadExecutor()
    mailbox = Mailbox()
    self.options = options
    output = Output(1)
    past = options.history.map { HistoryFile(path: $0) }
    var entries: [String] = []
    var problem: HistoryError?
    do throws(HistoryError) {
      entries = try past?.load() ?? []
    } catch {
      problem = error
    }
    self.entries = entries
    self.problem = Mutex(problem)
    complained = problem != nil
    catalejo_guard_install(0, mailbox.wake.writeEnd.rawValue)
  }

  // The thread that used libedit's handle has to free it.
  isolated deinit {
    editor = nil
    queue.finish()
  }

  package func read(prompt: Line) async -> LineInput {
    let ticket = mailbox.begin()
    let input = await withTaskCancellationHandler {
      readLine(prompt)
    } onCancel: {
      mailbox.cancel(ticket)
    }
    mailbox.end(print: print)
    return input
  }

  private nonisolated func print(_ lines: [Line]) {
    // If the terminal fails, the session's next output reports it.
    try? output.write(options.look(isCapable: true).text(lines))
  }

  package nonisolated func ask(_ request: LineRequest) {
    mailbox.ask(request, print: print)
  }

  package nonisolated var isLive: Bool {
    !TerminalDescription.isDumb(Environment.current()) && !options.isPlain
  }

  /// The edits, of one queue for the reader's life: each of two consumers would miss the other's events.
  package nonisolated var edits: AsyncStream<EditEvent> {
    AsyncStream { [queue] in await queue.next() }
  }

  /// Returns the reason why the history is not kept, and does so once.
  package nonisolated func takeHistoryProblem() -> HistoryError? {
    problem.withLock { problem in
      defer { problem = nil }
      return problem
    }
  }

  private func readLine(_ prompt: Line) -> LineInput {
    defer { queue.post(.over) }
    if editor == nil {
      editor = LineEditor(options, entries: entries, mailbox: mailbox, edits: queue, output: output)
    }
    guard let editor else { return .end }
    let input = editor.read(prompt: prompt)
    switch input {
    case .line(let line): remember(line)
    case .lines(let lines): for line in lines { remember(line) }
    default: break
    }
    return input
  }

  private func remember(_ line: String) {
    guard HistoryFile.keeps(line), options.keeps(line), editor?.remember(line) == true else {
      return
    }
    guard options.stores() else { return }
    do throws(HistoryError) {
      try past?.append(line)
    } catch {
      if complained { return }
      complained = true
      problem.withLock { $0 = error }
    }
  }
}
