/// How an other name's written form is got from its fold.
///
/// Four forms need no further bytes. `edited` keeps, of the form with capitals on all words, so
/// many bytes at the start and at the end, with others between them.
enum WrittenForm: Equatable {
  /// As the fold: "londra".
  case folded
  /// Each word with a capital: "Nueva York".
  case words
  /// One capital: "Rio do meio".
  case sentence
  /// Capitals throughout: "NYC".
  case capitals
  /// "Saint-Denis": all but the "-" is as in "Saint Denis".
  case edited(prefix: Int, middle: [UInt8], suffix: Int)

  /// The forms without bytes of their own, each at its code.
  static let plain = [folded, words, sentence, capitals]
  static let editedCode: UInt8 = 4

  /// The code in an entry's second byte, see ``AlternateNameCursor``.
  var code: UInt8 { Self.plain.firstIndex(of: self).map { UInt8($0) } ?? Self.editedCode }

  /// Finds the shortest form that gives back the written bytes.
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

  /// The written bytes.
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
