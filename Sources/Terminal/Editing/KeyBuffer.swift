import TextUI

/// The bytes a terminal sent, as keys.
struct KeyBuffer {
  enum Key: Hashable {
    case scalar(Unicode.Scalar)
    /// A key that is taken as a whole.
    case special(EditKey)
    /// The start of a bracketed paste (xterm's `ESC [ 200 ~`); its text follows as bytes.
    case paste
    /// What was done with the mouse.
    case pointer(PointerReport)
    /// What the terminal says of its background.
    case background(TerminalBackground)
    /// What is there may be the beginning of something longer.
    case partial
    /// Nothing is there.
    case none
  }

  private static let pasteStart = Array("\u{1B}[200~".utf8)

  /// The start of a report in xterm's first form, of three more bytes: a terminal that knows no
  /// other is not listened to.
  private static let oldReport = Array("\u{1B}[M".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  /// Where a key ends that is handed out scalar by scalar.
  private var keyEnd = 0
  /// Reads the report of the mouse that was begun; nil where none was.
  private var report: PointerReader?

  /// What of a sequence was handed out scalar by scalar; its end is no key of its own.
  private var sequence = Sequence.none

  private enum Sequence {
    case none, escape, short, long

    /// What it is after one more of it (ECMA-48, 5.4).
    func after(_ scalar: Unicode.Scalar) -> Sequence {
      if scalar == "\u{1B}" { return .escape }
      switch self {
      case .escape where scalar == "[": return .long
      case .escape where scalar == "O": return .short
      case .long where !(0x40...0x7E).contains(scalar.value): return .long
      case .none, .escape, .short, .long: return .none
      }
    }
  }

  /// Whether the terminal was asked to report its mouse: then what may be the beginning of a report
  /// is awaited however long that takes. (It is none of a key that libedit would not wait for.)
  var awaitsReports = false

  /// Whether the terminal was asked for its background and has not answered: then what may be the
  /// beginning of the answer is awaited likewise.
  var awaitsBackground = false

  /// Reads the answer about the background that was begun; nil where none was.
  private var answer: BackgroundReader?

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the scalar handed out last is of a key that has more of them.
  var isInsideKey: Bool { start < keyEnd }

  /// Puts back what was typed already, before all else.
  mutating func putBack(_ text: String) {
    bytes.insert(contentsOf: text.utf8, at: start)
  }

  mutating func append(_ block: some Collection<UInt8>) {
    bytes.append(contentsOf: block)
  }

  mutating func removeAll() {
    clear()
    sequence = .none
    report = nil
    answer = nil
  }

  private mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
    keyEnd = 0
  }

  /// The next byte, for the text of a paste.
  mutating func byte() -> UInt8? {
    guard start < bytes.count else { return nil }
    defer { advance(by: 1) }
    return bytes[start]
  }

  /// The next key; what is not UTF-8 and C1 controls, which no key sends, are left out.
  ///
  /// `isFinal` says that nothing more came in time: then a part stands for itself. What
  /// `isCaptured` does not want of the special keys comes scalar by scalar, as it was sent.
  mutating func next(isFinal: Bool, isCaptured: (EditKey) -> Bool = { _ in false }) -> Key {
    while start < bytes.count {
      if report != nil {
        if let report = nextOfReport() { return .pointer(report) }
        continue
      }
      if answer != nil {
        guard let key = nextOfAnswer() else { continue }
        return key
      }
      let rest = bytes[start...]
      if rest.starts(with: TerminalBackground.answerStart) {
        advance(by: TerminalBackground.answerStart.count)
        answer = BackgroundReader()
        continue
      }
      // Esc alone is a key.
      if awaitsBackground, rest.count > 1, TerminalBackground.answerStart.starts(with: rest) {
        return .partial
      }
      if rest.starts(with: PointerReport.start) {
        advance(by: PointerReport.start.count)
        report = PointerReader()
        continue
      }
      if awaitsReports {
        if rest.elementsEqual(PointerReport.start.dropLast()) { return .partial }
        if rest.starts(with: Self.oldReport) {
          guard rest.count >= Self.oldReport.count + 3 else { return .partial }
          advance(by: Self.oldReport.count + 3)
          continue
        }
      }
      if rest.starts(with: Self.pasteStart) {
        advance(by: Self.pasteStart.count)
        return .paste
      }
      if !isFinal, Self.pasteStart.starts(with: rest) { return .partial }
      switch KeySequence(rest, isFinal: isFinal) {
      case .key(let key, let length) where isCaptured(key):
        advance(by: length)
        return .special(key)
      case .partial: return .partial
      case .key(_, let length): keyEnd = max(keyEnd, start + length)
      case .other: break
      }
      let length = Self.length(of: rest[start])
      if !isFinal, rest.count < length, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) {
        return .partial
      }
      let scalar = Self.scalar(rest.prefix(length))
      advance(by: scalar == nil ? 1 : length)
      guard let scalar, !(0x80...0x9F).contains(scalar.value) else { continue }
      let key = EditKey.character(Character(scalar))
      // Enter and the space bar are keys, too.
      let isKey = (0x20...0x7E).contains(scalar.value) || ["\r", "\n"].contains(scalar)
      if sequence == .none, isKey, isCaptured(key) {
        return .special(key)
      }
      sequence = sequence.after(scalar)
      return .scalar(scalar)
    }
    return .none
  }

  /// Takes the next byte of the report that was begun; nil where it is not done, or of no use.
  private mutating func nextOfReport() -> PointerReport? {
    switch report?.take(bytes[start]) {
    case .more?:
      advance(by: 1)
      return nil
    case .done(let read)?:
      advance(by: 1)
      report = nil
      return read
    case .broken?, nil:
      report = nil
      return nil
    }
  }

  /// Takes what is there of the answer that was begun; nil where what comes after it is next.
  private mutating func nextOfAnswer() -> Key? {
    switch answer?.take(bytes[start...]) {
    case .more(0)?: return .partial
    case .more(let count)?:
      advance(by: count)
      return nil
    case .done(let count, let background)?:
      advance(by: count)
      (answer, awaitsBackground) = (nil, false)
      return background.map(Key.background)
    case .broken?, nil:
      answer = nil
      return nil
    }
  }

  private mutating func advance(by count: Int) {
    start += count
    if start == bytes.count { clear() }
  }

  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.unicodeScalars.first
  }
}
