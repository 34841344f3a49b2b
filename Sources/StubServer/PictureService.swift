/// Answers every address below `/pictures/` with a small picture.
enum PictureService {
  static func answer(_ path: [String]) -> StubAnswer {
    guard let file = path.last, file.contains(".") else { return .notFound }
    let seed = path.joined(separator: "/").utf8.reduce(UInt8(0)) { $0 &* 31 &+ $1 }
    return StubAnswer(
      contentType: "image/png", content: .bytes(PNG.spot(seed), sample: .null))
  }
}
