import App
import ArgumentParser
import Localization

/// `catalejo about`.
struct AboutCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: OptionText.about.manual)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .about }
}

/// `catalejo doctor`.
struct DoctorCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: OptionText.doctor.manual)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .doctor }
}
