import TextUI

/// The bytes that a terminal sent, as keys.
struct KeyBuffer {
  enum Key: Hashable {
    case scalar(Unicode.Scalar)
    /// A key of several bytes, or another that was captured.
    case special(EditKey)
    /// A pasted text (xterm's bracketed paste), as its lines; there is at least one.
    case paste([String])
    /// A report of the mouse.
    case pointer(PointerReport)
    /// The terminal's answer about its background.
    case background(TerminalBackground)
    /// The terminal's answer about its cursor: the row of the window, from 0.
    case position(row: Int)
    /// The bytes may be the beginning of something longer.
    case partial
    /// There are no bytes.
    case none
  }

  /// A message that is taken whole, however long that takes and whatever it holds: none of it may be typed
  /// into the line.
  private enum Message {
    case background, report, paste

    /// The greatest number of bytes between start and end that is accepted; one more is kept, which tells
    /// that there are too many.
    var longest: Int {
      switch self {
      case .background: TerminalBackground.longestColor
      case .report: PointerReport.longest
      case .paste: EditLineReader.longestLine
      }
    }

    func holds(_ byte: UInt8) -> Bool {
      switch self {
      case .background: byte >= 0x20 && byte != 0x7F
      // ECMA-48, 5.4.
      case .report: (0x20...0x3F).contains(byte)
      case .paste: byte != 0x1B
      }
    }
  }

  private static let escape: UInt8 = 0x1B

  private static let starts: [(bytes: [UInt8], message: Message)] = [
    (TerminalBackground.answerStart, .background), (PointerReport.start, .report),
    (Array("\u{1B}[200~".utf8), .paste),
  ]
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The start of a mouse report in xterm's first form, which three more bytes follow.
  ///
  /// Such reports are left out: some terminals send no others.
  private static let oldReport = Array("\u{1B}[M".utf8)

  private var rest: ArraySlice<UInt8> = []
  /// The index where a key ends that is handed out scalar by scalar.
  private var keyEnd = 0
  /// The message that has begun, and its bytes after the start.
  private var message: Message?
  private var content: [UInt8] = []

  /// The state of the sequence that is handed out scalar by scalar: its last byte is no key of its own.
  private var sequence = Sequence.none

  private enum Sequence {
    case none, escape, short, long

    /// The state after one more scalar (ECMA-48, 5.4).
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

  /// Whether the terminal was asked to report its mouse.
  ///
  /// If so, the buffer waits for the rest of what may be a report, however long that takes. (libedit
  /// waits for the rest of the keys that begin alike, too.)
  var awaitsReports = false

  /// The number of answers about the background that may still come.
  ///
  /// While there are any, the buffer waits for the rest of what may be one.
  var awaitedBackgrounds = 0

  /// Whether the terminal was asked where its cursor is and has not answered.
  ///
  /// If so, the buffer waits for the rest of what may be the answer.
  var awaitsPosition = false

  var isEmpty: Bool { rest.isEmpty }

  /// Whether the scalar that was handed out last belongs to a key that has more scalars.
  var isInsideKey: Bool { rest.startIndex < keyEnd }

  /// Puts text back before all other bytes; a message that has begun is thrown away.
  mutating func putBack(_ text: String) {
    rest = ArraySlice(text.utf8) + rest
    keyEnd = 0
    (message, content) = (nil, [])
  }

  mutating func append(_ block: some Collection<UInt8>) {
    rest.append(contentsOf: block)
  }

  mutating func removeAll() {
    rest = []
    putBack("")
    sequence = .none
  }

  /// Takes the next key; it leaves out C1 controls, which no key sends, and bytes that are not UTF-8.
  ///
  /// - Parameters:
  ///   - isFinal: whether nothing more came in time: then a part stands for itself.
  ///   - isCaptured: says which special keys are taken whole. The others come scalar by scalar, as the
  ///     terminal sent them.
  mutating func next(isFinal: Bool, isCaptured: (EditKey) -> Bool = { _ in false }) -> Key {
    while let first = rest.first {
      if let message {
        guard let key = next(of: message) else { continue }
        return key
      }
      if first == Self.escape {
        if let (start, message) = Self.starts.first(where: { rest.starts(with: $0.bytes) }) {
          rest.removeFirst(start.count)
          self.message = message
          continue
        }
        if Self.starts.contains(where: {
          awaits($0.message, isFinal) && $0.bytes.starts(with: rest)
        }) {
          return .partial
        }
        if awaitsReports, rest.starts(with: Self.oldReport) {
          guard rest.count >= Self.oldReport.count + 3 else { return .partial }
          rest.removeFirst(Self.oldReport.count + 3)
          continue
        }
        if awaitsPosition {
          switch CursorReport.row(in: rest) {
          case .whole(let row, let length):
            awaitsPosition = false
            rest.removeFirst(length)
            return .position(row: row)
          case .partial: return .partial
          case .other: break
          }
        }
      }
      switch KeySequence.key(in: rest, isFinal: isFinal) {
      case .whole(let key, let length) where isCaptured(key):
        rest.removeFirst(length)
        return .special(key)
      case .partial: return .partial
      case .whole(_, let length): keyEnd = max(keyEnd, rest.startIndex + length)
      case .other: break
      }
      // The first byte has as many ones at its start as the character has bytes.
      let length = min(4, max(1, (~first).leadingZeroBitCount))
      if !isFinal, rest.count < length, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) {
        return .partial
      }
      let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first
      rest.removeFirst(scalar == nil ? 1 : length)
      guard let scalar, !(0x80...0x9F).contains(scalar.value) else { continue }
      let key = EditKey.character(Character(scalar))
      // Enter and the space bar can be captured, too; other controls are libedit's.
      let isKey = scalar.value >= 0x20 && scalar.value != 0x7F || ["\r", "\n"].contains(scalar)
      if sequence == .none, isKey, isCaptured(key) {
        return .special(key)
      }
      sequence = sequence.after(scalar)
      return .scalar(scalar)
    }
    return .none
  }

