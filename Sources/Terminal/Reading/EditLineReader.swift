import CTerminal
import Glibc
import Synchronization
package import TextUI

/// Lines from a person at a terminal, edited with libedit.
///
/// The actor runs on a thread of its own, where libedit may block. For stdin and stdout that are a
/// terminal only (`TerminalDescription.isInteractive`). The terminal is raw while a read is
/// under way, silent until the next one, and restored by whatever ends the program; SIGINT between
/// reads makes the next one answer `interrupted`. Making a reader sets the locale of the process, so
/// make it early.
package actor EditLineReader: LineReading {
  package struct Options: Sendable {
    /// What `~/.editrc` calls the program (`catalejo:bind …`).
    package var name = "catalejo"
    /// The file that keeps the history; nil for none.
    package var history: String?
    /// Whether a line may be brought back later: one with a secret must not.
    package var keeps: @Sendable (_ line: String) -> Bool = { _ in true }
    /// Whether such a line goes into that file now, or can be brought back in this session alone.
    package var stores: @Sendable () -> Bool = { true }
    /// The palette of prompts and shown lines; nil for no colour.
    ///
    /// A change of it is seen in the next line that is read, or when something is shown before.
    package var palette: CurrentPalette?
    /// Whether lines are shown linear, and the terminal is taken for one that can't draw over what it
    /// shows.
    package var isPlain = false
    /// Whether links in shown lines are written.
    package var showsLinks = false
    /// What the first line begins with, as if it was typed.
    package var typed = ""
    /// Whether a read that is over leaves nothing of itself on the terminal.
    package var leavesNothing = false
    /// What Tab does; it may take its time.
    ///
    /// Ctrl-C gives up waiting, and so does, after a moment, any other key: another Tab asks anew.
    package var completion: Completion.Source?
    /// Whether a key goes to `edits` and not to libedit while the line reads so.
    ///
    /// Called on the reader's thread for each key that can be captured. A captured Esc empties the
    /// line too, and begins the way through the history anew. Up and Down stay libedit's on a line
    /// that came from the history and was not changed since.
    ///
    /// Esc is a key where 30 ms go by without another; what is typed later is typed on the emptied
    /// line. Nearer to it, it is one key with Esc (Meta) and libedit's, as terminals send Alt.
    package var captures: @Sendable (_ key: EditKey, _ line: String) -> Bool = { _, _ in false }

    package init() {}

    /// How lines look now; without cursor movement there are no escapes.
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
  /// Whether a problem with the history was kept for being told: one a session is enough.
  private var complained: Bool

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(_ options: Options) {
    UnicodeLocale.set()
    executor = ThreadExecutor()
    mailbox = Mailbox()
    self.options = options
    output = Output(STDOUT_FILENO)
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
    catalejo_guard_install(STDIN_FILENO, mailbox.wake.writeEnd)
  }

  // libedit's handle goes on the thread it was used on.
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
    // A terminal that fails shows at the session's next output.
    try? output.write(options.look(isCapable: true).text(lines))
  }

  package nonisolated func ask(_ request: LineRequest) {
    mailbox.ask(request, print: print)
  }

  package nonisolated var isLive: Bool {
    !TerminalDescription.isDumb(Environment.current()) && !options.isPlain
  }

  /// One queue for the reader's life: two that take from it at once each miss what the other has.
  package nonisolated var edits: AsyncStream<EditEvent> {
    AsyncStream { [queue] in await queue.next() }
  }

  /// Why the history is not kept, the first time it is asked after that was found out.
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
    if case .line(let line) = input { remember(line) }
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

/// The locale libedit needs to read and show UTF-8.
enum UnicodeLocale {
  /// Sets the locale of the environment, with UTF-8 in any case.
  ///
  /// Where it is missing or not UTF-8, characters are those of C.UTF-8. Numbers stay C's: nothing
  /// here prints them in C, and parsers in C expect a point.
  ///
  /// Not safe beside other threads that use the locale.
  static func set() {
    setlocale(LC_ALL, "")
    setlocale(LC_NUMERIC, "C")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }
}
