import Foundation
import Logging

/// Brings what is logged to the debug log: redacted, on safe lines, with the time in front.
struct DebugLogHandler: LogHandler {
  let log: DebugLog
  let redactor: Redactor

  var logLevel: Logger.Level = .debug
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  init(_ log: DebugLog, redactor: Redactor) {
    self.log = log
    self.redactor = redactor
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    guard log.isOn else { return }
    let lines = LogText.lines(redactor.redacted(event.message.description))
    let time = Date.now.formatted(.iso8601)
    log.write(["\(time) \(event.level)  \(lines[0])"] + lines.dropFirst().map { "    " + $0 })
  }
}
