import Domain

/// The reasons why a machine can't be reached: the part in brackets of "{0} can't be reached ({1});
/// …".
enum ReasonText {
  static let refused = Words("connection refused")
  static let reset = Words("connection reset")
  static let timedOut = Words("connection timed out")
  static let noNetwork = Words("network is unreachable")
  static let noRoute = Words("no route to host")
  static let unknownName = Words("name not known")
  static let noNames = Words("names can't be looked up")
  static let badCertificate = Words("TLS: certificate not valid")
  static let notSecure = Words("TLS: no secure connection")
  static let proxyPassword = Words("the proxy wants a password")
  // The system's and the database's own words on files.
  static let readOnly = Words("Read-only file system")
  static let inputOutput = Words("Input/output error")
  static let tooManyOpen = Words("Too many open files")
  static let nameTooLong = Words("File name too long")
  static let tooManyLinks = Words("Too many levels of symbolic links")
  static let fileTooLarge = Words("File too large")
  static let badDescriptor = Words("Bad file descriptor")
  static let brokenPipe = Words("Broken pipe")
  static let invalidArgument = Words("Invalid argument")
  static let inUse = Words("Device or resource busy")
  static let programRuns = Words("Text file busy")
  static let noDevice = Words("No such device or address")
  static let staleHandle = Words("Stale file handle")
  static let notSupported = Words("Operation not supported")
  static let otherDevice = Words("Invalid cross-device link")
  static let notEmpty = Words("Directory not empty")
  static let noMemory = Words("Cannot allocate memory")
  static let noLocks = Words("No locks available")
  static let diskError = Words("disk I/O error")
  static let readOnlyDatabase = Words("attempt to write a readonly database")
  static let notOpened = Words("unable to open database file")
  static let malformedDatabase = Words("database disk image is malformed")
  static let notADatabase = Words("file is not a database")

  static let all: [Words] = [
    refused, reset, timedOut, noNetwork, noRoute, unknownName, noNames, badCertificate,
    notSecure, proxyPassword, readOnly, inputOutput, tooManyOpen, nameTooLong, tooManyLinks,
    fileTooLarge, badDescriptor, brokenPipe, invalidArgument, inUse, programRuns, noDevice,
    staleHandle, notSupported, otherDevice, notEmpty, noMemory, noLocks, diskError,
    readOnlyDatabase, notOpened, malformedDatabase, notADatabase,
  ]
}
