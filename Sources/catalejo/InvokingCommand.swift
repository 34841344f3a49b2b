import ArgumentParser

/// A command that ArgumentParser reads: it says what it asks for, and running it does that.
protocol InvokingCommand: AsyncParsableCommand {
  func invocation() throws -> Invocation
}

extension InvokingCommand {
  func run() async throws {
    try await invocation().run()
  }
}
