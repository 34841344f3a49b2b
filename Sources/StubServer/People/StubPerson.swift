/// A made-up person, as randomuser.me describes people.
///
/// By turns as versions 1.2 (street a string, no country) and 1.4 (street an object) do.
struct StubPerson: Sendable {
  let number: Int
  let base: String
  private let nation: StubNation
  private let isOld: Bool
  private var numbers: SeededNumbers

  init(number: Int, seed: String, base: String) {
    self.number = number
    self.base = base
    nation = StubNation.all[number % StubNation.all.count]
    isOld = (number / StubNation.all.count) % 3 == 1
    numbers = SeededNumbers(seed: "\(seed)/\(number)")
  }

  var json: StubJSON {
    var numbers = numbers
    let isWoman = number % 2 == 0
    let first = nation.first[numbers.number(0...99) % (nation.first.count / 2) * 2 + number % 2]
    let last = numbers.one(of: nation.last)
    let title = isWoman ? ["Ms", "Mrs", "Miss", "Dr"] : ["Mr", "Monsieur", "Dr", "Rev"]
    let year = 1940 + numbers.number(0...64)
    return [
      "gender": .string(isWoman ? "female" : "male"),
      "name": [
        "title": .string(cased(numbers.one(of: title))), "first": .string(cased(first)),
        "last": .string(cased(last)),
      ],
      "location": location(&numbers),
      "email": .string("\(first).\(last)\(number)@example.com".lowercased()),
      "login": login(&numbers),
      "dob": [
        "date": .string(instant(year, &numbers)), "age": .integer(2026 - year),
      ],
      "registered": ["date": .string(instant(2014, &numbers)), "age": 12],
      "phone": .string(filled(nation.phone, &numbers)),
      "cell": .string(filled(nation.phone, &numbers)),
      "id": [
        "name": .string(nation.document ?? ""),
        "value": nation.document == nil ? .null : .string(filled("######-@", &numbers)),
      ],
      "picture": picture(isWoman ? "women" : "men"),
      "nat": .string(nation.code),
    ]
  }

  private func location(_ numbers: inout SeededNumbers) -> StubJSON {
    let house = numbers.number(1...9999)
    let digits = filled(nation.postcode, &numbers)
    let postcode: StubJSON =
      nation.numericPostcode ? Int(digits).map(StubJSON.integer) ?? .null : .string(digits)
    let offset = numbers.one(of: ["+3:30", "-9:00", "0:00", "+5:45", "-11:00", "+1:00", "-3:30"])
    var members: [(String, StubJSON)] = [
      (
        "street",
        isOld
          ? .string("\(house) \(nation.street)".lowercased())
          : ["number": .integer(house), "name": .string(nation.street)]
      ),
      ("city", .string(cased(numbers.one(of: nation.cities)))),
      ("state", .string(cased(numbers.one(of: nation.states)))),
    ]
    if !isOld { members.append(("country", .string(nation.country))) }
    members.append(("postcode", postcode))
    members.append(
      (
        "coordinates",
        [
          "latitude": .string(numbers.degrees(90, digits: 4).description),
          "longitude": .string(numbers.degrees(180, digits: 4).description),
        ]
      ))
    members.append(
      ("timezone", ["offset": .string(offset), "description": "Somewhere, Elsewhere"]))
    return .object(members.map { ($0.0, $0.1) })
  }

  private func login(_ numbers: inout SeededNumbers) -> StubJSON {
    let parts = [8, 4, 4, 4, 12].map { length in
      (0..<length).map { _ in String(numbers.number(0...15), radix: 16) }.joined()
    }
    let digest = (0..<32).map { _ in String(numbers.number(0...15), radix: 16) }.joined()
    return [
      "uuid": .string(parts.joined(separator: "-")), "username": "lantern\(number)",
      "password": "spyglass", "salt": "s4lt", "md5": .string(digest), "sha1": .string(digest),
      "sha256": .string(digest + digest),
    ]
  }

  private func picture(_ folder: String) -> StubJSON {
    let path = "\(folder)/\(number).png"
    return [
      "large": "\(base)/pictures/portraits/\(path)",
      "medium": "\(base)/pictures/portraits/med/\(path)",
      "thumbnail": "\(base)/pictures/portraits/thumb/\(path)",
    ]
  }

  /// Version 1.2 wrote names in lower case and seconds without a fraction.
  private func cased(_ text: String) -> String { isOld ? text.lowercased() : text }

  private func instant(_ year: Int, _ numbers: inout SeededNumbers) -> String {
    let parts = [12, 28, 23, 59, 59].map { limit in
      let value = numbers.number(limit == 12 || limit == 28 ? 1...limit : 0...limit)
      return (value < 10 ? "0" : "") + String(value)
    }
    return "\(year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])"
      + (isOld ? "Z" : ".\(numbers.number(100...999))Z")
  }

  private func filled(_ form: String, _ numbers: inout SeededNumbers) -> String {
    form.map { sign in
      switch sign {
      case "#": String(numbers.number(0...9))
      case "@": numbers.one(of: ["A", "B", "K", "Q", "R", "X"])
      default: String(sign)
      }
    }.joined()
  }
}
