import Catalog
import Components
import Domain
import Localization
import TextUI

/// What an encyclopedia says of an entity, under its heading.
struct DescriptionLayout {
  let strings: Strings
  let columns: Int
  /// Whether commands can be typed while it is seen.
  let isInteractive: Bool

  /// Empty where the catalog has no descriptions.
  func lines(_ description: DetailDescription, isLoading: Bool) -> [Line] {
    let body: [Line]
    switch description {
    case .notOffered: return []
    case .unknown(nil) where isLoading: body = wrapped(strings[DetailText.askingDescription], .dim)
    case .unknown(nil): body = wrapped(strings[DetailText.noDescription])
    case .unknown(let error?) where error.isOffline:
      body = wrapped(strings[DetailText.descriptionOffline])
    case .unknown(let error?):
      body =
        wrapped(strings[DetailText.noDescription])
        + StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
        .lines(for: error, isHeld: false, style: .dim)
    case .nothing: body = wrapped(strings[DetailText.nothingKnown])
    case .known(let known): body = lines(known)
    }
    return wrapped(strings[DetailText.description], .title) + body
  }

  private func lines(_ known: PlaceDescription) -> [Line] {
    let remark = known.language == strings.language.rawValue ? nil : remark(on: known.language)
    let source = Line(
      strings(DetailText.source, known.source.text), .dim, leadingTo: known.source)
    let rest = remark.map { [.separator(.dim), Span($0, .dim)] } ?? []
    return wrapped(known.text) + Wrapping.wrap(Line(source.spans + rest), to: columns)
  }

  private func remark(on language: String) -> String {
    switch Language(rawValue: language) {
    case .english: strings[DetailText.inEnglish]
    case .spanish: strings[DetailText.inSpanish]
    case nil: strings(DetailText.inLanguage, language)
    }
  }

  private func wrapped(_ text: String, _ style: TextStyle = .plain) -> [Line] {
    Wrapping.wrap(text, to: columns).map { Line($0, style) }
  }
}

extension Line {
  /// A text in which an address leads to where it says; it comes last where the text has none.
  fileprivate init(_ text: String, _ style: TextStyle, leadingTo link: WebLink) {
    let address = text.firstRange(of: link.text) ?? text.endIndex..<text.endIndex
    self.init(
      [
        Span(String(text[..<address.lowerBound]), style),
        Span(link.text, style, link: TextLink(link.text)),
        Span(String(text[address.upperBound...]), style),
      ].filter { !$0.text.isEmpty })
  }
}
