import Catalog
import Domain
import Viper

extension DetailScene {
  /// What there is of the picture that belongs to the scene; nil where none is shown.
  ///
  /// In another size what is there stays until it is there in this one.
  func picture(in room: DetailRoom?, _ access: PictureAccess) -> DetailPicture? {
    guard access != .off, let room, let content = content.value, content.hasPicture else {
      return nil
    }
    let size = room.picture(isEnlarged: isEnlarged)
    var picture =
      picture.flatMap { $0.address == content.picture ? $0 : nil }
      ?? DetailPicture(address: content.picture, room: size)
    picture.room = size
    if access == .noProgram, picture.address != nil {
      picture.asked = size
      picture.state = .failure(.noProgram, previous: nil)
    }
    return picture
  }
}
