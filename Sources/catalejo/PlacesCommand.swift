import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// `catalejo places …`.
struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: OptionText.places.english,
    subcommands: [List.self, Add.self, Remove.self, Refresh.self], defaultSubcommand: List.self)

  struct List: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: OptionText.placesList.english)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .places(.list) }
  }

  struct Add: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: OptionText.placesAdd.english,
      discussion: OptionText.dumpFiles.english)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OptionText.addedPlaces, valueName: "name"), completion: .file())
    var names: [String]

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .places(.add(names)) }
  }

  struct Remove: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: OptionText.placesRemove.english)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OptionText.heldPlaces, valueName: "name"))
    var names: [String]

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .places(.remove(names)) }
  }

  struct Refresh: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "refresh", abstract: OptionText.placesRefresh.english)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .places(.refresh) }
  }
}
