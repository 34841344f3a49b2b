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
