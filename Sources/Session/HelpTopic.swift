import Domain
import Localization
import TextUI

/// What commands are about: help explains them topic by topic.
enum HelpTopic: CaseIterable {
  case search, list, map, favorites, detail, move, network, settings, program
  /// Keys stand for commands of all topics, too.
  case keys

  /// The topic of a command by its name in the table; nil for one that nobody has sorted in yet.
  init?(ofCommand name: String, _ vocabulary: Vocabulary) {
    if name == "/" {
      self = .search
    } else if name == "N" {
      self = .list
    } else if let verb = VerbText(rawValue: name) {
      self.init(of: verb)
    } else if vocabulary.catalogs.contains(where: { $0.id.rawValue == name }) {
      self = .move
    } else {
      return nil
    }
  }

  private init(of verb: VerbText) {
    self =
      switch verb {
      case .search, .filter, .sort, .clear, .all, .starred: .search
      case .open, .down, .up, .next, .prev, .page, .grid, .rows: .list
      case .map, .zoomIn, .zoomOut, .north, .south, .east, .west, .center, .fit, .goto, .find,
        .nearby, .what, .distance, .graticule, .night:
        .map
      case .favorites, .fav, .remove, .undo, .export, .import: .favorites
      case .info, .names, .picture, .openURL, .copy, .share: .detail
      case .home, .back, .quit: .move
      case .refresh, .retry, .offline: .network
      case .lang, .theme, .mouse, .set: .settings
      case .keys: .keys
      case .help, .status, .about, .debug, .trace: .program
      }
  }

  /// The word for it, and what it is about.
  var texts: (name: TopicText, summary: TopicText) {
    switch self {
    case .search: (.search, .aboutSearch)
    case .list: (.list, .aboutList)
    case .map: (.map, .aboutMap)
    case .favorites: (.favorites, .aboutFavorites)
    case .detail: (.detail, .aboutDetail)
    case .move: (.move, .aboutMove)
    case .network: (.network, .aboutNetwork)
    case .settings: (.settings, .aboutSettings)
    case .program: (.program, .aboutProgram)
    case .keys: (.keys, .aboutKeys)
    }
  }
}
