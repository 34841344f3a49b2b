import Domain
import Localization

/// A topic of help: a task, and the commands for it.
struct HelpTopic: Equatable {
  /// Its name, and a line about it.
  let name: TopicText
  let summary: TopicText
  private let verbs: [VerbText]
  /// The sentences of the topic that belong to no command.
  let sentences: [TopicText]

  private init(
    _ name: TopicText, _ summary: TopicText, _ verbs: [VerbText] = [],
    saying sentences: [TopicText] = []
  ) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.sentences = sentences
  }

  static let all = [
    HelpTopic(
      .find, .aboutFind,
      [
        .search, .filter, .sort, .clear, .all, .starred, .find, .goto, .nearby, .what, .where,
        .distance,
      ]),
    HelpTopic(
      .look, .aboutLook,
      [
        .open, .info, .map, .compare, .names, .picture, .grid, .rows, .zoom, .zoomIn, .zoomOut,
        .center, .fit, .graticule, .night,
      ]),
    HelpTopic(
      .move, .aboutMove,
      [
        .down, .up, .next, .prev, .page, .north, .south, .east, .west, .recent, .home, .back,
        .leave,
        .quit,
      ]),
    HelpTopic(.keep, .aboutKeep, [.favorites, .fav, .remove, .undo]),
    HelpTopic(.files, .aboutFiles, [.export, .import, .copy, .share, .openURL]),
    HelpTopic(.network, .aboutNetwork, [.refresh, .retry, .offline]),
    HelpTopic(.settings, .aboutSettings, [.lang, .theme, .mouse, .history, .set]),
    HelpTopic(.program, .aboutProgram, [.help, .status, .about, .debug, .trace]),
    // Keys also stand for commands of all topics.
    HelpTopic(.keys, .aboutKeys, [.keys, .bar]),
    HelpTopic(
      .accessibility, .aboutAccessibility,
      saying: [.plainText, .plainDrawing, .plainPlace, .plainWaiting, .fewColors]),
  ]

  /// Returns the topic of a command by its name in the table; `nil` if it has none yet.
  static func topic(ofCommand name: String, _ vocabulary: Vocabulary) -> HelpTopic? {
    let isCatalog = vocabulary.catalogs.contains { $0.id.rawValue == name }
    // A command that is no word is found by a verb of its topic.
    let verb = ["/": .search, "N": .open][name] ?? (isCatalog ? .home : VerbText(rawValue: name))
    guard let verb else { return nil }
    return all.first { $0.verbs.contains(verb) }
  }
}
