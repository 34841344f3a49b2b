/// Where the picture of an entity is.
package enum PictureAddress: Hashable, Sendable {
  /// As the service that knows the entity has it.
  case link(WebLink, from: RemoteService)
  /// Below the address of a service, which names none in its lists.
  case path([String], of: RemoteService)
}
