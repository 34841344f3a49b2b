/// Reads a block of front-coded names from its start.
///
/// One name is: u8, how many bytes its fold shares with the one before (0 at the start of a block);
/// u8, in the low three bits the form's code and above them how many bytes of fold follow, where 31
/// means that a u16 with their number comes next; those bytes, as they are at the start of a block
/// and coded after it (``AlternateNameSection/codes``); and for the form `edited` u8 prefix, u8
/// suffix, u16 middle's length, the middle.
struct AlternateNameCursor {
  /// What the name's fold is put together from, by rising ``Part/shared``.
  private var parts: [Part] = []
  /// How many bytes of fold the name shares with the one before it.
  private(set) var shared = 0
  /// The bytes of fold that are its own, as they are written.
  private(set) var added: UnsafeRawBufferPointer
  /// The bytes after its fold, as they are written.
  private(set) var rest: UnsafeRawBufferPointer
  /// The form's code.
  private(set) var code: UInt8 = 0
  private let names: UnsafeRawBufferPointer
  private let codes: UnsafeRawBufferPointer
  /// How many names of the block were read.
  private var count = 0
  private var offset: Int

  /// Bytes that follow as many of a fold's as it shares with the name before it.
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
  /// It is put together when it is asked for: who goes to a name in the middle of a block needs none of
  /// those before it.
  var fold: [UInt8] {
    var fold: [UInt8] = []
    for part in parts { extend(&fold, by: part) }
    return fold
  }

  /// Makes the fold of the name before this one's: for who goes through all names.
  func advance(_ fold: inout [UInt8]) {
    if let part = parts.last { extend(&fold, by: part) }
  }

  private func extend(_ fold: inout [UInt8], by part: Part) {
    fold.removeLast(max(0, fold.count - part.shared))
    if part.isCoded {
      for byte in part.added {
        // One by one: to append some bytes at once takes longer than that.
        for meant in meaning(of: byte) { fold.append(meant) }
      }
    } else {
      fold.append(contentsOf: part.added)
    }
  }

  /// Whether the name is its block's first.
  var isFirst: Bool { count == 1 }

  /// Goes to the block's next name; false at the end of the bytes.
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

  /// Goes past what tells a name's written form; false at the end of the bytes.
  private mutating func passForm(_ packed: UInt8) -> Bool {
    guard packed & 7 == WrittenForm.editedCode else { return true }
    guard take(2) != nil, let length = pair() else { return false }
    return take(length) != nil
  }

  /// How many of the block's names come before `wanted` and, where those that start with it are passed
  /// too, start with it; and the fold of the name after them, nil for none.
  ///
  /// Of a cursor before the first name.
  /// No other fold is put together: a name that shares more bytes with the one before it than that one
  /// shares with `wanted` comes before `wanted` as well.
  consuming func count(
    before wanted: UnsafeRawBufferPointer, orStartingWithIt passes: Bool, atMost limit: Int
  ) -> (count: Int, next: [UInt8]?) {
    var passed = 0
    // How many bytes the last name passed shares with `wanted`.
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

  /// Where a fold stands that begins as `wanted` up to an index: negative for before it, 0 for one that
  /// starts with it, positive for after it.
  /// - Parameters:
  ///   - added: the fold's bytes from the index on, as they are written.
  ///   - index: moved to the first byte that is another.
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

  /// The bytes of the next name's fold, if it is the first of its block.
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

  /// The name the cursor is at, as it is written.
  var text: String {
    let form =
      rest.isEmpty
      ? WrittenForm.plain[Int(code) % WrittenForm.plain.count]
      : .edited(prefix: Int(rest[0]), middle: Array(rest[4...]), suffix: Int(rest[1]))
    return String(decoding: form.written(fold), as: UTF8.self)
  }

  /// What a byte of a coded fold stands for.
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
