package import Domain

extension Person: Summarizable {
  package var summary: Summary {
    Summary(
      title: title, position: coordinate, facts: email.map { [.email($0)] } ?? [],
      picture: picture.map { .link($0, from: People.service) })
  }

  package func fact(sortedBy key: String) -> Fact? {
    switch key {
    case "age": age.map(Fact.age)
    case "country": residence.map(Fact.residence)
    default: nil
    }
  }
}

extension Person: Describable {
  package var facts: [Fact] {
    let known: [Fact?] = [
      .picture(picture), gender.map(Fact.gender), age.map(Fact.age),
      dateOfBirth.map(Fact.dateOfBirth), nationality.map(Fact.nationality),
      phone.map(Fact.phone), cell.map(Fact.cell), street.map(Fact.street),
      city.map(Fact.locality), state.map(Fact.state), country.map(Fact.residence),
      postcode.map(Fact.postcode), .position(coordinate), utcOffset.map(Fact.utcOffset),
      email.map(Fact.email),
    ]
    return known.compactMap(\.self)
  }
}

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
