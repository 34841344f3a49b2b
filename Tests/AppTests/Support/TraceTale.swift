import CallTrace

/// Lines of a trace without their times.
enum TraceTale {
  static func text(_ line: TraceLine) -> String { untimed(TraceLineText().text(line)) }

  /// A line as it is shown, without its time.
  static func untimed(_ line: String) -> String { String(line.dropFirst(10)) }
}
