import Domain

extension Fact {
  static func timeZone(_ identifier: String) -> Fact {
    Fact("timezone", Words("Local time", "Hora local"), .timeZone(identifier))
  }

  static func otherNames(_ names: [String]) -> Fact {
    Fact("otherNames", Words("Also called", "También se llama"), .names(names))
  }
}
