extension Formats {
  /// How long ago something was, in its largest whole unit: "5 min", "3 h", "2 d".
  ///
  /// It is put into "{0} old", "hace {0}". A moment to come, as after the clock was set back, is just
  /// now.
  package func age(_ seconds: Int) -> String {
    let strings = Strings(language)
    return switch seconds {
    case ..<60: strings[ConnectionText.underAMinute]
    case ..<3600: strings(ConnectionText.minutes, String(seconds / 60))
    case ..<86_400: strings(ConnectionText.hours, String(seconds / 3600))
    default: strings(ConnectionText.days, number(seconds / 86_400))
    }
  }
}
