/// Why a line is not a command.
package enum CommandError: Error, Hashable, Sendable {
  /// No command starts so; the nearest ones are offered.
  case unknown(String, suggestions: [String])
  /// More than one command starts so.
  case ambiguous(String, candidates: [String])
  /// The command needs an argument.
  case missingArgument(usage: String)
  /// The argument can't be read, or there should be none.
  case invalidArgument(String, usage: String)
}
