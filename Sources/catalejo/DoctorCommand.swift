import App
import ArgumentParser
import Localization

/// `catalejo doctor`.
struct DoctorCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: OptionText.doctor.manual)

  @OptionGroup var common: CommonOptions

  func invocation() -> Invocation {
    Invocation(.doctor, common.options())
  }
}
