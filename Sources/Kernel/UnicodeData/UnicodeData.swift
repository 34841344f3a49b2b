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

  /// Returns the general category of a scalar.
  package static func category(of scalar: Unicode.Scalar) -> Unicode.GeneralCategory {
    switch utf8proc_category(Int32(bitPattern: scalar.value)) {
    case UTF8PROC_CATEGORY_LU: .uppercaseLetter
    case UTF8PROC_CATEGORY_LL: .lowercaseLetter
    case UTF8PROC_CATEGORY_LT: .titlecaseLetter
    case UTF8PROC_CATEGORY_LM: .modifierLetter
    case UTF8PROC_CATEGORY_LO: .otherLetter
    case UTF8PROC_CATEGORY_MN: .nonspacingMark
    case UTF8PROC_CATEGORY_MC: .spacingMark
    case UTF8PROC_CATEGORY_ME: .enclosingMark
    case UTF8PROC_CATEGORY_ND: .decimalNumber
    case UTF8PROC_CATEGORY_NL: .letterNumber
    case UTF8PROC_CATEGORY_NO: .otherNumber
    case UTF8PROC_CATEGORY_PC: .connectorPunctuation
    case UTF8PROC_CATEGORY_PD: .dashPunctuation
    case UTF8PROC_CATEGORY_PS: .openPunctuation
    case UTF8PROC_CATEGORY_PE: .closePunctuation
    case UTF8PROC_CATEGORY_PI: .initialPunctuation
    case UTF8PROC_CATEGORY_PF: .finalPunctuation
    case UTF8PROC_CATEGORY_PO: .otherPunctuation
    case UTF8PROC_CATEGORY_SM: .mathSymbol
    case UTF8PROC_CATEGORY_SC: .currencySymbol
    case UTF8PROC_CATEGORY_SK: .modifierSymbol
    case UTF8PROC_CATEGORY_SO: .otherSymbol
    case UTF8PROC_CATEGORY_ZS: .spaceSeparator
    case UTF8PROC_CATEGORY_ZL: .lineSeparator
    case UTF8PROC_CATEGORY_ZP: .paragraphSeparator
    case UTF8PROC_CATEGORY_CC: .control
    case UTF8PROC_CATEGORY_CF: .format
    case UTF8PROC_CATEGORY_CS: .surrogate
    case UTF8PROC_CATEGORY_CO: .privateUse
    default: .unassigned
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
