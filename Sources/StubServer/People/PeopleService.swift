/// Speaks like randomuser.me.
enum PeopleService {
  /// How many people there are in one seed's pages.
  static let count = 130

  /// `results` a page, `page` from 1 on, `seed`, `inc` and `exc` (members, by comma), `nat`, `format`.
  ///
  /// Pages past the last person are empty.
  static func answer(_ address: StubAddress) -> StubAnswer {
    // As the real one: what is no number of people is one, and 5000 is the most.
    let asked = address.number("results") ?? 1
    let size = (1...5000).contains(asked) ? asked : 1
    let page = max(1, address.number("page") ?? 1)
    let seed = address.query["seed"].flatMap { $0.isEmpty ? nil : $0 } ?? "stub"
    let (start, overflow) = (page - 1).multipliedReportingOverflow(by: size)
    let numbers = overflow || start >= count ? 0..<0 : start..<min(start + size, count)
    let people = numbers.map { person($0, seed, address) }
    return .json([
      "results": .array(people),
      "info": [
        "seed": .string(seed), "results": .integer(people.count), "page": .integer(page),
        "version": .string(version(of: page)),
      ],
    ])
  }

  /// Old and new answers take turns by person; the version written is that of the page.
  private static func version(of page: Int) -> String { page % 2 == 1 ? "1.4" : "1.2" }

  private static func person(_ number: Int, _ seed: String, _ address: StubAddress) -> StubJSON {
    let whole = StubPerson(number: number, seed: seed, base: address.base).json
    guard case .object(var members) = whole else { return whole }
    if let included = names(address.query["inc"]) {
      members.removeAll { !included.contains($0.key) }
    }
    if let excluded = names(address.query["exc"]) {
      members.removeAll { excluded.contains($0.key) }
    }
    return .object(members)
  }

  private static func names(_ list: String?) -> Set<String>? {
    guard let list, !list.isEmpty else { return nil }
    return Set(list.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }
}
