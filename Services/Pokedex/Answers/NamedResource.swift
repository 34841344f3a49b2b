/// PokeAPI's way to point at something: its name, and an address that ends with its id.
struct NamedResource: Decodable, Sendable {
  let name: String
  /// Nil where the address has no number at its end, or is missing.
  let id: Int?

  private enum Key: String, CodingKey { case name, url }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.name(.name)
    id = values.lenient(String.self, .url).flatMap(Self.id)
  }

  /// The last component of an address, whole ("https://…/item/1/") or not ("/api/v2/item/1/").
  static func id(inAddress text: String) -> Int? {
    let path = text.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").last else { return nil }
    return ServiceID.number(String(last))
  }
}

/// The ids of PokeAPI.
enum ServiceID {
  /// The number an id is; nil for what can't be one ("007", "pikachu", "-1").
  static func number(_ text: String) -> Int? {
    guard let number = Int(text), number > 0, String(number) == text else { return nil }
    return number
  }
}
