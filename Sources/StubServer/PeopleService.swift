/// Speaks like randomuser.me.
enum PeopleService {
  /// How many people there are in one seed's pages.
  private static let count = 130

  /// `results` a page, `page` from 1 on, `seed`, and `inc`: members, by comma.
  ///
  /// Pages past the last person are empty.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    guard path.isEmpty else { return .notFound }
    // As the real one: what is no number of people is one, and 5000 is the most.
    let asked = request.number("results") ?? 1
    let size = (1...5000).contains(asked) ? asked : 1
    let page = max(1, request.number("page") ?? 1)
    let seed = request.query["seed"] ?? "stub"
    let (start, overflow) = (page - 1).multipliedReportingOverflow(by: size)
    let included = request.query["inc"]?.split(separator: ",").map(String.init)
    let people = (overflow ? 0..<0 : (0..<count).dropFirst(start).prefix(size)).map { number in
      var person = StubPerson(number: number, seed: seed)
      return person.json(included, request.base)
    }
    return .json([
      "results": .array(people),
      "info": [
        "seed": .string(seed), "results": .integer(people.count), "page": .integer(page),
        // Old and new people take turns; the version written is that of the page.
        "version": page % 2 == 1 ? "1.4" : "1.2",
      ],
    ])
  }
}

/// A made-up person, as randomuser.me describes people.
///
/// By turns as versions 1.2 (street a string, no country) and 1.4 (street an object) do.
private struct StubPerson {
  private let number: Int
  private let nation: StubNation
  private let isOld: Bool
  private var numbers: SeededNumbers

  init(number: Int, seed: String) {
    self.number = number
    nation = StubNation.all[number % StubNation.all.count]
    isOld = (number / StubNation.all.count) % 3 == 1
    numbers = SeededNumbers(seed: "\(seed)/\(number)")
  }

  /// - Parameter included: the members that are wanted; nil for all.
  mutating func json(_ included: [String]?, _ base: String) -> StubJSON {
    let isWoman = number % 2 == 0
    let first = nation.first[numbers.number(0...99) % (nation.first.count / 2) * 2 + number % 2]
    let last = numbers.one(of: nation.last)
    let titles = isWoman ? ["Ms", "Mrs", "Miss", "Dr"] : ["Mr", "Monsieur", "Dr", "Rev"]
    let year = 1940 + numbers.number(0...64)
    let portraits = "\(base)/pictures/portraits"
    let portrait = "\(isWoman ? "women" : "men")/\(number).png"
    let whole: StubJSON = [
      "gender": isWoman ? "female" : "male",
      "name": [
        "title": cased(numbers.one(of: titles)), "first": cased(first), "last": cased(last),
      ],
      "location": location(),
      "email": .string("\(first).\(last)\(number)@example.com".lowercased()),
      "login": login(),
      "dob": ["date": instant(year), "age": .integer(2026 - year)],
      "registered": ["date": instant(2014), "age": 12],
      "phone": .string(filled(nation.phone)),
      "cell": .string(filled(nation.phone)),
      "id": [
        "name": .string(nation.document ?? ""),
        "value": nation.document == nil ? .null : .string(filled("######-@")),
      ],
      "picture": [
        "large": "\(portraits)/\(portrait)", "medium": "\(portraits)/med/\(portrait)",
        "thumbnail": "\(portraits)/thumb/\(portrait)",
      ],
      "nat": .string(nation.code),
    ]
    guard let included, case .object(let members) = whole else { return whole }
    return .object(members.filter { included.contains($0.key) })
  }

  private mutating func location() -> StubJSON {
    let house = numbers.number(1...9999)
    let postcode = filled(nation.postcode)
    let offset = numbers.one(of: ["+3:30", "-9:00", "0:00", "+5:45", "-11:00", "+1:00", "-3:30"])
    return [
      "street": isOld
        ? .string("\(house) \(nation.street)".lowercased())
        : ["number": .integer(house), "name": .string(nation.street)],
      "city": cased(numbers.one(of: nation.cities)),
      "state": cased(numbers.one(of: nation.states)),
      "country": isOld ? nil : .string(nation.country),
      "postcode": nation.hasNumericPostcode ? .integer(Int(postcode) ?? 0) : .string(postcode),
      "coordinates": [
        "latitude": "\(numbers.degrees(90, digits: 4))",
        "longitude": "\(numbers.degrees(180, digits: 4))",
      ],
      "timezone": ["offset": .string(offset), "description": "Somewhere, Elsewhere"],
    ]
  }

