import App
import ArgumentParser

/// `catalejo doctor`.
struct DoctorCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what the program found: terminal, locale, folders, data.")

  @OptionGroup var common: CommonOptions

  func invocation() -> Invocation {
    Invocation(.doctor, common.options())
  }
}
