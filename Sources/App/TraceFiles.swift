import Catalog
import CommandLine
import Trace

/// What `trace save FILE` writes: the ending says which, and another ending means both.
enum TraceFiles {
  /// The files with what goes into each.
  ///
  /// - `x.mmd`, `x.mermaid`: the sequence diagram.
  /// - `x.json`: the JSON.
  /// - `x`: `x.mmd` and `x.json`.
  /// - `x/`, `.`: a folder, which whoever writes refuses; nothing is hidden in it.
  static func files(_ trace: ScreenTrace, at path: String) -> [Document] {
    func diagram(_ path: String) -> Document {
      Document(path, Array(TraceDiagram.text(trace).utf8))
    }
    func json(_ path: String) -> Document {
      Document(path, Array((JSONText.text(Self.json(trace)) + "\n").utf8))
    }
    if path.hasSuffix(".mmd") || path.hasSuffix(".mermaid") { return [diagram(path)] }
    if path.hasSuffix(".json") { return [json(path)] }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { return [diagram(path)] }
    return [diagram(path + ".mmd"), json(path + ".json")]
  }

  private static func json(_ trace: ScreenTrace) -> JSONValue {
    .object([
      ("screen", .string(trace.title)), ("dropped", .integer(trace.dropped)),
      ("calls", .array(trace.entries.map(json))),
    ])
  }

  /// Times are in microseconds; `began` since the program began to trace.
  private static func json(_ entry: TraceEntry) -> JSONValue {
    .object([
      ("number", .integer(entry.number)), ("parent", .integer(entry.parent)),
      ("kind", .string(entry.kind.rawValue)), ("from", .string(entry.from.name)),
      ("to", .string(entry.to.name)), ("message", .string(entry.message)),
      ("outcome", .string(entry.outcome)), ("failed", .bool(entry.isFailure)),
      ("beganMicroseconds", .integer(entry.began.wholeMicroseconds)),
      ("tookMicroseconds", .integer(entry.took?.wholeMicroseconds)),
      ("ended", .integer(entry.ended)),
    ])
  }
}
