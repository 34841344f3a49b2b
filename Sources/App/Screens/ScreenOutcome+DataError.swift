import Domain
import TextUI

extension ScreenOutcome {
  /// What failed; every layer below the presenters fails with a `DataError`.
  var error: DataError? {
    if case .failed(let error) = self { error as? DataError } else { nil }
  }

  /// What a script ends with for it.
  var status: ExitStatus {
    switch self {
    case .done: .done
    case .nothingFound: .nothingFound
    case .failed: error.map(ExitStatus.init) ?? .file
    }
  }
}
