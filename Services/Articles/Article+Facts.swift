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
    let known: [Fact?] = [
      .image(image), section.map(Fact.section), byline.map(Fact.byline), .published(published),
      abstract.map(Fact.abstract), .link(link), places.isEmpty ? nil : .places(places),
    ]
    return known.compactMap(\.self)
  }
}

extension Article: PlaceNaming {
  package var placeNames: [String] { places }
}

extension Fact {
  static func image(_ link: WebLink?) -> Fact {
    Fact("image", Words("Picture", "Imagen"), .picture(link))
  }

  static func section(_ name: String) -> Fact {
    Fact("section", Words("Section", "Sección"), .text(name))
  }

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

  static func link(_ link: WebLink?) -> Fact { Fact("url", Words("Link", "Enlace"), .link(link)) }

  static func places(_ names: [String]) -> Fact {
    Fact("places", Words("Places", "Lugares"), .places(names))
  }
}
