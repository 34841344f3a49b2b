package import Domain

extension Specimen: Summarizable {
  package var summary: Summary {
    Summary(title: title, facts: abstract.map { [.abstract($0)] } ?? [])
  }
}

extension Specimen: Describable {
  package var facts: [Fact] {
    let known: [Fact?] = [.published(published), abstract.map(Fact.abstract), .link(link)]
    return known.compactMap(\.self)
  }
}
