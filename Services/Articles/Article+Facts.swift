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
