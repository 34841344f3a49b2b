/// Lets `--trace` be written with a value and without one, which ArgumentParser does not know: it has
/// a flag, and an option that nobody types.
enum TraceFlag {
  /// The option that `--trace=FILE` is read as.
  static let option = "trace-file"

  /// The arguments with `--trace-file=FILE` where `--trace=FILE` stands.
  ///
  /// After `--` there are no flags, and after an option that takes any value it is that value.
  static func completed(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    return arguments.indices.map { index in
      let argument = arguments[index]
      let isFlag = index < end && argument.hasPrefix("--trace=") && argument != "--trace="
      let isValue = index > 0 && takers.contains(arguments[index - 1])
      return isFlag && !isValue ? "--\(option)" + argument.dropFirst("--trace".count) : argument
    }
  }

  /// The options that take what looks like a flag.
  static let takers: Set = [
    "--search", "--filter", "--sort", "--limit", "--offset", "--format", "--zoom", "--width",
    "--height",
  ]
}
