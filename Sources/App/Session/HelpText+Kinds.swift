import DetailFeature
import FavoritesFeature
import ListFeature
import Localization
import MapFeature
import TextUI

extension HelpText.Kind {
  /// The kinds of screens that have commands of their own.
  @MainActor
  static func all(_ strings: Strings) -> [HelpText.Kind] {
    [
      Self(.inAList, ListAssembly.commands(strings), strings),
      Self(.inADetail, DetailAssembly.commands(strings), strings),
      Self(.onAMap, MapAssembly.commands(strings), strings),
      Self(.inTheFavorites, FavoritesAssembly.commands(strings, catalogs: Catalogs.ids), strings),
    ]
  }

  private init<Event>(_ name: SessionText, _ table: CommandTable<Event>, _ strings: Strings) {
    self.init(name: name, commands: table.map { _ in () }.spoken(strings))
  }
}
