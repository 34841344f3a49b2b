/// Why a file as a whole is no archive of favorites.
///
/// The raw value is the reason of a `malformed` error; the view says it in the user's language.
package enum ArchiveProblem: String, Error, CaseIterable, Sendable {
  case notJSON = "it is not JSON"
  case notAnArchive = "it is not an export of favorites"
  case newerVersion = "a newer version of the program made it"
}
