import App
import ArgumentParser
import CommandLine
import Components
import Localization
import Platform

/// Starts the command that the line names, or the REPL if it names none.
@main
enum Main {
  static func main() async {
    exit(await status())
  }

  private static func status() async -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      // These two start at once: reading the options of even one command costs more than they do.
      if arguments == ["--version"] {
        return await AnswerPrinter.say(Version.current, await strings()).rawValue
      }
      if arguments.isEmpty {
        return await Invocation(action: .session(link: nil)).status().rawValue
      }
      if HelpRequest.isLikely(arguments), let program = CommandOutline.program,
        let request = HelpRequest(arguments, of: program)
      {
        return await help(request, program)
      }
      var command = try CatalejoCommand.read(arguments)
      if let command = command as? any InvokingCommand {
        return try await command.invocation().status().rawValue
      }
      try command.run()
      return ExitStatus.done.rawValue
    } catch {
      return await end(error, arguments)
    }
  }

  private static func help(_ request: HelpRequest, _ program: CommandOutline) async -> Int32 {
    let page = await HelpPage(program: program, strings: strings(), width: AnswerPrinter.columns)
    switch request {
    case .command(let path):
      return await AnswerPrinter.page(page.text(of: path), page.strings).rawValue
    case .help: return await AnswerPrinter.page(page.textOfHelp, page.strings).rawValue
    case .options: return await AnswerPrinter.page(page.textOfOptions, page.strings).rawValue
    case .unknown(let word):
      let names = page.names.joined(separator: ", ")
      await AnswerPrinter.refuse(
        page.strings("“{0}” is no command. Commands: {1}.", word, names), asJSON: false)
      return ExitStatus.usage.rawValue
    }
  }

  /// The texts for messages before there is a program.
  private static func strings() async -> Strings {
    await Strings(Program.language(UsageMessage.language(of: CommandLine.arguments)))
  }

  /// Prints ArgumentParser's answer: the version on standard output, or a mistake in one line on
  /// standard error.
  private static func end(_ error: any Error, _ arguments: [String]) async -> Int32 {
    guard CatalejoCommand.exitCode(for: error) != .success else {
      let strings = await strings()
      let text = CompletionScript(strings: strings).translated(
        CatalejoCommand.fullMessage(for: error))
      return await AnswerPrinter.say(text, strings).rawValue
    }
    await AnswerPrinter.refuse(
      UsageMessage.text(UsageMessage.message(for: error, in: arguments), await strings()),
      asJSON: CommandLine.arguments.contains("--json"))
    return ExitStatus.usage.rawValue
  }
}
