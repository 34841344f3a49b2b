import CEditLine
import CTerminal
import TextUI

extension LineEditor {
  /// The key that libedit gets for a paste.
  ///
  /// No keyboard sends this control, and emacs mode gives the key with Esc in its place (M-^]) no
  /// meaning.
  static let pasteKey: Unicode.Scalar = "\u{9D}"

  /// The key that libedit gets for a captured Esc, chosen like the one for a paste.
  ///
  /// It empties the line, and the next Up begins at the newest entry of the history.
  static let emptyingKey: Unicode.Scalar = "\u{9E}"

  /// Binds keys and callbacks; then `~/.editrc` may bind all keys anew, except those for a paste and Esc.
  func setUp() {
    catalejo_el_client(handle, Unmanaged.passUnretained(self).toOpaque())
    // Signals are handled in CTerminal: libedit's own handler draws and allocates.
    catalejo_el_signal(handle, 0)
    catalejo_el_prompt(
      handle, { LineEditor.of($0)?.promptBytes.baseAddress },
      CChar(bitPattern: PromptText.literal.asciiValue ?? 1))
    catalejo_el_getc(handle) { handle, key in
      guard let editor = LineEditor.of(handle), let key else { return 0 }
      return editor.nextKey(key)
    }
    catalejo_el_function_add(handle, "catalejo-complete", "Complete") { handle, _ in
      LineEditor.of(handle)?.complete() ?? UInt8(CC_ERROR)
    }
    catalejo_el_function_add(handle, "catalejo-paste", "Paste") { handle, _ in
      LineEditor.of(handle)?.insertPaste() ?? UInt8(CC_ERROR)
    }
    catalejo_el_history(handle, history)
    catalejo_el_editor(handle, "emacs")
    for (key, function) in Self.bindings { catalejo_el_bind(handle, key, function) }
    for key in Self.unused { catalejo_el_bind(handle, key, "ed-ignore") }
    el_source(handle, nil)
    // `bind -v` in that file clears the map. Sequences with Esc would take the command key from vi.
    if catalejo_el_is_vi(handle) == 1 {
      for (key, function) in Self.bindings where key.hasPrefix("^") {
        catalejo_el_bind(handle, key, function)
      }
    }
    for (key, function) in [("\\235", "catalejo-paste"), ("\\236", "ed-start-over")] {
      catalejo_el_bind(handle, key, function)
      catalejo_el_bind_alternative(handle, key, function)
    }
  }

  /// The keys that people expect, and that libedit does not bind by itself.
  private static let bindings = [
    ("^I", "catalejo-complete"), ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"),
    ("\\e[3~", "ed-delete-next-char"), ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
    ("\\eOH", "ed-move-to-beg"), ("\\eOF", "ed-move-to-end"),
    ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
  ]

  /// The keys that have no meaning here (xterm, ctlseqs: PC-style function keys, and those with a
  /// modifier).
  ///
  /// libedit would read each to its middle, and type the rest.
  private static let unused: [String] =
    ["\\e[2~", "\\e[5~", "\\e[6~"]
    + ["P", "Q", "R", "S"].map { "\\eO\($0)" }
    + [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { "\\e[\($0)~" }
    + [2, 3, 4, 6].flatMap { modifier in
      ["A", "B", "C", "D", "H", "F"].map { "\\e[1;\(modifier)\($0)" }
    } + ["\\e[1;5A", "\\e[1;5B", "\\e[Z"]

  private static func of(_ handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let client = catalejo_el_get_client(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(client).takeUnretainedValue()
  }

  private func insertPaste() -> UInt8 {
    guard let pasted, !pasted.isEmpty else { return UInt8(CC_NORM) }
    self.pasted = nil
    let kept = fitting(pasted)
    if kept.utf8.count < pasted.utf8.count { edits.post(.cut) }
    guard !kept.isEmpty else { return UInt8(CC_NORM) }
    return UInt8(el_insertstr(handle, kept) == 0 ? CC_REFRESH : CC_ERROR)
  }

  /// The start of a paste that leaves half of the window to the rows below.
  ///
  /// On a line without such rows, whose keys are libedit's, it is the whole paste.
  private func fitting(_ pasted: String) -> String {
    let (scalars, cursor) = typed
    let line = Self.text(scalars.prefix(cursor)) + pasted
    guard options.keepsRowsBelow(line) else { return pasted }
    let (size, end) = (frame.size, current.end)
    // After a full row the cursor would stand in the next one.
    let room = size.columns * max(1, size.rows / 2 - end.row) - end.column - 1
    return pasted.prefix(columns: max(0, room))
  }

  /// Completes the line at Tab.
  ///
  /// It inserts the only candidate, or the text that all candidates share; otherwise it lists them.
  private func complete() -> UInt8 {
    guard let source = options.completion else { return UInt8(CC_ERROR) }
    let (scalars, cursor) = typed
    let before = Self.text(scalars.prefix(cursor))
    let line = before + Self.text(scalars.dropFirst(cursor))
    guard let answer = ask(source, line, before.count) else { return UInt8(CC_NORM) }
    let candidates = answer.candidates.map { SafeText.clean($0.text) }
    let replaced = before.suffix(max(0, answer.replacing))
    let common = CandidateList.commonPrefix(of: candidates)
    if candidates.isEmpty { return UInt8(CC_ERROR) }
    let isAll = answer.unlisted == 0
    if candidates.count == 1, isAll {
      return replace(replaced, with: common + SafeText.clean(answer.suffix))
    }
    if answer.continues, isAll, common.count > replaced.count {
      return replace(replaced, with: common)
    }
    let list =
      options.isPlain
      ? [CandidateList.sentence(answer.candidates, unlisted: answer.unlisted)]
      : CandidateList.lines(answer.candidates, unlisted: answer.unlisted, size: frame.size)
    // A second Tab would add nothing to what stands there. Read aloud, it is said again.
    guard options.isPlain || listed?.line != line || listed?.list != list else {
      return UInt8(CC_NORM)
    }
    listed = (line, list)
    printAbove(list)
    edits.post(.listed(list))
    return UInt8(CC_NORM)
  }

  /// Replaces the text before the cursor; libedit counts scalars.
  private func replace(_ text: Substring, with new: String) -> UInt8 {
    el_deletestr(handle, Int32(text.unicodeScalars.count))
    return UInt8(el_insertstr(handle, new) == 0 ? CC_REFRESH : CC_ERROR)
  }

  /// How long keys wait for a completion; after that they go on without it.
  private static let completionTimeout = Duration.milliseconds(200)

  /// Waits for the completion of a line.
  ///
  /// - Returns: `nil` if the read ends first, or if a key comes that has waited for the time above.
  private func ask(
    _ source: @escaping Completion.Source, _ line: String, _ cursor: Int
  ) -> Completion? {
    _ = mailbox.take(\.completion, leaving: nil)
    let task = Task { [mailbox] in
      let answer = await source(line, cursor)
      mailbox.change { if !Task.isCancelled { $0.completion = answer } }
    }
    let end = ContinuousClock.now + Self.completionTimeout
    while outcome == nil {
      if let answer = mailbox.take(\.completion, leaving: nil) { return answer }
      let left = Int32(max(0, (end - .now) / .milliseconds(1)).rounded(.up))
      if left == 0, !keys.isEmpty { break }
      settle()
      fill(for: left > 0 ? left : -1)
    }
    // Its answer, if one comes, is ignored.
    task.cancel()
    return nil
  }
}
