/// Reads how far a clock is ahead of Greenwich.
enum UTCOffset {
  /// Minutes east of Greenwich from "+5:30", "-10:00" or "0:00"; nil for what no clock on Earth
  /// shows.
  static func minutes(_ text: String) -> Int? {
    let isWest = text.hasPrefix("-")
    let digits = isWest || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      digits.utf8.allSatisfy({ $0 == 0x3A || (0x30...0x39).contains($0) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60, hours <= 14
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
