/// The address of an entity's picture.
package enum PictureAddress: Hashable, Sendable {
  /// A link, as the service that has the entity gives it.
  case link(WebLink, from: RemoteService)
  /// A path below the address of a service whose lists have no links.
  case path([String], of: RemoteService)
}

/// The reason why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The program that converts pictures is not installed, or pictures are off.
  case noProgram
  /// The picture could not be fetched.
  case unavailable(DataError)
  /// The host of the picture's own address does not answer; it need not be the service's host.
  case unavailableAt(host: String, ServiceProblem)
  /// The answer is not a picture that can be shown: it is a page for people, or a broken file.
  case notAPicture
  /// The picture has more pixels than the program decodes.
  case tooLarge
  /// The program failed, took too long, or wrote something other than a picture.
  case failed
  /// Nobody waits for the picture any more.
  case cancelled
}
