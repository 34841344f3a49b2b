import Domain
import Testing

/// Made-up answers in both versions of the format.
enum WikipediaFixtures {
  static func position() throws -> Coordinate {
    try #require(Coordinate(latitude: -41.87, longitude: -73.82))
  }

  /// A page of the newer format; `more` are further members.
  static func page(_ number: Int, _ title: String, _ more: String = "") -> String {
    """
    {"pageid": \(number), "ns": 0, "title": "\(title)", "index": \(number - 2),
     "contentmodel": "wikitext", "pagelanguage": "en", "lastrevid": 1,
     "fullurl": "https://en.example.org/full/\(number)",
     "canonicalurl": "https://en.example.org/wiki/\(number)"\(more)}
    """
  }

  static func text(_ text: String) -> String { ", \"extract\": \"\(text)\"" }

  static func place(_ latitude: Double, _ longitude: Double) -> String {
    ", \"coordinates\": [{\"lat\": \(latitude), \"lon\": \(longitude), \"primary\": true}]"
  }

  static func answer(_ pages: String...) -> String {
    "{\"batchcomplete\": true, \"query\": {\"pages\": [\(pages.joined(separator: ","))]}}"
  }

  /// With a text on the first page only.
  static func firstPart(_ pages: String...) -> String {
    """
    {"continue": {"excontinue": 1, "continue": "||info"},
     "query": {"pages": [\(pages.joined(separator: ","))]}}
    """
  }

  static let nothing = #"{"batchcomplete": true}"#

  /// The older format: an object of pages, out of order, one of them not there.
  static let older = """
    {"batchcomplete": "", "query": {"pages": {
      "30": {"pageid": 30, "ns": 0, "title": "Calle Mocopulli", "index": 0},
      "20": {"pageid": 20, "ns": 0, "title": "Ancud", "index": -1, "extract": "Ancud is a city.",
        "pagelanguage": "en", "fullurl": "https://en.example.org/wiki/Ancud"},
      "-1": {"ns": 0, "title": "Nowhere", "missing": ""}, "x": {"title": null}}}}
    """
}
