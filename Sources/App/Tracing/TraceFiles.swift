import CallTrace

/// What `trace save FILE` writes: the ending says which, and another ending means both.
enum TraceFiles {
  /// The files with what goes into each.
  ///
  /// - `x.mmd`, `x.mermaid`: the sequence diagram.
  /// - `x.json`: the JSON.
  /// - `x`: `x.mmd` and `x.json`.
  /// - `x/`, `.`: a folder, which whoever writes refuses; nothing is hidden in it.
  static func files(_ chapter: TraceChapter, at path: String) -> [(path: String, text: String)] {
    let diagram = { TraceDiagram.text(chapter) }
    let json = { JSONText.text(TraceJSON.value(chapter)) + "\n" }
    if path.hasSuffix(".mmd") || path.hasSuffix(".mermaid") { return [(path, diagram())] }
    if path.hasSuffix(".json") { return [(path, json())] }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { return [(path, diagram())] }
    return [(path + ".mmd", diagram()), (path + ".json", json())]
  }
}
