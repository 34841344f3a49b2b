/// Reads a block of front-coded names from its start.
///
/// One name is: u8, how many bytes its fold shares with the one before (0 at the start of a block);
/// u8, in the low three bits the form's code and above them how many bytes of fold follow, where 31
/// means that a u16 with their number comes next; those bytes, as they are at the start of a block
/// and coded after it (``OtherNameSection/codes``); and for the form `edited` u8 prefix, u8 suffix,
/// u16 middle's length, the middle.
struct OtherNameCursor {
  private(set) var fold: [UInt8] = []
  /// How many bytes of fold the name shares with the one before it.
  private(set) var shared = 0
  /// The bytes of fold that are its own, as they are written.
  private(set) var added: UnsafeRawBufferPointer
  /// The bytes after its fold, as they are written.
  private(set) var rest: UnsafeRawBufferPointer
  /// The form's code.
  private(set) var code: UInt8 = 0
  private var prefix = 0
  private var suffix = 0
  private var middle = 0..<0
  private let names: UnsafeRawBufferPointer
  private let codes: UnsafeRawBufferPointer
  /// Whether the name is its block's first.
  private(set) var isFirst = false
  private var isAtStart = true
  private var offset: Int

  static let longLength = 31

  init(_ names: UnsafeRawBufferPointer, _ codes: UnsafeRawBufferPointer, at offset: Int) {
    self.names = names
    self.codes = codes
    self.offset = offset
    added = UnsafeRawBufferPointer(rebasing: names[..<0])
    rest = added
  }

  /// Goes to the block's next name; false at the end of the bytes.
  mutating func next() -> Bool {
    guard let (shared, packed, added) = addedFold() else { return false }
    self.shared = Int(shared)
    self.added = added
    let start = offset
    defer { rest = UnsafeRawBufferPointer(rebasing: names[start..<offset]) }
    fold.removeLast(max(0, fold.count - Int(shared)))
    if isAtStart { fold.append(contentsOf: added) } else { append(coded: added) }
    isFirst = isAtStart
    isAtStart = false
    code = packed & 7
    guard code == WrittenForm.editedCode else { return true }
    guard let prefix = byte(), let suffix = byte(), let length = pair(), take(length) != nil
    else { return false }
    self.prefix = Int(prefix)
    self.suffix = Int(suffix)
    middle = offset - length..<offset
    return true
  }

  /// The bytes of the next name's fold, if it is the first of its block.
  consuming func wholeFold() -> UnsafeRawBufferPointer? { addedFold()?.added }

  private mutating func addedFold() -> (
    shared: UInt8, packed: UInt8, added: UnsafeRawBufferPointer
  )? {
    guard let shared = byte(), let packed = byte() else { return nil }
    var length = Int(packed >> 3)
    if length == Self.longLength {
      guard let long = pair() else { return nil }
      length = long
    }
    return take(length).map { (shared, packed, $0) }
  }

  /// The name the cursor is at, as it is written.
  var text: String {
    let form =
      code < WrittenForm.editedCode
      ? WrittenForm.plain[Int(code)]
      : .edited(prefix: prefix, middle: Array(names[middle]), suffix: suffix)
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

  private mutating func byte() -> UInt8? {
    guard offset < names.count else { return nil }
    defer { offset += 1 }
    return names[offset]
  }

  private mutating func pair() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  private mutating func take(_ length: Int) -> UnsafeRawBufferPointer? {
    guard offset + length <= names.count else { return nil }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: names[offset..<offset + length])
  }
}
