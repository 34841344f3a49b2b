import Catalog
import Domain
import TestSupport
import Testing
import Viper

@testable import DetailFeature

@Suite struct DetailSceneResumedTests {
  private func scene(_ state: LoadingState<Picture, PictureProblem>) -> DetailScene {
    let size = PictureSize(columns: 8, rows: 4)
    var scene = DetailScene(reference: Reference(.people, "a"))
    scene.hasAllNames = true
    scene.picture = DetailPicture(
      address: .path(["a"], of: .sprites), room: size, asked: size, state: state)
    return scene
  }

  @Test func aPictureThatDidNotComeIsAskedForAgain() {
    let scene = scene(.loading(previous: nil))
    var expected = scene
    expected.picture?.asked = nil
    #expect(scene.resumed == expected)
  }

  @Test func oneThatIsThereStays() {
    let scene = scene(.success(Picture(rows: [])))
    #expect(scene.resumed == scene)
  }
}
