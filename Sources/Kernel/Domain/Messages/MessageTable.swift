import CNames
import Platform

/// The translations of the program's texts, which `scripts/texts` compiles from `po/`.
///
/// All numbers are u32, little-endian, and offsets count from the table's begin:
///
/// - "messages", the number of keys, the number of languages;
/// - for each language: the begin of its code, the begin and the end of its plural rule, the number
///   of its plural forms, the begin of its column;
/// - the column of keys, sorted by their bytes, and the column of each language;
/// - texts.
///
/// A column has one offset for each key, and one more: a text ends where the next one begins. An
/// empty text is a missing translation. Keys are as in the files of GNU gettext (manual, "The Format
/// of GNU MO Files"): the context, U+0004 and the English text, or the text alone. U+0000 stands
/// between plural forms.
///
/// A look-up reads only the offsets on its way, in place. Each is compared with the bounds, so that
/// a broken table has no translation where it is broken.
package struct MessageTable {
  private let bytes: UnsafeRawBufferPointer
  private let keyCount: Int
  private let languageCount: Int

  private static let headSize = 16
  private static let languageSize = 20

  /// - Parameter bytes: a table; with anything else the initializer returns `nil`. They have to stay
  ///   where they are while the table is used.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    // "messages" as two numbers.
    guard bytes.number(at: 0) == 0x7373_656D, bytes.number(at: 4) == 0x7365_6761,
      let keys = bytes.number(at: 8), let languages = bytes.number(at: 12)
    else { return nil }
    (self.bytes, keyCount, languageCount) = (bytes, keys, languages)
  }

  /// The program's own table.
  package static var embedded: MessageTable? {
    MessageTable(
      UnsafeRawBufferPointer(start: catalejo_messages_bytes(), count: catalejo_messages_size()))
  }

  /// The codes of the languages, sorted ("es", "fr").
  package var languages: [String] {
    var codes: [String] = []
    while codes.count < languageCount, let next = language(at: codes.count) {
      codes.append(String(decoding: next.code, as: UTF8.self))
    }
    return codes
  }

  /// Returns the translation of an English text; `nil` if the language has none.
  ///
  /// - Parameters:
  ///   - context: the word that sets the text apart from another with the same English words.
  ///   - count: the number that chooses one of the plural forms; without it the first is returned.
  ///   - code: the code of the language.
  package func translation(
    of english: String, context: String? = nil, count: Int? = nil, in code: String
  ) -> String? {
    guard let language = language(code),
      let key = index(of: context.map { "\($0)\u{4}\(english)" } ?? english),
      let forms = text(key, inColumn: language.column)
    else { return nil }
    var form = 0
    if let count {
      let rule = PluralRule(language.rule, forms: language.forms)
      guard let chosen = rule.form(of: count) else { return nil }
      form = chosen
    }
    return forms.part(form).map { String(decoding: $0, as: UTF8.self) }
  }

  private typealias Language = (
    code: UnsafeRawBufferPointer, rule: UnsafeRawBufferPointer, forms: Int, column: Int
  )

  private func language(_ code: String) -> Language? {
    var code = code
    return code.withUTF8 { code in
      for index in 0..<languageCount {
        guard let language = language(at: index) else { return nil }
        if byteOrder(language.code, .init(code)) == 0 { return language }
      }
      return nil
    }
  }

  private func language(at index: Int) -> Language? {
    let place = Self.headSize + index * Self.languageSize
    guard let start = bytes.number(at: place), let middle = bytes.number(at: place + 4),
      let end = bytes.number(at: place + 8), let forms = bytes.number(at: place + 12),
      let column = bytes.number(at: place + 16), let code = bytes.part(from: start, to: middle),
      let rule = bytes.part(from: middle, to: end)
    else { return nil }
    return (code, rule, forms, column)
  }

  /// Returns the place of a key in each column; `nil` if there is no such key.
  private func index(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      let column = Self.headSize + languageCount * Self.languageSize
      var (low, high) = (0, keyCount)
      while low < high {
        let middle = (low + high) / 2
        guard let found = text(middle, inColumn: column) else { return nil }
        let order = byteOrder(found, .init(key))
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private func text(_ index: Int, inColumn column: Int) -> UnsafeRawBufferPointer? {
    let place = column + index * 4
    guard let start = bytes.number(at: place), let end = bytes.number(at: place + 4) else {
      return nil
    }
    return bytes.part(from: start, to: end)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the u32 at an offset; `nil` if it is out of bounds.
  fileprivate func number(at offset: Int) -> Int? {
    guard offset + 4 <= count else { return nil }
    return Int(UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Returns the bytes between two offsets; `nil` if these are out of bounds or not in order.
  fileprivate func part(from start: Int, to end: Int) -> UnsafeRawBufferPointer? {
    guard start <= end, end <= count else { return nil }
    return UnsafeRawBufferPointer(rebasing: self[start..<end])
  }

  /// Returns one of the parts that U+0000 separates; `nil` if it is missing or empty.
  fileprivate func part(_ index: Int) -> UnsafeRawBufferPointer? {
    var start = 0
    for _ in 0..<index {
      guard let end = firstOffset(of: 0, from: start) else { return nil }
      start = end + 1
    }
    let end = firstOffset(of: 0, from: start) ?? count
    return start < end ? part(from: start, to: end) : nil
  }
}
