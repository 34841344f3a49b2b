/// Writes an article as The New York Times does, or did.
struct ArticleJSON: Sendable {
  let article: StubArticle
  let index: Int
  let rank: Int
  /// The shape of 2019: facets in capitals, and `""` for an empty list.
  let isOld: Bool
  /// Written as `2026-11-21`.
  let day: String
  let base: String

  var json: StubJSON {
    let id = StubJSON.integer(100_000_000_000_000 + index)
    let path = day.split(separator: "-").joined(separator: "/")
    let page = "\(base)/read/\(path)/\(ArticleService.slug(article)).html"
    var members: [(key: String, value: StubJSON)] = [
      ("uri", "nyt://article/00000000-0000-0000-0000-\(String(100_000_000_000 + index))"),
      ("url", .string(page)),
      ("id", id),
      ("asset_id", id),
      ("source", .string(isOld ? "The New York Times" : "New York Times")),
      ("published_date", .string(day)),
    ]
    if isOld {
      members.append(("views", .integer(rank)))
    } else {
      members += [
        ("updated", "\(day) 17:01:14"),
        ("subsection", .string(article.subsection)),
        ("nytdsection", .string(article.section.lowercased())),
      ]
    }
    members += [
      ("section", .string(article.section)),
      ("adx_keywords", .string(article.places.joined(separator: ";"))),
      ("column", .null),
      ("byline", .string(isOld ? article.byline.uppercasedNames : article.byline)),
      ("type", .string(article.kind)),
      ("title", .string(article.title)),
      ("abstract", .string(article.abstract)),
      ("des_facet", facet(index % 3 == 0 ? [] : ["Lighthouses", "Voyages"])),
      ("org_facet", facet([])),
      ("per_facet", facet(index % 4 == 0 ? ["Marlowe, Ada (1951- )"] : [])),
      ("geo_facet", facet(article.places)),
      ("media", media),
    ]
    if !isOld { members.append(("eta_id", 0)) }
    return .object(members)
  }

  private func facet(_ values: [String]) -> StubJSON {
    if isOld, values.isEmpty { return "" }
    return .array(values.map { .string(isOld ? $0.uppercased() : $0) })
  }

  private var media: StubJSON {
    if index % 6 == 5 { return isOld ? "" : [] }
    let formats = [
      ("Standard Thumbnail", "thumbStandard", 75, 75),
      ("mediumThreeByTwo210", "mediumThreeByTwo210", 140, 210),
      ("mediumThreeByTwo440", "mediumThreeByTwo440", 293, 440),
    ]
    return [
      [
        "type": "image", "subtype": "photo",
        "caption": index % 2 == 0 ? "" : "The harbor at dawn.",
        "copyright": "The Stub", "approved_for_syndication": 1,
        "media-metadata": .array(
          formats.map { format, file, height, width in
            [
              "url": "\(base)/pictures/articles/\(index)-\(file).png", "format": .string(format),
              "height": .integer(height), "width": .integer(width),
            ]
          }),
      ]
    ]
  }
}

extension String {
  /// Bylines of old: `By ADA MARLOWE and BEN OAKS`.
  fileprivate var uppercasedNames: String {
    split(separator: " ").map { $0 == "By" || $0 == "and" ? String($0) : $0.uppercased() }
      .joined(separator: " ")
  }
}
