import CallTrace

/// Writes a chapter as JSON, for programs.
enum TraceJSON {
  static func value(_ chapter: TraceChapter) -> JSONValue {
    .object([
      "screen": .string(chapter.title), "dropped": .integer(chapter.dropped),
      "calls": .array(chapter.entries.map(value)),
    ])
  }

  /// Times are in microseconds; `began` since the program began to trace.
  private static func value(_ entry: TraceEntry) -> JSONValue {
    .object([
      "number": .integer(entry.number), "parent": integer(entry.parent),
      "kind": .string(entry.kind.rawValue), "from": .string(entry.from.name),
      "to": .string(entry.to.name), "message": .string(entry.message),
      "outcome": entry.outcome.map { .string($0) } ?? .null, "failed": .bool(entry.isFailure),
      "beganMicroseconds": .integer(entry.beganMicroseconds),
      "tookMicroseconds": integer(entry.tookMicroseconds), "ended": integer(entry.ended),
    ])
  }

  private static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
}
