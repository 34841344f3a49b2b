import TextUI

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
