import Components
import Domain
import Localization
import Terminal
import Viper

extension Session {
  /// Waits for a job.
  ///
  /// On a terminal it waits only for a moment: a job that takes longer is shown by an update when
  /// it is done. A paste waits longer, because its next line may be about the result.
  ///
  /// - Parameter isPrinted: whether that update is wanted; asked when the job is done.
  /// - Returns: whether the job is done.
  @discardableResult
  func wait(
    for job: Job, within delay: Duration = Delay.busy, isPrinted: @escaping () -> Bool = { true }
  ) async -> Bool {
    if console.isPlain { remind(of: job) }
    let longest = isPasting ? max(delay, Delay.pasted) : delay
    guard console.isInteractive, await !scheduler.ends(job, within: longest) else {
      await job.wait()
      return true
    }
    job.whenOver { if isPrinted() { self.updateLater() } }
    return false
  }

  /// Says now and then that a job is still under way, until it ends.
  private func remind(of job: Job) {
    guard !job.isOver else { return }
    let timer = scheduler.after(Delay.reminder) { [self] in
      guard !isOver else { return }
      let catalog = navigator.current.listed
      say(strings.loading(catalog))
      remind(of: job)
    }
    job.whenOver { timer.cancel() }
  }
}
