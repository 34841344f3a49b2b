package import Domain

/// The reasons why a machine can't be reached: the part in brackets of "{0} can't be reached ({1});
/// …".
package enum ReasonText {
  package static let refused = Words("connection refused")
  package static let reset = Words("connection reset")
  package static let timedOut = Words("connection timed out")
  package static let noNetwork = Words("network is unreachable")
  package static let noRoute = Words("no route to host")
  package static let unknownName = Words("name not known")
  package static let noNames = Words("names can't be looked up")
  package static let badCertificate = Words("TLS: certificate not valid")
  package static let notSecure = Words("TLS: no secure connection")
  package static let proxyPassword = Words("the proxy wants a password")
  // The system's and the database's own words on files.
  package static let readOnly = Words("Read-only file system")
  package static let inputOutput = Words("Input/output error")
  package static let tooManyOpen = Words("Too many open files")
  package static let nameTooLong = Words("File name too long")
  package static let tooManyLinks = Words("Too many levels of symbolic links")
  package static let fileTooLarge = Words("File too large")
  package static let badDescriptor = Words("Bad file descriptor")
  package static let brokenPipe = Words("Broken pipe")
  package static let invalidArgument = Words("Invalid argument")
  package static let inUse = Words("Device or resource busy")
  package static let programRuns = Words("Text file busy")
  package static let noDevice = Words("No such device or address")
  package static let staleHandle = Words("Stale file handle")
  package static let notSupported = Words("Operation not supported")
  package static let otherDevice = Words("Invalid cross-device link")
  package static let notEmpty = Words("Directory not empty")
  package static let noMemory = Words("Cannot allocate memory")
  package static let noLocks = Words("No locks available")
  package static let diskError = Words("disk I/O error")
  package static let readOnlyDatabase = Words("attempt to write a readonly database")
  package static let notOpened = Words("unable to open database file")
  package static let malformedDatabase = Words("database disk image is malformed")
  package static let notADatabase = Words("file is not a database")

  package static let all: [Words] = [
    refused, reset, timedOut, noNetwork, noRoute, unknownName, noNames, badCertificate,
    notSecure, proxyPassword, readOnly, inputOutput, tooManyOpen, nameTooLong, tooManyLinks,
    fileTooLarge, badDescriptor, brokenPipe, invalidArgument, inUse, programRuns, noDevice,
    staleHandle, notSupported, otherDevice, notEmpty, noMemory, noLocks, diskError,
    readOnlyDatabase, notOpened, malformedDatabase, notADatabase,
  ]
}