  private mutating func login() -> StubJSON {
    let uuid = [8, 4, 4, 4, 12].map { digits($0) }.joined(separator: "-")
    let digest = digits(32)
    return [
      "uuid": .string(uuid), "username": "lantern\(number)", "password": "spyglass",
      "salt": "s4lt", "md5": .string(digest), "sha1": .string(digest),
      "sha256": .string(digest + digest),
    ]
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(numbers.number(0...15), radix: 16) }.joined()
  }

  /// Version 1.2 wrote names in lower case and seconds without a fraction.
  private func cased(_ text: String) -> StubJSON { .string(isOld ? text.lowercased() : text) }

  private mutating func instant(_ year: Int) -> StubJSON {
    let parts = [1...12, 1...28, 0...23, 0...59, 0...59].map { range in
      let value = numbers.number(range)
      return (value < 10 ? "0" : "") + String(value)
    }
    let fraction = isOld ? "" : ".\(numbers.number(100...999))"
    return "\(year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])\(fraction)Z"
  }

  /// A form's digits (`#`) and letters (`@`).
  private mutating func filled(_ form: String) -> String {
    form.map { sign in
      switch sign {
      case "#": String(numbers.number(0...9))
      case "@": numbers.one(of: ["A", "B", "K", "Q", "R", "X"])
      default: String(sign)
      }
    }.joined()
  }
}

/// What people of a country are made from.
private struct StubNation: Sendable {
  let code: String
  let country: String
  let first: [String]
  let last: [String]
  let cities: [String]
  let states: [String]
  let street: String
  /// `#` is a digit, `@` a letter.
  let phone: String
  let postcode: String
  /// The kind of its identity document; nil where it has none, and `id.value` is null.
  let document: String?

  /// Whether a postcode is a number in the answer.
  var hasNumericPostcode: Bool { postcode.allSatisfy { $0 == "#" } }

  static let all: [StubNation] = [
    .init(
      code: "ES", country: "Spain", first: ["Amparo", "Íñigo", "Lucía", "Joaquín"],
      last: ["Catalá", "Muñoz", "Peña", "Robledo"], cities: ["Alcorcón", "Gijón", "Cádiz"],
      states: ["Cataluña", "Aragón", "La Rioja"], street: "Calle del Farol", phone: "9##-###-###",
      postcode: "#####", document: "DNI"),
    .init(
      code: "US", country: "United States", first: ["Harriet", "Wesley", "June", "Otis"],
      last: ["Quill", "Harrow", "O'Shea", "Larkspur"], cities: ["Millbrook", "Cedar Falls"],
      states: ["Oregon", "Maine", "Ohio"], street: "Lantern St", phone: "(###) ###-####",
      postcode: "#####", document: "SSN"),
    .init(
      code: "GB", country: "United Kingdom", first: ["Imogen", "Rupert", "Elsie", "Alfie"],
      last: ["Thistlewood", "Penhallow", "Ashdown"], cities: ["Wells", "St Albans", "Ely"],
      states: ["Kent", "Fife", "County Antrim"], street: "Kings Wharf", phone: "01### ######",
      postcode: "@@# #@@", document: "NINO"),
    .init(
      code: "IR", country: "Iran", first: ["پرنیان", "کیان", "مهرناز", "آرش"],
      last: ["ستارهبان", "دریایی", "کوهیار"], cities: ["شیراز", "یزد", "کرمان"],
      states: ["فارس", "گیلان"], street: "خیابان فانوس", phone: "0##-########",
      postcode: "#####", document: nil),
    .init(
      code: "NO", country: "Norway", first: ["Åse", "Bjørn", "Liv", "Eirik"],
      last: ["Øygard", "Fjellstad", "Næss"], cities: ["Bergsvik", "Sørhavn"],
      states: ["Nordland", "Møre og Romsdal"], street: "Fyrtårnveien", phone: "########",
      postcode: "0###", document: "FN"),
    .init(
      code: "CA", country: "Canada", first: ["Noémie", "Liam", "Zoé", "Émile"],
      last: ["Tremblée", "Grandmaison", "MacAllister"], cities: ["Trois-Ports", "Elmvale"],
      states: ["Québec", "Nova Scotia"], street: "Rue du Phare", phone: "@##-@##-####",
      postcode: "@#@ #@#", document: "SIN"),
    .init(
      code: "DE", country: "Germany", first: ["Anneliese", "Jürgen", "Käthe", "Matthäus"],
      last: ["Weißhaupt", "Fernrohr", "Schäfer"], cities: ["Neustadt", "Grünau", "Waren (Müritz)"],
      states: ["Hessen", "Thüringen"], street: "Leuchtturmstraße", phone: "0###-#######",
      postcode: "0####", document: "SVNR"),
    .init(
      code: "AU", country: "Australia", first: ["Matilda", "Jarrah", "Isla", "Banjo"],
      last: ["Winter-Brook", "Coolamon"], cities: ["Port Glass", "Wattle Flat"],
      states: ["Queensland", "Tasmania"], street: "Spyglass Rd", phone: "0#-####-####",
      postcode: "####", document: "TFN"),
  ]
}
