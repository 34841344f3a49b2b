import Remote

/// Turns the log of exchanges on and off while the program runs.
struct LogSwitch: Sendable {
  private let log: DebugLog
  private let sink: any LogSink
  /// Where the log goes, as it is said.
  let place: String

  init(_ log: DebugLog, sink: any LogSink, place: String) {
    self.log = log
    self.sink = sink
    self.place = place
  }

  var isOn: Bool { log.isOn }

  func turn(on: Bool) {
    if on { log.turnOn(to: sink) } else { log.turnOff() }
  }
}
