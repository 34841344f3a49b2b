import Catalog
import Domain

/// How surely the page of a title is about the place of a name; the surest is the least.
enum TitleMatch: Comparable, Sendable {
  case same
  /// "Springfield, Illinois"
  case withRegion
  /// "Lota (Chile)"
  case withRemark
  /// "Ancud Province"
  case starting
  /// "Municipality of Ancud"
  case containing

  /// Whether the title names the place, and not something called after it.
  var isCertain: Bool { self <= .withRemark }

  /// Nil where the title has nothing to do with the name.
  ///
  /// Folds are compared, word by word: the page "Limache" is not about Lima.
  init?(_ title: String, of name: String) {
    let name = Self.words(name)
    guard !name.isEmpty else { return nil }
    let title = (
      whole: Self.words(title), region: Self.words(Self.before(", ", in: title)),
      remark: Self.words(Self.before(" (", in: title))
    )
    if title.whole == name {
      self = .same
    } else if title.region == name {
      self = .withRegion
    } else if title.remark == name {
      self = .withRemark
    } else if title.whole.starts(with: name) {
      self = .starting
    } else if title.whole.indices.contains(where: { title.whole[$0...].starts(with: name) }) {
      self = .containing
    } else {
      return nil
    }
  }

  private static func words(_ text: some StringProtocol) -> [ArraySlice<UInt8>] {
    Fold.bytes(String(text)).split(separator: UInt8(ascii: " "))
  }

  private static func before(_ mark: String, in title: String) -> Substring {
    title.firstRange(of: mark).map { title[..<$0.lowerBound] } ?? title[...]
  }
}
