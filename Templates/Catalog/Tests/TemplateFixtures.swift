import Domain

@testable import Template

/// Made-up answers in the shape of the service.
enum TemplateFixtures {
  static let whole = """
    {"id": "a-1", "title": "The Harbor", "abstract": "Of  boats.", "published": "2020-02-29",
     "link": "https://example.org/a-1"}
    """

  /// An answer with only the required members, and with members that are not used.
  static let bare = """
    {"id": 2, "title": "Ábaco", "abstract": null, "published": "soon", "link": "javascript:x"}
    """

  static func list(_ records: String...) -> String {
    "{\"results\": [\(records.joined(separator: ","))]}"
  }

  static let harbor = Specimen(
    id: "a-1", title: "The Harbor", abstract: "Of boats.",
    published: CalendarDate(year: 2020, month: 2, day: 29),
    link: WebLink("https://example.org/a-1"))

  static let abacus = Specimen(id: "2", title: "Ábaco")
}
