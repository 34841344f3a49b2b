/// Reads a block of front-coded names from its start.
///
/// One name is: u8, how many bytes its fold shares with the one before (0 at the start of a block);
/// u8, in the low three bits the form's code and above them how many bytes of fold follow, where 31
/// means that a u16 with their number comes next; those bytes, as they are at the start of a block
/// and coded after it (``AlternateNameSection/codes``); and for the form `edited` u8 prefix, u8
/// suffix, u16 middle's length, the middle.
struct AlternateNameCursor {
  private(set) var fold: [UInt8] = []
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

  static let longLength = 31

  init(_ names: UnsafeRawBufferPointer, _ codes: UnsafeRawBufferPointer, at offset: Int) {
    self.names = names
    self.codes = codes
    self.offset = offset
    added = UnsafeRawBufferPointer(rebasing: names[..<0])
    rest = added
  }

  /// Whether the name is its block's first.
  var isFirst: Bool { count == 1 }

  /// Goes to the block's next name; false at the end of the bytes.
  mutating func next() -> Bool {
    guard let (shared, packed, added) = addedFold() else { return false }
    fold.removeLast(max(0, fold.count - shared))
    if count == 0 { fold.append(contentsOf: added) } else { append(coded: added) }
    count += 1
    (self.shared, self.added, code) = (shared, added, packed & 7)
    let start = offset
    if code == WrittenForm.editedCode {
      guard take(2) != nil, let length = pair(), take(length) != nil else { return false }
    }
    rest = UnsafeRawBufferPointer(rebasing: names[start..<offset])
    return true
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

  private mutating func append(coded bytes: UnsafeRawBufferPointer) {
    let stride = 1 + GazetteerLayout.longestCode
    for byte in bytes {
      let entry = stride * Int(byte)
      let length = min(Int(codes[entry]), GazetteerLayout.longestCode)
      if length == 1 {
        fold.append(codes[entry + 1])
      } else {
        for index in entry + 1..<entry + 1 + length { fold.append(codes[index]) }
      }
    }
  }

  private mutating func pair() -> Int? { take(2).map { Int($0.u16(0)) } }

  private mutating func take(_ length: Int) -> UnsafeRawBufferPointer? {
    guard offset + length <= names.count else { return nil }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: names[offset..<offset + length])
  }
}
