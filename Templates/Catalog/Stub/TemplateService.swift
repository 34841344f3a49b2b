/// Answers with the one list of `template`, which is made up.
enum TemplateService: PlainStubService {
  static let name = "template"

  /// - Parameter path: the path below `/template`.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    guard path == ["template.json"] else { return .notFound }
    return .json([
      "results": .array(
        titles.enumerated().map { index, title in
          [
            "id": .string("\(index + 1)"), "title": .string(title),
            "abstract": .string("What is said of \(title)."),
            "published": .string("20\(10 + index)-02-03"),
            "link": .string("\(request.base)/template/\(index + 1)"),
          ]
        })
    ])
  }

  private static let titles = ["The Harbor", "A Lantern", "Old Maps", "The Ábaco", "Fog"]
}
