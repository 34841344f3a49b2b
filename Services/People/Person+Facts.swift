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
    let born = Words("Date of birth", "Fecha de nacimiento")
    let facts: [Fact?] = [
      Fact("picture", Words("Picture", "Imagen"), .picture(picture)),
      gender.map { Fact("gender", Words("Gender", "Género"), .term($0.term)) },
      age.map(Fact.age), dateOfBirth.map { Fact("dateOfBirth", born, .date($0)) },
      nationality.map { Fact("nationality", Words("Nationality", "Nacionalidad"), .country($0)) },
      phone.map { Fact("phone", Words("Phone", "Teléfono"), .text($0)) },
      cell.map { Fact("cell", Words("Mobile", "Móvil"), .text($0)) },
      street.map { Fact("street", Words("Street", "Calle"), .text($0)) },
      city.map { Fact("city", Words("City", "Ciudad"), .text($0)) },
      state.map { Fact("state", Words("State", "Estado"), .text($0)) },
      country.map(Fact.residence),
      postcode.map { Fact("postcode", Words("Postcode", "Código postal"), .text($0)) },
      .position(coordinate),
      utcOffset.map { Fact("utcOffset", Words("Local time", "Hora local"), .utcOffset($0)) },
      email.map(Fact.email),
    ]
    return facts.compactMap(\.self)
  }
}

extension Fact {
  static func age(_ years: Int) -> Fact { Fact("age", Words("Age", "Edad"), .years(years)) }

  static func residence(_ name: String) -> Fact {
    Fact("country", Words("Country", "País"), .countryName(name))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail", "Correo"), .text(address))
  }
}
