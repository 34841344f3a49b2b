/// Speaks like the Action API of a Wikipedia: pages near a position or of a name, their texts
/// and addresses.
enum EncyclopediaService: PlainStubService {
  static let name = "wikipedia"

  /// - Parameter path: below `/wikipedia`: `w/api.php` or `{language}/w/api.php`.
  static func answer(_ path: [String], _ address: StubAddress) -> StubAnswer {
    let language = path.count == 3 ? path[0] : address.query["uselang"] ?? "en"
    if path.count == 3, path[1] == "wiki" { return page(path[2], language) }
    guard path.suffix(2) == ["w", "api.php"], path.count <= 3 else { return .notFound }
    guard address.hasUserAgent else {
      return .text(
        "Please set a user-agent and respect our robot policy.\n", status: 403)
    }
    guard address.query["format"] == "json" else {
      return .text("<!DOCTYPE html><title>MediaWiki API result</title>", status: 200, type: html)
    }
    let query = EncyclopediaQuery(address, language: language)
    return .json(query.result, style: .escapedUnicode)
  }

  private static let html = "text/html"

  private static func page(_ title: String, _ language: String) -> StubAnswer {
    .text(
      "<!DOCTYPE html>\n<html lang=\"\(language)\"><title>\(title)</title>", status: 200, type: html
    )
  }
}
