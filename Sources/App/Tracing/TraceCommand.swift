import TextUI

/// What `trace` does in a session.
enum TraceCommand: Hashable, Sendable {
  /// Whether calls are shown as they happen.
  case on(Bool)
  /// Writes what the last screen exchanged; the path is nil where no file was named.
  case save(String?, replacing: Bool)

  static let usageOfSave = "trace save FILE"

  /// Reads `on`, `off`, `save FILE` and `save! FILE`, which replaces files; nil for anything else.
  init?(_ argument: String) {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first?.lowercased(), words.count) {
    case ("on", 1): self = .on(true)
    case ("off", 1): self = .on(false)
    case ("save", 1): self = .save(nil, replacing: false)
    case ("save!", 1): self = .save(nil, replacing: true)
    case ("save", 2) where words[1] != "-": self = .save(words[1], replacing: false)
    case ("save!", 2) where words[1] != "-": self = .save(words[1], replacing: true)
    default: return nil
    }
  }
}
