import Domain

extension Fact {
  static func picture(_ link: WebLink?) -> Fact {
    Fact("picture", Words("Picture", "Imagen"), .picture(link))
  }

  static func gender(_ gender: Gender) -> Fact {
    let words = gender == .female ? Words("female", "mujer") : Words("male", "hombre")
    return Fact("gender", Words("Gender", "Género"), .term(Term(gender.rawValue, words)))
  }

  static func age(_ years: Int) -> Fact { Fact("age", Words("Age", "Edad"), .years(years)) }

  static func dateOfBirth(_ date: CalendarDate) -> Fact {
    Fact("dateOfBirth", Words("Date of birth", "Fecha de nacimiento"), .date(date))
  }

  static func nationality(_ code: String) -> Fact {
    Fact("nationality", Words("Nationality", "Nacionalidad"), .country(code))
  }

  static func phone(_ number: String) -> Fact {
    Fact("phone", Words("Phone", "Teléfono"), .text(number))
  }

  static func cell(_ number: String) -> Fact {
    Fact("cell", Words("Mobile", "Móvil"), .text(number))
  }

  static func street(_ street: String) -> Fact {
    Fact("street", Words("Street", "Calle"), .text(street))
  }

  static func locality(_ name: String) -> Fact {
    Fact("city", Words("City", "Ciudad"), .text(name))
  }

  static func state(_ name: String) -> Fact { Fact("state", Words("State", "Estado"), .text(name)) }

  static func residence(_ name: String) -> Fact {
    Fact("country", Words("Country", "País"), .countryName(name))
  }

  static func postcode(_ code: String) -> Fact {
    Fact("postcode", Words("Postcode", "Código postal"), .text(code))
  }

  static func utcOffset(_ minutes: Int) -> Fact {
    Fact("utcOffset", Words("Local time", "Hora local"), .utcOffset(minutes))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail", "Correo"), .text(address))
  }
}
