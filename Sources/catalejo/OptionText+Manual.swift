import App
import ArgumentParser
import Catalog
import Domain
import Localization

extension ArgumentHelp {
  /// What an option is for, as the manual page has it; by this text its page of help knows it again,
  /// in any language.
  init(_ key: OptionText, valueName: String? = nil) {
    self.init(key.manual, valueName: valueName)
  }
}

extension OptionText {
  /// In the language of the manual page.
  var manual: String { Strings(.english)[self] }

  /// A text of the manual page in another language; one that is not known stays as it is.
  static func translated(_ manual: String, _ strings: Strings) -> String {
    for catalog in Catalogs.descriptions where catalog.words.manual.english == manual {
      return strings[catalog.words.manual]
    }
    for key in allCases {
      guard let arguments = Strings(.english).arguments(of: key, in: manual) else { continue }
      return strings.text(of: key, arguments)
    }
    return manual
  }
}
