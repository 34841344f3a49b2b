import Localization
import TextUI

extension Strings {
  /// Returns the hint for a screen that takes some keys.
  ///
  /// A map takes the arrows to the side, a list only those up and down.
  func screenKeys(
    _ keys: [EditKey], isBesideMap: Bool = false, hasLetters: Bool = false
  ) -> String {
    func either(_ letters: KeyText, _ keys: SessionText) -> String {
      hasLetters ? self[letters] : self[keys]
    }
    if keys.contains(.left) { return either(.mapLetters, .mapKeys) }
    guard keys.contains(.up) else { return either(.detailLetters, .detailKeys) }
    return isBesideMap
      ? either(.listLettersBesideMap, .listKeysBesideMap) : either(.listLetters, .listKeys)
  }
}
