/// The facts of a command that ArgumentParser has no place for.
///
/// Its page of help and the manual page have them from here.
package struct CommandUsage {
  /// The names that lead to the command, with spaces between them.
  ///
  /// The program's path is empty.
  package let path: String
  /// The ways in which the operands go together, such as "CATALOG ID|NAME".
  ///
  /// A word that is typed as it is has small letters. Empty if each declared operand says enough.
  package let forms: [String]
  /// Whole command lines.
  package let examples: [String]

  private init(_ path: String, forms: [String] = [], examples: [String]) {
    self.path = path
    self.forms = forms
    self.examples = examples
  }

  /// Returns the usage of a command; `nil` if nothing more is known of it than its arguments.
  package static func of(_ path: [String]) -> CommandUsage? {
    let path = path.joined(separator: " ")
    return all.first { $0.path == path }
  }

  /// The words that may stand in place of a name.
  package static var names: [String] {
    all.map(\.path).filter { !$0.isEmpty && !$0.contains(" ") } + ["help"]
  }

  package static let all = [
    CommandUsage(
      "", forms: ["", "NAME", "COMMAND"],
      examples: ["catalejo paris", "catalejo --open cities/3936456/map"]),
    CommandUsage(
      "session", forms: ["", "NAME"],
      examples: ["catalejo new york", #"printf '/lima, pe\n1\n' | catalejo"#]),
    CommandUsage(
      "list",
      examples: [
        #"catalejo list cities --search "sao pau" --json"#,
        #"catalejo list cities --sort population --limit 5 --format '{name}\t{population}'"#,
      ]),
    CommandUsage(
      "pick", forms: ["[CATALOG]"],
      examples: [
        "catalejo pick --in everything",
        "catalejo pick cities --format '{latitude},{longitude}'",
      ]),
    CommandUsage(
      "detail", forms: ["CATALOG ID|NAME"],
      examples: ["catalejo detail cities lima", "catalejo detail pokemon 25 --json"]),
    CommandUsage(
      "map", forms: ["CATALOG", "CATALOG ID|NAME", "POSITION", "favorites", "FILE..."],
      examples: [
        "catalejo map cities lima --zoom 6", "tail -f points.csv | catalejo map - --follow",
      ]),
    CommandUsage(
      "compare", forms: ["NAME NAME", "CATALOG ID|NAME ID|NAME"],
      examples: ["catalejo compare lima bogotá", "catalejo compare pokemon 6 9 --json"]),
    CommandUsage(
      "where", forms: ["POSITION", "[FILE]"],
      examples: ["catalejo where 41.4,2.2 --json", "catalejo where points.csv --columns y,x"]),
    CommandUsage(
      "favorites", forms: ["COMMAND"],
      examples: ["catalejo favorites", "catalejo favorites add cities 3936456"]),
    CommandUsage(
      "favorites list", examples: ["catalejo favorites list", "catalejo favorites list --json"]),
    CommandUsage(
      "favorites add",
      examples: [
        "catalejo favorites add cities 3936456 3117735", "catalejo favorites add pokemon 25",
      ]),
    CommandUsage(
      "favorites remove",
      examples: [
        "catalejo favorites remove cities 3936456", "catalejo favorites remove pokemon 25 --json",
      ]),
    CommandUsage(
      "favorites export",
      examples: [
        "catalejo favorites export - --as csv > favorites.csv",
        "catalejo favorites export favorites.gpx --force",
      ]),
    CommandUsage(
      "favorites import",
      examples: [
        "catalejo favorites import favorites.json",
        "catalejo favorites import - < favorites.json",
      ]),
    CommandUsage(
      "recent", examples: ["catalejo recent --limit 5", "catalejo recent --json"]),
    CommandUsage(
      "refresh",
      examples: ["catalejo refresh people pokemon", "catalejo refresh cities --embedded"]),
    CommandUsage(
      "places", forms: ["COMMAND"],
      examples: ["catalejo places", "catalejo places add peru es"]),
    CommandUsage("places list", examples: ["catalejo places list", "catalejo places list --json"]),
    CommandUsage(
      "places add", forms: ["COUNTRY...", "all", "FILE..."],
      examples: ["catalejo places add PE bolivia", "catalejo places add cities500.zip"]),
    CommandUsage(
      "places remove", examples: ["catalejo places remove PE", "catalejo places remove cities500"]),
    CommandUsage(
      "places refresh", examples: ["catalejo places refresh", "catalejo places refresh --json"]),
    CommandUsage(
      "set", forms: ["[KEY [VALUE]]", "edit"],
      examples: ["catalejo set theme dark", "catalejo set edit"]),
    CommandUsage(
      "tiles", forms: ["[clear]"], examples: ["catalejo tiles", "catalejo tiles clear"]),
    CommandUsage("doctor", examples: ["catalejo doctor", "catalejo doctor --offline"]),
    CommandUsage("about", examples: ["catalejo about", "catalejo about --lang es"]),
  ]
}
