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
    /// The terminal says in which row of the window its cursor is, from 0.
    case position(row: Int)
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
  /// What came of a report of the mouse after its start; nil where none was begun.
  private var report: [UInt8]?
  /// What came of the answer about the background after its start; nil where none was begun.
  private var answer: [UInt8]?

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

  /// Whether the terminal was asked where its cursor is and has not answered: what may be the
  /// beginning of the answer is awaited likewise.
  var awaitsPosition = false

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
      if let report {
        guard let key = nextOfReport(report) else { continue }
        return key
      }
      if let answer {
        guard let key = nextOfAnswer(answer) else { continue }
        return key
      }
      let rest = bytes[start...]
      if rest.starts(with: TerminalBackground.answerStart) {
        advance(by: TerminalBackground.answerStart.count)
        answer = []
        continue
      }
      // Esc alone is a key.
      if awaitsBackground, rest.count > 1, TerminalBackground.answerStart.starts(with: rest) {
        return .partial
      }
      if rest.starts(with: PointerReport.start) {
        advance(by: PointerReport.start.count)
        report = []
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
      if awaitsPosition {
        switch CursorReport(rest) {
        case .row(let row, let length):
          awaitsPosition = false
          advance(by: length)
          return .position(row: row)
        case .partial: return .partial
        case .other: break
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

  /// Takes the next byte of the report that was begun (ECMA-48, 5.4); nil where it is not done, or of
  /// no use.
  ///
  /// However long it takes and whatever it holds, all of it is taken: none of it may be typed.
  private mutating func nextOfReport(_ parameters: [UInt8]) -> Key? {
    let byte = bytes[start]
    switch byte {
    case 0x20...0x3F:
      // One more than is believed tells that it is too long.
      if parameters.count <= PointerReport.longest { report?.append(byte) }
      advance(by: 1)
      return nil
    case 0x40...0x7E:
      report = nil
      advance(by: 1)
      return PointerReport(parameters, last: byte).map(Key.pointer)
    default:
      // None of a control sequence's: something else begins with it.
      report = nil
      return nil
    }
  }

  /// Takes what comes next of the answer that was begun, all of it likewise; nil where it is not done,
  /// or of no use.
  ///
  /// It ends with BEL, or with Esc and a backslash (ECMA-48, 8.3.143: ST); no control is in it.
  private mutating func nextOfAnswer(_ color: [UInt8]) -> Key? {
    let byte = bytes[start]
    switch (byte, bytes[start...].dropFirst().first) {
    case (0x1B, nil): return .partial
    case (0x07, _), (0x1B, UInt8(ascii: "\\")?):
      advance(by: byte == 0x07 ? 1 : 2)
      (answer, awaitsBackground) = (nil, false)
      return TerminalBackground(color: color).map(Key.background)
    case (..<0x20, _), (0x7F, _): answer = nil
    default:
      if color.count <= TerminalBackground.longestColor { answer?.append(byte) }
      advance(by: 1)
    }
    return nil
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

/// What a terminal answers when it is asked where its cursor is (ECMA-48, 8.3.14: CPR).
///
/// Some send Shift-F3 so: who reads this has asked.
enum CursorReport: Hashable {
  /// The window's row, from 0, and how many bytes the answer is.
  case row(Int, length: Int)
  /// What is there may be the beginning of one.
  case partial
  case other

  static let question = "\u{1B}[6n"

  /// The largest window that is believed.
  private static let rows = 1...10_000

  /// What some bytes start with.
  init(_ bytes: ArraySlice<UInt8>) {
    self = .other
    guard bytes.starts(with: "\u{1B}[".utf8) else { return }
    let parameters = bytes.dropFirst(2).prefix { (0x30...0x3B).contains($0) }
    // Two numbers of a window are no longer.
    guard parameters.count <= 11 else { return }
    guard let last = bytes.dropFirst(2 + parameters.count).first else {
      self = .partial
      return
    }
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0) }
    guard last == UInt8(ascii: "R"), numbers.count == 2, let row = numbers[0],
      Self.rows.contains(row)
    else { return }
    self = .row(row - 1, length: parameters.count + 3)
  }
}

/// What terminals send for the keys that can be handed over (xterm, ctlseqs: PC-style function keys,
/// with and without application cursor keys).
enum KeySequence: Hashable {
  /// A key, and how many bytes it is.
  case key(EditKey, Int)
  /// What is there may be the beginning of one.
  case partial
  case other

  private static let escape: UInt8 = 0x1B

  private static let all: [(bytes: [UInt8], key: EditKey)] =
    [
      ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left),
      ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left),
      ("[5~", .pageUp), ("[6~", .pageDown),
    ].map { ([escape] + Array($0.utf8), $1) }

  /// What some bytes start with; `isFinal` says that nothing more came in time.
  ///
  /// Esc is a key of its own where nothing comes after it in time, or another Esc.
  init(_ bytes: ArraySlice<UInt8>, isFinal: Bool) {
    self = .other
    if bytes.first == 0x09 { self = .key(.tab, 1) }
    guard bytes.first == Self.escape else { return }
    if let found = Self.all.first(where: { bytes.starts(with: $0.bytes) }) {
      self = .key(found.key, found.bytes.count)
    } else if !isFinal, Self.all.contains(where: { $0.bytes.starts(with: bytes) }) {
      self = .partial
    } else if bytes.count == 1 || bytes.dropFirst().first == Self.escape {
      self = .key(.escape, 1)
    }
  }
}
