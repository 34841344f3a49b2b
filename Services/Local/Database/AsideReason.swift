/// Why a database is set aside; the raw value is a part of the name it gets.
package enum AsideReason: String, Hashable, Sendable {
  case damaged = "corrupt"
  case newerVersion = "newer"
}
