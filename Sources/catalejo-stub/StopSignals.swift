import Dispatch
import Foundation

/// Interruption and termination, from when it is made on.
struct StopSignals {
  private let arrivals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    sources = [SIGINT, SIGTERM].map { number in
      // The source sees a signal only where its default does not end the program first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrived.yield() }
      source.resume()
      return source
    }
  }

  func first() async {
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
  }
}
