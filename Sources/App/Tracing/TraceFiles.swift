import CallTrace
import Catalog

/// What `trace save FILE` writes: the ending says which, and another ending means both.
enum TraceFiles {
  /// The files with what goes into each.
  ///
  /// - `x.mmd`, `x.mermaid`: the sequence diagram.
  /// - `x.json`: the JSON.
  /// - `x`: `x.mmd` and `x.json`.
  /// - `x/`, `.`: a folder, which whoever writes refuses; nothing is hidden in it.
  static func files(_ chapter: TraceChapter, at path: String) -> [Document] {
    func diagram(_ path: String) -> Document {
      Document(path, Array(TraceDiagram.text(chapter).utf8))
    }
    func json(_ path: String) -> Document {
      Document(path, Array((JSONText.text(TraceJSON.value(chapter)) + "\n").utf8))
    }
    if path.hasSuffix(".mmd") || path.hasSuffix(".mermaid") { return [diagram(path)] }
    if path.hasSuffix(".json") { return [json(path)] }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { return [diagram(path)] }
    return [diagram(path + ".mmd"), json(path + ".json")]
  }
}
