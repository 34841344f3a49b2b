package import Domain

extension Article: Summarizable {
  package var summary: Summary {
    let facts = [Fact.byline(byline ?? ""), .abstract(abstract ?? "")]
    return Summary(
      title: title, facts: facts, picture: image.map { .link($0, from: Articles.service) })
  }

  package func fact(sortedBy key: String) -> Fact? {
    key == "published" ? .published(published) : nil
  }
}

extension Article: Describable {
  package var facts: [Fact] {
    let facts: [Fact?] = [
      Fact("image", Words("Picture", "Imagen"), .picture(image)),
      section.map { Fact("section", Words("Section", "Sección"), .text($0)) },
      byline.map(Fact.byline), .published(published), abstract.map(Fact.abstract),
      Fact("url", Words("Link", "Enlace"), .link(link)),
      places.isEmpty ? nil : Fact("places", Words("Places", "Lugares"), .places(places)),
    ]
    return facts.compactMap(\.self)
  }
}

extension Article: PlaceNaming {
  package var placeNames: [String] { places }
}

extension Fact {
  /// Beside its label, which says that these are the authors, a byline is shown without its "By".
  static func byline(_ byline: String) -> Fact {
    let shown = byline.hasPrefix("By ") ? String(byline.dropFirst(3)) : nil
    return Fact("byline", Words("Author", "Autoría"), .text(byline, shown: shown))
  }

  static func published(_ date: CalendarDate?) -> Fact {
    Fact("published", Words("Published", "Publicado"), .date(date))
  }

  static func abstract(_ text: String) -> Fact {
    Fact(
      "abstract", Words("Abstract", "Resumen"),
      .paragraph(LocalizedText(english: text, spanish: nil)))
  }
}