  /// Whether the buffer waits for the rest of what may be a message.
  private func awaits(_ message: Message, _ isFinal: Bool) -> Bool {
    switch message {
    // A lone Esc is a key.
    case .background: awaitedBackgrounds > 0 && rest.count > 1
    case .report: awaitsReports && rest.count > 1
    case .paste: !isFinal
    }
  }

  /// Takes the bytes of the message that has begun.
  ///
  /// - Returns: `nil` if the message has not ended, or if it is of no use.
  private mutating func next(of message: Message) -> Key? {
    take(rest.prefix(while: message.holds))
    guard let last = rest.first else { return nil }
    switch message {
    case .report:
      guard (0x40...0x7E).contains(last) else { break }
      return PointerReport(end(1), last: last).map(Key.pointer)
    case .background:
      // It ends with BEL, or with Esc and a backslash (ECMA-48, 8.3.143: ST).
      if last == Self.escape, rest.count == 1 { return .partial }
      guard last == 0x07 || rest.starts(with: "\u{1B}\\".utf8) else { break }
      awaitedBackgrounds = max(0, awaitedBackgrounds - 1)
      return TerminalBackground(color: end(last == 0x07 ? 1 : 2)).map(Key.background)
    case .paste:
      if rest.starts(with: Self.pasteEnd) {
        return .paste(Self.lines(of: end(Self.pasteEnd.count)))
      }
      if Self.pasteEnd.starts(with: rest) { return .partial }
      take(rest.prefix(1))
      return nil
    }
    // The byte is no part of the message: something else begins with it.
    _ = end(0)
    return nil
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    if let message { content += bytes.prefix(message.longest + 1 - content.count) }
    rest.removeFirst(bytes.count)
  }

  /// Ends the message after a number of bytes, and returns what it held.
  private mutating func end(_ count: Int) -> [UInt8] {
    defer { (message, content) = (nil, []) }
    rest.removeFirst(count)
    return content
  }

  /// The lines of a paste; without any, an empty one.
  ///
  /// Empty lines go (a terminal may have doubled line breaks), a tab becomes a space, and characters that
  /// could command a terminal go.
  private static func lines(of paste: [UInt8]) -> [String] {
    var lines = [String.UnicodeScalarView()]
    for scalar in String(decoding: paste, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}":
        if lines[lines.count - 1].isEmpty == false { lines.append(String.UnicodeScalarView()) }
      case _ where scalar != "\t" && SafeText.isUnsafe(scalar): break
      default: lines[lines.count - 1].append(scalar == "\t" ? " " : scalar)
      }
    }
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    return lines.map(String.init)
  }
}

/// The result of looking for a key at the start of some bytes.
enum KeyStart<Value> {
  /// A key is there; it has a number of bytes.
  case whole(Value, length: Int)
  /// The bytes may be the beginning of a key.
  case partial
  /// The bytes start with something else.
  case other
}

/// A terminal's answer to the question where its cursor is (ECMA-48, 8.3.14: CPR).
///
/// Some terminals send Shift-F3 alike, so it is looked for only after the question.
enum CursorReport {
  static let question = "\u{1B}[6n"

  /// The largest window that is accepted.
  private static let rows = 1...10_000

  /// Reads the row of the window, from 0.
  static func row(in bytes: ArraySlice<UInt8>) -> KeyStart<Int> {
    guard bytes.starts(with: "\u{1B}[".utf8) else { return .other }
    let parameters = bytes.dropFirst(2).prefix { (0x30...0x3B).contains($0) }
    // Two numbers of a window need no more.
    guard parameters.count <= 11 else { return .other }
    guard let last = bytes.dropFirst(2 + parameters.count).first else { return .partial }
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0) }
    guard last == UInt8(ascii: "R"), numbers.count == 2, let row = numbers[0], rows.contains(row)
    else { return .other }
    return .whole(row - 1, length: parameters.count + 3)
  }
}

/// The sequences that terminals send for the keys that can be captured (xterm, ctlseqs: PC-style function
/// keys, with and without application cursor keys).
enum KeySequence {
  private static let all: [(bytes: [UInt8], key: EditKey)] =
    [
      ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left),
      ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left),
      ("[5~", .pageUp), ("[6~", .pageDown),
    ].map { (Array("\u{1B}\($0)".utf8), $1) }

  /// Looks for a key at the start of some bytes.
  ///
  /// Esc is a key of its own if nothing follows it in time, or if another Esc or Enter does.
  ///
  /// - Parameters:
  ///   - bytes: what the terminal sent.
  ///   - isFinal: whether nothing more came in time.
  static func key(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> KeyStart<EditKey> {
    if bytes.first == 0x09 { return .whole(.tab, length: 1) }
    guard bytes.first == 0x1B else { return .other }
    if let found = all.first(where: { bytes.starts(with: $0.bytes) }) {
      return .whole(found.key, length: found.bytes.count)
    }
    if !isFinal, all.contains(where: { $0.bytes.starts(with: bytes) }) { return .partial }
    let isAlone = bytes.dropFirst().first.map { [0x1B, 0x0D, 0x0A].contains($0) } ?? true
    return isAlone ? .whole(.escape, length: 1) : .other
  }
}
