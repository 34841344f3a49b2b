import CUTF8Proc

/// Looks up the properties of single characters in the Unicode Character Database.
///
/// All are of one version of Unicode, ``version``, which is utf8proc's: the toolchain's own tables
/// may have another one, and stored folds must not change with it.
package enum UnicodeData {
  /// The version of Unicode, such as `15.0.0`.
  package static var version: String { String(cString: utf8proc_unicode_version()) }

  /// The version of utf8proc, such as `2.8.0`.
  package static var libraryVersion: String { String(cString: utf8proc_version()) }

  /// Calls `body` with each scalar of the compatibility decomposition (NFKD) of one scalar; with the
  /// scalar itself if it has none.
  ///
  /// Marks stay in the order in which they are written.
  package static func decompose(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    map(scalar, by: catalejo_utf8proc_compatibility, body)
  }

  /// Calls `body` with each scalar of the full case folding (`C` and `F` in CaseFolding.txt) of one
  /// scalar.
  package static func caseFold(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    map(scalar, by: catalejo_utf8proc_case_fold, body)
  }

  private static func map(
    _ scalar: Unicode.Scalar, by options: Int, _ body: (Unicode.Scalar) -> Void
  ) {
    // The longest decomposition of Unicode, that of U+FDFA, has 18 scalars.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 24) { buffer in
      let count = utf8proc_decompose_char(
        Int32(bitPattern: scalar.value), buffer.baseAddress, buffer.count,
        utf8proc_option_t(UInt32(options)), nil)
      guard count > 0, count <= buffer.count else { return body(scalar) }
      for value in buffer[..<count] {
        if let part = Unicode.Scalar(UInt32(bitPattern: value)) { body(part) }
      }
    }
  }

  /// The general categories that the program tells apart, by their names in the standard.
  package enum Category: Sendable {
    case dashPunctuation, separator, nonspacingMark, enclosingMark, format, modifierSymbol
    /// Punctuation other than dashes.
    case punctuation
    /// All the rest: letters, digits, most symbols, and control characters.
    case other
  }

  /// Returns the general category of a scalar.
  package static func category(of scalar: Unicode.Scalar) -> Category {
    switch utf8proc_category(Int32(bitPattern: scalar.value)) {
    case UTF8PROC_CATEGORY_MN: .nonspacingMark
    case UTF8PROC_CATEGORY_ME: .enclosingMark
    case UTF8PROC_CATEGORY_CF: .format
    case UTF8PROC_CATEGORY_SK: .modifierSymbol
    case UTF8PROC_CATEGORY_PD: .dashPunctuation
    case UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP: .separator
    case UTF8PROC_CATEGORY_PC, UTF8PROC_CATEGORY_PS, UTF8PROC_CATEGORY_PE, UTF8PROC_CATEGORY_PI,
      UTF8PROC_CATEGORY_PF, UTF8PROC_CATEGORY_PO:
      .punctuation
    default: .other
    }
  }

  /// Returns whether the East Asian Width of a scalar (UAX #11) is wide or full.
  ///
  /// Unassigned scalars in the blocks of ideographs are wide, as the annex says; utf8proc counts them
  /// as narrow.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default:
      utf8proc_charwidth(Int32(bitPattern: scalar.value)) == 2
    }
  }
}
