import Glibc

/// Runs an actor on a thread of its own, so that the actor may block.
///
/// The thread ends after the executor is gone and its last job is done.
final class ThreadExecutor: SerialExecutor {
  private let jobs = JobQueue()

  init() {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(jobs).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<JobQueue>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    precondition(code == 0, "no thread can be made")
    pthread_detach(thread)
  }

  deinit {
    jobs.close()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(UnownedJob(job), for: asUnownedSerialExecutor())
  }
}
