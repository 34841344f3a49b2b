import Dispatch
import Foundation
import Glibc

// What libFuzzer calls (https://llvm.org/docs/LibFuzzer.html). One program holds all targets; which one
// is meant stands in the environment.

/// Chooses the target; with a folder for them, writes what its corpus starts from, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: OpaquePointer, _: OpaquePointer) -> CInt {
  let target = FuzzTarget.chosen
  if let folder = ProcessInfo.processInfo.environment["CATALEJO_FUZZ_SEEDS"] {
    for (index, seed) in target.seeds().enumerated() {
      guard FileManager.default.createFile(atPath: "\(folder)/seed-\(index)", contents: Data(seed))
      else { end(saying: "no seed can be written in \(folder)") }
    }
    end()
  }
  return 0
}

/// Has the target read an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Something that reads bytes from outside.
struct FuzzTarget: Sendable {
  let name: String
  /// What the corpus starts from: whole and sound.
  let seeds: @Sendable () -> [[UInt8]]
  /// Traps where a promise is broken; to refuse the bytes is to keep it.
  let read: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, seeds: @autoclosure @escaping @Sendable () -> [[UInt8]],
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.name, self.seeds, self.read) = (name, seeds, read)
  }

  static let all = answers + files + tiles + places + terminal

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["CATALEJO_FUZZ_TARGET"]
    guard let target = all.first(where: { $0.name == name }) else {
      print(all.map(\.name).joined(separator: "\n"))
      end(with: name == nil ? 0 : 2)
    }
    return target
  }()
}

/// Waits for what is asynchronous: libFuzzer calls a plain function.
func wait(_ body: @escaping @Sendable () async -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await body()
    done.signal()
  }
  done.wait()
}

/// Ends a program that can't do what was asked for; that is no crash, which would be a find.
func end(saying problem: String) -> Never {
  FileHandle.standardError.write(Data("catalejo-fuzz: \(problem)\n".utf8))
  end(with: 1)
}

/// Ends the program before libFuzzer takes that for a crash.
private func end(with status: CInt = 0) -> Never {
  fflush(nil)
  _exit(status)
}
