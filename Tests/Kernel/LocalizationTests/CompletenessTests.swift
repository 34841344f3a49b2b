import Domain
import Localization
import Testing

/// Every text in every language, with the same placeholders.
///
/// A new enum of texts goes in the list.
@Suite struct CompletenessTests {
  static let all: [any TextKey.Type] = [
    ArgumentText.self, CompassPoint.self, ConnectionText.self, DetailText.self,
    PictureText.self, LookUpText.self, SettingText.self, OptionText.self, HelpPageText.self,
    KeyText.self, ReasonText.self,
    ErrorText.self, FactText.self, StarText.self, FavoritesText.self,
    FileText.self, PointerText.self, ListText.self, MapText.self, RowsText.self, ServiceText.self,
    SessionText.self, StateText.self, TopicText.self, TracingText.self,
    UsageText.self, VerbText.self,
    CompareText.self,
    HomeText.self,
  ]

  @Test(arguments: all.indices)
  func nothingIsMissingOrEmpty(index: Int) {
    #expect(missing(Self.all[index]) == [])
  }

  @Test(arguments: all.indices)
  func placeholdersAgree(index: Int) {
    #expect(disagreeing(Self.all[index]) == [])
  }

  @Test func aMissingTextIsFound() {
    #expect(missing(Faulty.self) == ["Faulty.gone", "Faulty.empty"])
  }

  @Test func aDifferentPlaceholderIsFound() {
    #expect(disagreeing(Faulty.self) == ["Faulty.gone", "Faulty.different"])
  }

  private func missing<Key: TextKey>(_ type: Key.Type) -> [String] {
    Key.allCases.filter { $0.rawValue.isEmpty || (Key.spanish[$0] ?? "").isEmpty }
      .map { "\(type).\($0)" }
  }

  private func disagreeing<Key: TextKey>(_ type: Key.Type) -> [String] {
    Key.allCases.filter { placeholders($0.rawValue) != placeholders(Key.spanish[$0]) }
      .map { "\(type).\($0)" }
  }

  /// Any order: languages put their words in their own.
  private func placeholders(_ text: String?) -> Set<Substring> {
    Set((text ?? "").matches(of: #/\{[0-9]+\}/#).map(\.output))
  }
}

/// Texts with one fault of each kind.
private enum Faulty: String, TextKey {
  case good = "{0} of {1}"
  case gone = "{0}"
  case empty = ""
  case different = "for {0}"

  static let spanish: [Faulty: String] = [
    .good: "de {1}, {0}", .empty: "", .different: "por {1}",
  ]
}
