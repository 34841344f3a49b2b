import Domain
import Viper

extension ListScene {
  /// A question the catalog can't make sense of leaves the page as it was; any other failure is the
  /// content's.
  mutating func fail(_ error: DataError) {
    switch (error, content.value) {
    case (.unknownFilter, let page?), (.invalidFilter, let page?), (.unknownSort, let page?):
      content = .success(page)
      notice = .failed(error)
    default:
      content = content.failed(error)
      notice = nil
    }
  }
}
