package import Domain

/// The words of commands.
///
/// A text has the words of a language with blanks between them, and help shows the first. The words of
/// every language work in each of them.
package enum VerbText {
  /// The verbs of the command tables.
  package static let all: [Words] = [
    Words("search", context: "verb"),
    Words("filter", context: "verb"),
    Words("sort", context: "verb"),
    Words("clear", context: "verb"),
    Words("all", context: "verb"),
    Words("starred", context: "verb"),
    Words("open", context: "verb"),
    Words("down", context: "verb"),
    Words("up", context: "verb"),
    Words("next", context: "verb"),
    Words("prev", context: "verb"),
    Words("page", context: "verb"),
    Words("grid", context: "verb"),
    Words("rows", context: "verb"),
    Words("map", context: "verb"),
    Words("+", context: "verb"),
    Words("-", context: "verb"),
    Words("n", context: "verb"),
    Words("s", context: "verb"),
    Words("e", context: "verb"),
    Words("w", context: "verb"),
    Words("zoom", context: "verb"),
    Words("center", context: "verb"),
    Words("fit", context: "verb"),
    Words("goto", context: "verb"),
    Words("find", context: "verb"),
    Words("nearby", context: "verb"),
    Words("what", context: "verb"),
    Words("where", context: "verb"),
    Words("distance", context: "verb"),
    Words("graticule", context: "verb"),
    Words("color", context: "verb"),
    Words("size", context: "verb"),
    Words("night", context: "verb"),
    Words("favorites", context: "verb"),
    Words("fav", context: "verb"),
    Words("remove", context: "verb"),
    Words("undo", context: "verb"),
    Words("export", context: "verb"),
    Words("import", context: "verb"),
    Words("info", context: "verb"),
    Words("compare", context: "verb"),
    Words("names", context: "verb"),
    Words("picture", context: "verb"),
    Words("open-url", context: "verb"),
    Words("copy", context: "verb"),
    Words("share", context: "verb"),
    Words("recent", context: "verb"),
    Words("home", context: "verb"),
    Words("back", context: "verb"),
    Words("q", context: "verb"),
    Words("quit", context: "verb"),
    Words("refresh", context: "verb"),
    Words("retry", context: "verb"),
    Words("offline", context: "verb"),
    Words("network", context: "verb"),
    Words("tiles", context: "verb"),
    Words("relief", context: "verb"),
    Words("lang", context: "verb"),
    Words("theme", context: "verb"),
    Words("mouse", context: "verb"),
    Words("keys", context: "verb"),
    Words("bar", context: "verb"),
    Words("history", context: "verb"),
    Words("set", context: "verb"),
    Words("help", context: "verb"),
    Words("status", context: "verb"),
    Words("about", context: "verb"),
    Words("debug", context: "verb"),
    Words("trace", context: "verb"),
  ]
}

extension Strings {
  /// Returns the words for a verb in this language, the shown one first; in English the verb itself.
  ///
  /// A verb without a translation has none.
  package func verbs(_ name: String) -> [String] {
    guard language != .english else { return [name] }
    let words = Words.translation(of: name, context: "verb", in: language) ?? ""
    return words.split(separator: " ").map(String.init)
  }

  /// Returns the verb of a command in this language; a verb without a translation stays.
  package func verb(_ name: String) -> String { verbs(name).first ?? name }
}

/// The placeholders in the usage of a command, and the words that are arguments themselves.
///
/// `scripts/texts` finds them here; the program looks them up as they are typed.
package enum ArgumentText {
  package static let all: [Words] = [
    // The placeholders.
    Words("TEXT", context: "argument"),
    Words("KIND", context: "argument"),
    Words("KEY", context: "argument"),
    Words("VALUE", context: "argument"),
    Words("FILE", context: "argument"),
    Words("COMMAND", context: "argument"),
    Words("TOPIC", context: "argument"),
    Words("COUNTRY", context: "argument"),
    Words("NAME", context: "argument"),
    Words("CATALOG", context: "argument"),
    Words("PLACE", context: "argument"),
    Words("POSITION", context: "argument"),
    Words("SOURCE", context: "argument"),
    Words("COLUMN", context: "argument"),
    Words("on", context: "argument"),
    Words("off", context: "argument"),
    Words("clear", context: "argument"),
    Words("refresh", context: "argument"),
    Words("SOURCE", context: "argument"),
    Words("save", context: "argument"),
    Words("all", context: "argument"),
    Words("favorites", context: "argument"),
    Words("results", context: "argument"),
    Words("yes", context: "argument"),
    Words("no", context: "argument"),
    Words("catalog", context: "argument"),
    Words("favorite", context: "argument"),
    Words("date", context: "argument"),
    Words("first", context: "argument"),
    Words("last", context: "argument"),
    Words("plain", context: "argument"),
    Words("pictures", context: "argument"),
    Words("dots", context: "argument"),
    Words("sort", context: "argument"),
    Words("dark", context: "argument"),
    Words("light", context: "argument"),
    Words("en", context: "argument"),
    Words("es", context: "argument"),
    Words("fr", context: "argument"),
    Words("default", context: "argument"),
    Words("edit", context: "argument"),
  ]
}

extension Strings {
  /// Returns the arguments of a command in this language: "[TEXT]" becomes "[TEXTO]".
  package func arguments(_ usage: String) -> String {
    // Usages are English already.
    guard language != .english else { return usage }
    var shown = ""
    var rest = usage[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix(while: \.isLetter)
      shown += rest[..<start]
      shown += argumentWord(String(word)) ?? String(word)
      rest = rest[word.endIndex...]
    }
    return shown + rest
  }

  /// Returns a word that is an argument ("on") in this language.
  package func argument(_ word: String) -> String {
    guard language != .english else { return word }
    return argumentWord(word) ?? verb(word)
  }

  private func argumentWord(_ word: String) -> String? {
    Words.translation(of: word, context: "argument", in: language)
  }
}
