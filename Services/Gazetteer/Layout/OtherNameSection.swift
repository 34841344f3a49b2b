/// The sections of `othernames.bin`; m is the number of names, in the order of their fold, then
/// the written form, then the row (texts by UTF-8 bytes).
enum OtherNameSection: Int, CaseIterable {
  /// u24: each name's row.
  case rows
  /// u32, one for each block of ``GazetteerLayout/blockSize`` names: where it starts in ``names``.
  case blockOffsets
  /// For each byte value of a coded fold: u8 length, and as many of the
  /// ``GazetteerLayout/longestCode`` bytes that follow are what it stands for.
  case codes
  /// The names, front-coded anew in each block; see ``OtherNameCursor`` for one name's bytes.
  case names
  /// u24: the names' numbers by rising row; those of a row in the order of the names.
  case namesByRow

  /// What a section's length must be for m names; nil where the content decides.
  func expectedLength(_ m: Int) -> Int? {
    let size = GazetteerLayout.blockSize
    switch self {
    case .rows, .namesByRow: return 3 * m
    case .blockOffsets: return 4 * ((m + size - 1) / size)
    case .codes: return 256 * (1 + GazetteerLayout.longestCode)
    case .names: return nil
    }
  }
}
