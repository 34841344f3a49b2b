/// Reads a block of front-coded names from its start.
///
/// The bytes of a name:
///
/// - u8: the number of bytes that its fold shares with the previous one; 0 at the start of a block.
/// - u8: in the low three bits the code of its form; above them the number of bytes of fold that
///   follow, where 31 means that a u16 with this number comes next.
/// - These bytes of its fold: plain at the start of a block, and coded after it
///   (``AlternateNameSection/codes``).
/// - For the form `edited`: u8 prefix, u8 suffix, u16 length of the middle, and the middle.
struct AlternateNameCursor {
  /// The parts that form the name's fold, by rising ``Part/shared``.
  private var parts: [Part] = []
  /// The number of bytes of fold that the name shares with the previous one.
  private(set) var shared = 0
  /// The bytes of fold that are its own, in their stored form.
  private(set) var added: UnsafeRawBufferPointer
  /// The bytes after its fold, in their stored form.
  private(set) var rest: UnsafeRawBufferPointer
  /// The code of the name's form.
  private(set) var code: UInt8 = 0
  private let names: UnsafeRawBufferPointer
  private let codes: UnsafeRawBufferPointer
  /// The number of names of the block that were read.
  private var count = 0
  private var offset: Int

  /// Bytes of a fold that follow those it shares with the previous name.
  private struct Part {
    let shared: Int
    let added: UnsafeRawBufferPointer
    let isCoded: Bool
  }

  static let longLength = 31

  init(_ names: UnsafeRawBufferPointer, _ codes: UnsafeRawBufferPointer, at offset: Int) {
    self.names = names
    self.codes = codes
    self.offset = offset
    added = UnsafeRawBufferPointer(rebasing: names[..<0])
    rest = added
  }

  /// The name's fold.
  ///
  /// It is computed only when it is asked for: a caller that goes to a name in the middle of a block
  /// does not need the folds before it.
  var fold: [UInt8] {
    var fold: [UInt8] = []
    for part in parts { extend(&fold, by: part) }
    return fold
  }

  /// Turns the fold of the previous name into that of this one, for a caller that reads all names.
  func advance(_ fold: inout [UInt8]) {
    if let part = parts.last { extend(&fold, by: part) }
  }

  private func extend(_ fold: inout [UInt8], by part: Part) {
    fold.removeLast(max(0, fold.count - part.shared))
    if part.isCoded {
      for byte in part.added {
        // One by one, because appending a few bytes together takes longer.
        for meant in meaning(of: byte) { fold.append(meant) }
      }
    } else {
      fold.append(contentsOf: part.added)
    }
  }

  /// Whether the name is the first of its block.
  var isFirst: Bool { count == 1 }

  /// Goes to the next name of the block; returns false at the end of the bytes.
  mutating func next() -> Bool {
    guard let (shared, packed, added) = addedFold() else { return false }
    while let last = parts.last, last.shared >= shared { parts.removeLast() }
    parts.append(Part(shared: shared, added: added, isCoded: count > 0))
    count += 1
    (self.shared, self.added, code) = (shared, added, packed & 7)
    let start = offset
    guard passForm(packed) else { return false }
    rest = UnsafeRawBufferPointer(rebasing: names[start..<offset])
    return true
  }

  /// Skips the bytes of a name's written form; returns false at the end of the bytes.
  private mutating func passForm(_ packed: UInt8) -> Bool {
    guard packed & 7 == WrittenForm.editedCode else { return true }
    guard take(2) != nil, let length = pair() else { return false }
    return take(length) != nil
  }

  /// Counts the names of the block that come before `wanted`; with `passes`, the names that start
  /// with it are counted too.
  ///
  /// The cursor must be before the first name.
  ///
  /// No other fold is computed. If a name shares more bytes with the previous one than that one
  /// shares with `wanted`, it comes before `wanted` as well.
  /// - Returns: the count, and the fold of the name after the counted ones; `nil` if there is none.
  consuming func count(
    before wanted: UnsafeRawBufferPointer, orStartingWithIt passes: Bool, atMost limit: Int
  ) -> (count: Int, next: [UInt8]?) {
    var passed = 0
    // The number of bytes that the last counted name shares with `wanted`.
    var common = 0
    while passed < limit, let (shared, packed, added) = addedFold() {
      if shared <= common {
        common = shared
        let order = order(of: added, isCoded: passed > 0, to: wanted, from: &common)
        if order > 0 || order == 0 && !passes {
          var fold = Array(wanted.prefix(shared))
          extend(&fold, by: Part(shared: shared, added: added, isCoded: passed > 0))
          return (passed, fold)
        }
      }
      passed += 1
      guard passForm(packed) else { break }
    }
    return (passed, nil)
  }

  /// Compares a fold with `wanted`, which have the same bytes up to an index.
  ///
  /// The result is negative if the fold comes before it, 0 if it starts with it, and positive if it
  /// comes after it.
  /// - Parameters:
  ///   - added: the fold's bytes from the index on, in their stored form.
  ///   - isCoded: whether these bytes are codes.
  ///   - wanted: the fold to compare with.
  ///   - index: the index; it is moved to the first byte that differs.
  private func order(
    of added: UnsafeRawBufferPointer, isCoded: Bool, to wanted: UnsafeRawBufferPointer,
    from index: inout Int
  ) -> Int {
    func order(_ byte: UInt8) -> Int? {
      guard index < wanted.count else { return 0 }
      guard byte == wanted[index] else { return Int(byte) - Int(wanted[index]) }
      index += 1
      return nil
    }
    for byte in added {
      if !isCoded {
        if let order = order(byte) { return order }
        continue
      }
      for meant in meaning(of: byte) { if let order = order(meant) { return order } }
    }
    return index - wanted.count
  }

  /// Returns the bytes of the next name's fold, which must be the first of its block.
  consuming func wholeFold() -> UnsafeRawBufferPointer? { addedFold()?.added }

  private mutating func addedFold() -> (
    shared: Int, packed: UInt8, added: UnsafeRawBufferPointer
  )? {
    guard let head = take(2) else { return nil }
    var length = Int(head[1] >> 3)
    if length == Self.longLength {
      guard let long = pair() else { return nil }
      length = long
    }
    return take(length).map { (Int(head[0]), head[1], $0) }
  }

  /// The name at the cursor, in its written form.
  var text: String {
    let form =
      rest.isEmpty
      ? WrittenForm.plain[Int(code) % WrittenForm.plain.count]
      : .edited(prefix: Int(rest[0]), middle: Array(rest[4...]), suffix: Int(rest[1]))
    return String(decoding: form.written(fold), as: UTF8.self)
  }

  /// Returns the sequence that a byte of a coded fold stands for.
  private func meaning(of byte: UInt8) -> UnsafeRawBufferPointer {
    let entry = (1 + GazetteerLayout.longestCode) * Int(byte)
    let length = min(Int(codes[entry]), GazetteerLayout.longestCode)
    return UnsafeRawBufferPointer(rebasing: codes[entry + 1..<entry + 1 + length])
  }

  private mutating func pair() -> Int? { take(2).map { Int($0.u16(0)) } }

  private mutating func take(_ length: Int) -> UnsafeRawBufferPointer? {
    guard offset + length <= names.count else { return nil }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: names[offset..<offset + length])
  }
}
