import App
import ArgumentParser

/// `catalejo about`.
struct AboutCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "about",
    abstract: "Say what the program is made with: versions, sources of the data, licenses.")

  @OptionGroup var common: CommonOptions

  func invocation() -> Invocation {
    Invocation(.about, common.options())
  }
}
