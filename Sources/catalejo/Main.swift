import App
import ArgumentParser
import Glibc
import Localization

/// Starts the command named on the command line, the REPL where none is.
@main
enum Main {
  static func main() async {
    exit(await status())
  }

  private static func status() async -> Int32 {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      // What is asked most takes no parsing.
      if arguments == ["--version"] {
        await Program.say(Version.current)
        return ExitStatus.done.rawValue
      }
      if let invocation = Invocation(plain: arguments) {
        try await invocation.run()
        return ExitStatus.done.rawValue
      }
      var command = try CatalejoCommand.parseAsRoot(TraceFlag.completed(arguments))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ExitStatus.done.rawValue
    } catch {
      return await end(error)
    }
  }

  /// Says what ArgumentParser has to say: help and version on standard output, mistakes in one line
  /// on standard error.
  private static func end(_ error: any Error) async -> Int32 {
    let code = CatalejoCommand.exitCode(for: error)
    if let exit = error as? ExitCode { return exit.rawValue }
    guard code != .success else {
      await Program.say(TraceFlag.explained(CatalejoCommand.fullMessage(for: error)))
      return ExitStatus.done.rawValue
    }
    let strings = await Strings(Program.language(UsageMessage.language(of: CommandLine.arguments)))
    await Program.refuse(
      UsageMessage.text(CatalejoCommand.message(for: error), strings),
      asJSON: CommandLine.arguments.contains("--json"))
    return ExitStatus.usage.rawValue
  }
}
