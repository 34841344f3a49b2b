import Components
import Domain
import Localization
import Terminal
import Viper

/// How long the session waits for what is under way.
extension Session {
  /// Waits for a job: on a terminal only for a moment, and what it did is shown when it is done, if
  /// it is to be printed then.
  func isFinished(
    _ job: Job, within delay: Duration = Delay.busy, isPrinted: @escaping () -> Bool = { true }
  ) async -> Bool {
    if console.isPlain { remind(of: job) }
    guard console.isInteractive, await !scheduler.ends(job, within: delay) else {
      await job.end()
      return true
    }
    job.whenOver { if isPrinted() { self.updateLater() } }
    return false
  }

  /// In linear text says now and then that a job is still under way, until it ends.
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
