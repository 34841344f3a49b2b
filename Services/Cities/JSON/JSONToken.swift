/// A piece of JSON text (RFC 8259).
enum JSONToken {
  case beginObject, endObject, beginArray, endArray
  /// A member's name.
  case key
  case string, number
  /// true or false
  case boolean
  case null
}
