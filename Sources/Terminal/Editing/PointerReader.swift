/// Reads the bytes of a report after its start.
///
/// However long it takes and whatever it holds, all of it is taken: none of it may be typed.
struct PointerReader {
  enum Outcome: Hashable {
    /// The byte was taken, and more are to come.
    case more
    /// The byte was taken as the last; nil where it was no report of use.
    case done(PointerReport?)
    /// The byte is none of a control sequence's: something else begins with it.
    case broken
  }

  /// More than three numbers of a window need.
  private static let limit = 32

  private var parameters: [UInt8] = []
  private var isTooLong = false

  /// What control sequences consist of (ECMA-48, 5.4).
  mutating func take(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x20...0x3F:
      isTooLong = isTooLong || parameters.count == Self.limit
      if !isTooLong { parameters.append(byte) }
      return .more
    case 0x40...0x7E:
      let isKnown = [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(byte)
      return .done(isTooLong || !isKnown ? nil : PointerReport(parameters, last: byte))
    default: return .broken
    }
  }
}
