import Glibc

/// Makes UTF-8 of another encoding, by iconv(3).
package final class TextConverter {
  private let descriptor: iconv_t

  /// - Returns: `nil` for an encoding that this system does not know.
  package init?(from name: String) {
    guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else {
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// Appends the text that bytes mean; a byte that means nothing is U+FFFD.
  ///
  /// - Parameter isLast: whether no more bytes come after these.
  /// - Returns: the start of a character whose end has not come yet.
  package func append(_ piece: [UInt8], isLast: Bool, to text: inout [UInt8]) -> [UInt8] {
    var input = piece
    var offset = 0
    while offset < input.count {
      let (read, written, reason) = convert(&input, from: offset)
      offset += read
      text += written
      switch reason {
      case E2BIG, 0: continue
      case EINVAL where !isLast: return Array(input[offset...])
      default:
        text += "\u{FFFD}".utf8
        offset += 1
      }
    }
    return []
  }

  /// - Returns: the number of bytes that were read, the text they mean, and why no more were read; 0 if
  ///   all were.
  private func convert(
    _ input: inout [UInt8], from offset: Int
  ) -> (read: Int, written: [UInt8], reason: Int32) {
    var output = [CChar](repeating: 0, count: max(64, 3 * (input.count - offset)))
    return input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBufferPointer { output in
        var source = input.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
        var target = output.baseAddress
        var (left, room) = (input.count - offset, output.count)
        let isDone = iconv(descriptor, &source, &left, &target, &room) != -1
        let reason = isDone ? 0 : errno
        let written = output.prefix(output.count - room).map { UInt8(bitPattern: $0) }
        return (input.count - offset - left, written, reason)
      }
    }
  }
}
