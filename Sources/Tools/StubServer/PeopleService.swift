/// Answers like randomuser.me, as far as the program uses it.
enum PeopleService {
  /// The number of people in the pages of one seed.
  private static let count = 130

  /// Reads `results` (people a page), `page` (from 1 on) and `seed`.
  ///
  /// A page past the last person is empty.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    guard path.isEmpty else { return .notFound }
    // The real service takes a number outside 1 to 5000 for one person, and so does this.
    let asked = request.number("results") ?? 1
    let size = (1...5000).contains(asked) ? asked : 1
    let seed = request.query["seed"] ?? "stub"
    let page = max(1, request.number("page") ?? 1)
    let (start, overflow) = (page - 1).multipliedReportingOverflow(by: size)
    let people = (overflow ? 0..<0 : (0..<count).dropFirst(start).prefix(size)).map { number in
      var person = StubPerson(number: number, seed: seed)
      return person.json(request.base)
    }
    return .json(["results": .array(people)])
  }
}

/// A made-up person, in the JSON of randomuser.me.
///
/// One in three has the JSON of version 1.2 (street a string, no country), the others that of
/// 1.4 (street an object).
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

  mutating func json(_ base: String) -> StubJSON {
    let isWoman = number % 2 == 0
    let first = nation.first[numbers.number(0...99) % (nation.first.count / 2) * 2 + number % 2]
    let last = numbers.one(of: nation.last)
    let titles = isWoman ? ["Ms", "Mrs", "Miss", "Dr"] : ["Mr", "Monsieur", "Dr", "Rev"]
    let year = 1940 + numbers.number(0...64)
    return [
      "gender": isWoman ? "female" : "male",
      "name": [
        "title": cased(numbers.one(of: titles)), "first": cased(first), "last": cased(last),
      ],
      "location": location(),
      "email": .string("\(first).\(last)\(number)@example.com".lowercased()),
      "login": ["uuid": uuid()],
      "dob": ["date": birth(year), "age": .integer(2026 - year)],
      "phone": .string(filled(nation.phone)),
      "cell": .string(filled(nation.phone)),
      "picture": ["large": "\(base)/pictures/portraits/\(isWoman ? "women" : "men")/\(number).png"],
      "nat": .string(nation.code),
    ]
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
      // A postcode of digits alone is a number.
      "postcode": nation.postcode.allSatisfy { $0 == "#" }
        ? .integer(Int(postcode) ?? 0) : .string(postcode),
      "coordinates": [
        "latitude": "\(numbers.degrees(90, digits: 4))",
        "longitude": "\(numbers.degrees(180, digits: 4))",
      ],
      "timezone": ["offset": .string(offset)],
    ]
  }

  private mutating func uuid() -> StubJSON {
    let parts = [8, 4, 4, 4, 12].map { digits($0) }
    // The password's hash is drawn but not sent: without it the numbers after it would be others,
    // and each seed would have other people.
    _ = digits(32)
    return .string(parts.joined(separator: "-"))
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(numbers.number(0...15), radix: 16) }.joined()
  }

  /// Writes a text as the person's version does: 1.2 wrote names in lower case, and seconds without
  /// a fraction.
  private func cased(_ text: String) -> StubJSON { .string(isOld ? text.lowercased() : text) }

  private mutating func birth(_ year: Int) -> StubJSON {
    let date = instant(year)
    // The date of registration is drawn but not sent, for the same reason.
    _ = instant(2014)
    return date
  }

  private mutating func instant(_ year: Int) -> StubJSON {
    let parts = [1...12, 1...28, 0...23, 0...59, 0...59].map { range in
      let value = numbers.number(range)
      return (value < 10 ? "0" : "") + String(value)
    }
    let fraction = isOld ? "" : ".\(numbers.number(100...999))"
    return "\(year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])\(fraction)Z"
  }

  /// Fills a form: `#` becomes a digit and `@` a letter.
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

/// The parts that people of a country are made from.
///
/// In phones and postcodes `#` is a digit and `@` a letter.
private struct StubNation: Sendable {
  let code: String
  let country: String
  let first: [String]
  let last: [String]
  let cities: [String]
  let states: [String]
  let street: String
  let phone: String
  let postcode: String

  private init(_ fields: [String]) {
    (code, country, street) = (fields[0], fields[1], fields[6])
    (phone, postcode) = (fields[7], fields[8])
    let lists = fields[2...5].map { $0.split(separator: ",").map(String.init) }
    (first, last, cities, states) = (lists[0], lists[1], lists[2], lists[3])
  }

  static let all = StubTable.records(table).map(StubNation.init)

  /// Two lines for each country: code, country, first names of women and men by turns, family
  /// names; then cities, states, street, phone, postcode.
  private static let table = """
    ES|Spain|Amparo,Íñigo,Lucía,Joaquín|Catalá,Muñoz,Peña,Robledo|Alcorcón,Gijón,Cádiz
    Cataluña,Aragón,La Rioja|Calle del Farol|9##-###-###|#####
    US|United States|Harriet,Wesley,June,Otis|Quill,Harrow,O'Shea,Larkspur|Millbrook,Cedar Falls
    Oregon,Maine,Ohio|Lantern St|(###) ###-####|#####
    GB|United Kingdom|Imogen,Rupert,Elsie,Alfie|Thistlewood,Penhallow,Ashdown|Wells,St Albans,Ely
    Kent,Fife,County Antrim|Kings Wharf|01### ######|@@# #@@
    IR|Iran|پرنیان,کیان,مهرناز,آرش|ستارهبان,دریایی,کوهیار|شیراز,یزد,کرمان
    فارس,گیلان|خیابان فانوس|0##-########|#####
    NO|Norway|Åse,Bjørn,Liv,Eirik|Øygard,Fjellstad,Næss|Bergsvik,Sørhavn
    Nordland,Møre og Romsdal|Fyrtårnveien|########|0###
    CA|Canada|Noémie,Liam,Zoé,Émile|Tremblée,Grandmaison,MacAllister|Trois-Ports,Elmvale
    Québec,Nova Scotia|Rue du Phare|@##-@##-####|@#@ #@#
    DE|Germany|Anneliese,Jürgen,Käthe,Matthäus|Weißhaupt,Fernrohr,Schäfer
    Neustadt,Grünau,Waren (Müritz)|Hessen,Thüringen|Leuchtturmstraße|0###-#######|0####
    AU|Australia|Matilda,Jarrah,Isla,Banjo|Winter-Brook,Coolamon|Port Glass,Wattle Flat
    Queensland,Tasmania|Spyglass Rd|0#-####-####|####
    """
}

/// Reads tables whose records are two lines each, with `|` between the fields.
enum StubTable {
  static func records(_ table: String) -> [[String]] {
    let lines = table.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { row in
      "\(lines[row])|\(lines[row + 1])".split(separator: "|", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }
}
