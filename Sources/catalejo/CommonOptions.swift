import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// The options that every command takes.
///
/// They are plain strings, checked here: each type of option costs the library look-ups at run
/// time, a tenth of a millisecond a type.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp(OptionText.lang), completion: .choices(of: "lang"))
  var lang: String?

  @Option(help: ArgumentHelp(OptionText.color), completion: .choices(of: "color"))
  var color: String?

  @Option(help: ArgumentHelp(OptionText.theme), completion: .choices(of: "theme"))
  var theme: String?

  @Flag(help: ArgumentHelp(OptionText.plain))
  var plain = false

  @Option(help: ArgumentHelp(OptionText.pictures), completion: .choices(of: "pictures"))
  var pictures: String?

  @Option(help: ArgumentHelp(OptionText.dots), completion: .choices(of: "dots"))
  var dots: String?

  @Flag(help: ArgumentHelp(OptionText.mouse))
  var mouse = false

  @Flag(help: ArgumentHelp(OptionText.keys))
  var keys = false

  @Flag(help: ArgumentHelp(OptionText.offline))
  var offline = false

  @Flag(help: ArgumentHelp(OptionText.debug))
  var debug = false

  @Flag(help: ArgumentHelp(OptionText.trace))
  var trace = false

  @Option(name: .customLong(TraceFlag.option), help: .hidden)
  var traceFile: String?

  /// The options that are a choice.
  ///
  /// Those that switch something on follow below.
  static let choosers = ["lang", "color", "theme", "pictures", "dots"]
  static let switches = ["plain", "mouse", "keys", "offline", "debug"]

  func validate() throws {
    for (name, value) in chosen {
      let choices = Program.choices(of: name)
      guard !choices.contains(value) else { continue }
      throw ValidationError(UsageText.notAmong, value, "--\(name)", choices.joined(separator: ", "))
    }
  }

  private var chosen: [(String, String)] {
    zip(Self.choosers, [lang, color, theme, pictures, dots]).compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  /// Returns the options of the line for the program.
  ///
  /// - Parameter settings: further settings, by their keys.
  func options(_ settings: [String: String]) -> ProgramOptions {
    var settings = settings
    for (name, value) in chosen { settings[name] = value }
    for (name, isOn) in zip(Self.switches, [plain, mouse, keys, offline, debug]) where isOn {
      settings[name] = "yes"
    }
    return ProgramOptions(settings, trace: traceFile ?? (trace ? "-" : nil))
  }
}

/// Lets `--trace` be written with a value and without one.
///
/// ArgumentParser can't do that, so it gets a flag and an option that nobody types.
enum TraceFlag {
  /// The option that `--trace=FILE` is read as.
  static let option = "trace-file"

  /// Returns the arguments with `--trace-file=FILE` in place of `--trace=FILE`.
  ///
  /// After `--` there are no flags. After an option that takes any value, such a word is its value.
  static func completed(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    return arguments.indices.map { index in
      let argument = arguments[index]
      let isFlag = index < end && argument.hasPrefix("--trace=") && argument != "--trace="
      let isValue = index > 0 && optionsWithValues.contains(arguments[index - 1])
      return isFlag && !isValue ? "--\(option)" + argument.dropFirst("--trace".count) : argument
    }
  }

  /// The options that may take a value that looks like a flag.
  static let optionsWithValues: Set = [
    "--search", "--filter", "--sort", "--limit", "--offset", "--format", "--zoom", "--width",
    "--height", "--columns",
  ]
}
