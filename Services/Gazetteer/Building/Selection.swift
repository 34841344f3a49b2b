/// Quickselect (Hoare 1961).
enum Selection {
  /// Moves the least `place` of the numbers, which must differ, before the others; neither part is
  /// put in order.
  static func divide(_ numbers: inout [UInt64], at place: Int) {
    var low = 0
    var high = numbers.count - 1
    var rounds = 0
    while low < high {
      rounds += 1
      // Numbers made to defeat the choice of pivots must not take for ever.
      if rounds > 100 {
        numbers[low...high].sort()
        return
      }
      let pivot = median(numbers[low], numbers[low + (high - low) / 2], numbers[high])
      var (left, right) = (low, high)
      while left <= right {
        while numbers[left] < pivot { left += 1 }
        while numbers[right] > pivot { right -= 1 }
        if left <= right {
          numbers.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if place <= right {
        high = right
      } else if place >= left {
        low = left
      } else {
        return
      }
    }
  }

  private static func median(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
    max(min(a, b), min(max(a, b), c))
  }
}
