/// The way to get the written form of another name from its fold.
///
/// Four forms need no further bytes. `edited` starts from the form with capitals on all words: it
/// keeps a number of bytes at the start and at the end of it, and has its own bytes in between.
enum WrittenForm: Equatable {
  /// The fold itself: "londra".
  case folded
  /// A capital on each word: "Nueva York".
  case words
  /// One capital at the start: "Rio do meio".
  case sentence
  /// Capitals throughout: "NYC".
  case capitals
  /// Only the bytes in the middle differ: "Saint-Denis" is "Saint Denis" except for the "-".
  case edited(prefix: Int, middle: [UInt8], suffix: Int)

  /// The forms without bytes of their own, each at the index that is its code.
  static let plain = [folded, words, sentence, capitals]
  static let editedCode: UInt8 = 4

  /// The code in a name's second byte, see ``AlternateNameCursor``.
  var code: UInt8 { Self.plain.firstIndex(of: self).map { UInt8($0) } ?? Self.editedCode }

  /// Finds the shortest form that gives the written bytes.
  init(of written: [UInt8], fold: [UInt8]) {
    for form in Self.plain where form.written(fold) == written {
      self = form
      return
    }
    let guess = Self.words.written(fold)
    let shorter = min(255, guess.count, written.count)
    let prefix = zip(guess, written).prefix(shorter).prefix { $0 == $1 }.count
    let suffix = zip(guess.reversed(), written.reversed()).prefix(shorter - prefix)
      .prefix { $0 == $1 }.count
    self = .edited(
      prefix: prefix, middle: Array(written[prefix..<written.count - suffix]), suffix: suffix)
  }

  /// Returns the written bytes.
  func written(_ fold: [UInt8]) -> [UInt8] {
    switch self {
    case .folded: return fold
    case .words: return Self.capitalized(fold, words: .max)
    case .sentence: return Self.capitalized(fold, words: 1)
    case .capitals:
      var text = ""
      for scalar in String(decoding: fold, as: UTF8.self).unicodeScalars {
        text += scalar.properties.uppercaseMapping
      }
      return Array(text.utf8)
    case .edited(let prefix, let middle, let suffix):
      let guess = Self.capitalized(fold, words: .max)
      return guess.prefix(prefix) + middle + guess.suffix(suffix)
    }
  }

  private static func capitalized(_ fold: [UInt8], words: Int) -> [UInt8] {
    var text = ""
    var left = words
    var atStart = true
    for scalar in String(decoding: fold, as: UTF8.self).unicodeScalars {
      if atStart, left > 0 {
        text += scalar.properties.titlecaseMapping
        left -= 1
      } else {
        text.unicodeScalars.append(scalar)
      }
      atStart = scalar == " "
    }
    return Array(text.utf8)
  }
}
