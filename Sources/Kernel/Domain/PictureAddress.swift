/// Where the picture of an entity is.
package enum PictureAddress: Hashable, Sendable {
  /// As the service that knows the entity has it.
  case link(WebLink, from: RemoteService)
  /// Below the address of a service, which names none in its lists.
  case path([String], of: RemoteService)
}

/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The program that makes pictures ready is not installed, or pictures are off.
  case noProgram
  /// It could not be fetched.
  case unavailable(DataError)
  /// The host of the picture's own address does not answer; it need not be the service's.
  case unavailableAt(host: String, ServiceProblem)
  /// What was fetched is no picture of a kind that is shown: a page for people, a broken file.
  case notAPicture
  /// It has more pixels than are worth decoding.
  case tooLarge
  /// The program failed, took too long, or answered what is no picture.
  case failed
  /// Nobody waits for it any more.
  case cancelled
}
