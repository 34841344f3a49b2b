/// Writes the figures of tracks.
extension Formats {
  /// Returns the length of a way: in metres below a kilometre, in tenths of one below a hundred.
  package func way(metres: Double) -> String {
    let whole = Int(metres.rounded())
    if whole < 1000 { return "\(whole) m" }
    let tenths = Int((metres / 100).rounded())
    return tenths < 1000
      ? NumberFormat.decimal(tenths, places: 1, language) + " km" : kilometres(metres / 1000)
  }

  /// Returns a height in whole metres ("1,530 m").
  package func height(metres: Double) -> String { number(Int(metres.rounded())) + " m" }

  /// Returns a duration in hours and minutes, or in seconds if it is less than a minute.
  package func duration(_ seconds: Double) -> String {
    let strings = Strings(language)
    let whole = Int(seconds.rounded())
    guard whole >= 60 else { return strings("{0} s", String(whole)) }
    let (hours, minutes) = Int((seconds / 60).rounded()).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return strings("{0} min", String(minutes)) }
    if minutes == 0 { return strings("{0} h", number(hours)) }
    return strings("{0} h {1} min", number(hours), String(minutes))
  }

  /// Returns a speed in kilometres an hour, of metres a second.
  package func speed(_ metres: Double) -> String { kilometres(metres * 3.6) + "/h" }

  /// Returns a number of any size with three digits that count, or all before the decimal sign.
  package func value(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return String(number) }
    guard abs(number) < 100, number != number.rounded() else {
      return NumberFormat.whole(Int(number.rounded()), language)
    }
    let hundredths = Int((number * 100).rounded())
    return abs(number) < 10 && !hundredths.isMultiple(of: 10)
      ? NumberFormat.decimal(hundredths, places: 2, language)
      : NumberFormat.decimal(Int((number * 10).rounded()), places: 1, language)
  }
}
