/// The ids of PokeAPI.
enum ServiceID {
  /// The number an id is; nil for what can't be one ("007", "pikachu", "-1").
  static func number(_ text: String) -> Int? {
    guard let number = Int(text), number > 0, String(number) == text else { return nil }
    return number
  }
}
