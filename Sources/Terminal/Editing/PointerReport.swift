/// What a terminal reports of its mouse (xterm, ctlseqs: SGR mouse mode, 1006).
struct PointerReport: Hashable {
  enum Kind: Hashable {
    case pressed, moved, released
    /// Away from oneself, or towards oneself.
    case wheelUp, wheelDown
  }

  let kind: Kind
  /// In cells from the window's top left corner, from 0.
  let column: Int
  let row: Int

  /// Every report starts so, and nothing else does.
  static let start = Array("\u{1B}[<".utf8)

  /// The largest window that is believed; what reports a place beyond is broken or hostile.
  private static let cells = 1...10_000

  init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// - Parameters:
  ///   - parameters: what stands between the start and the last byte: button, column and row.
  ///   - last: the byte that ends the report: `M`, or `m` for a button that goes up.
  /// - Returns: nil for what is no report, and for what nobody here asks about: other buttons, and
  ///   wheels that turn to the side. Shift and the like make no difference.
  init?(_ parameters: some Collection<UInt8>, last: UInt8) {
    let numbers = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1],
      let row = numbers[2], Self.cells.contains(column), Self.cells.contains(row),
      let kind = Self.kind(code, isRelease: last == UInt8(ascii: "m"))
    else { return nil }
    self.init(kind, column: column - 1, row: row - 1)
  }

  /// Bits 0 and 1 are the button, 2 to 4 Shift, Meta and Control, 5 a movement, 6 the wheel.
  private static func kind(_ code: Int, isRelease: Bool) -> Kind? {
    let modifiers = 4 | 8 | 16
    switch code & ~modifiers {
    case 0: return isRelease ? .released : .pressed
    case 32: return .moved
    case 64 where !isRelease: return .wheelUp
    case 65 where !isRelease: return .wheelDown
    default: return nil
    }
  }
}
