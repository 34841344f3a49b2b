import App
import ArgumentParser

/// `catalejo doctor`.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what the program found: terminal, locale, folders, data.")

  @OptionGroup var common: CommonOptions

  func run() async throws {
    try await common.end { await $0.doctor() }
  }
}
