package import Domain

extension Strings {
  /// In the place of a picture: why there is none.
  package func placeholder(for problem: PictureProblem) -> String {
    let reason =
      switch problem {
      case .noProgram: self[PictureText.noProgram]
      case .unavailable(let error) where error.isOffline: self[PictureText.offline]
      case .unavailableAt(_, let problem) where problem.isOffline: self[PictureText.offline]
      case .unavailable(let error): message(for: error)
      case .unavailableAt(let host, let problem): message(for: problem, ofHost: host)
      case .notAPicture: self[PictureText.notAPicture]
      case .tooLarge: self[PictureText.tooLarge]
      case .failed: self[PictureText.notDrawn]
      case .cancelled: ""
      }
    return reason.isEmpty ? self[PictureText.none] : self(PictureText.failed, reason)
  }
}
