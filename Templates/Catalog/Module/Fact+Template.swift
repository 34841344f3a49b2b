import Domain

extension Fact {
  static func published(_ date: CalendarDate?) -> Fact {
    Fact("published", Words("Published", "Publicado"), .date(date))
  }

  static func abstract(_ text: String) -> Fact {
    Fact(
      "abstract", Words("Abstract", "Resumen"),
      .paragraph(LocalizedText(english: text, spanish: nil)))
  }

  static func link(_ link: WebLink?) -> Fact { Fact("url", Words("Link", "Enlace"), .link(link)) }
}
