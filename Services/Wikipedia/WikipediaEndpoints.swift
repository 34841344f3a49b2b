package import Catalog
package import Domain

/// What can be asked of a Wikipedia (its Action API).
package enum WikipediaEndpoints {
  /// The ten pages nearest to a position, within 10 km, which is as far as the service looks.
  ///
  /// - Parameter continuation: what the answer before it said to ask for the rest.
  package static func near(
    _ position: Coordinate, language: String, continuing continuation: [String: String] = [:]
  ) -> Endpoint {
    let parts = [position.latitude, position.longitude].map(plain)
    return endpoint(
      [
        ("generator", "geosearch"), ("ggscoord", parts.joined(separator: "|")),
        ("ggsradius", "10000"), ("ggslimit", "10"), ("prop", "extracts|info"),
      ], language, continuation)
  }

  /// A number with five decimal places: the description of 0.00001 has an exponent.
  private static func plain(_ degrees: Double) -> String {
    let (whole, rest) = Int((abs(degrees) * 100_000).rounded()).quotientAndRemainder(
      dividingBy: 100_000)
    return "\(degrees < 0 ? "-" : "")\(whole).\(String(100_000 + rest).dropFirst())"
  }

  /// The page of a title, with its position; redirects are followed.
  package static func titled(
    _ title: String, language: String, continuing continuation: [String: String] = [:]
  ) -> Endpoint {
    endpoint(
      [("titles", title), ("prop", "extracts|info|coordinates")], language, continuation)
  }

  private static func endpoint(
    _ question: [(String, String)], _ language: String, _ continuation: [String: String]
  ) -> Endpoint {
    let form = [
      ("exintro", "1"), ("explaintext", "1"), ("exlimit", "max"), ("inprop", "url"),
      ("redirects", "1"), ("format", "json"), ("formatversion", "2"), ("uselang", language),
    ]
    let asked = ([("action", "query")] + question + form).filter { continuation[$0.0] == nil }
    let rest = continuation.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return Endpoint(
      WikipediaDescriptions.service, query: (asked + rest).map { Endpoint.QueryItem($0.0, $0.1) },
      language: language)
  }
}
