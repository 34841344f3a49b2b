/// Where the picture of an entity is.
package enum PictureAddress: Hashable, Sendable {
  /// As the service that knows the entity has it.
  case link(WebLink, from: RemoteService)
  /// Below the address of PokeAPI's sprites, whose lists name none.
  case sprite([String])
}
