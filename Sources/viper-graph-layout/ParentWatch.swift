import ViperPlatform

/// A thread that ends the process when its parent ends, because no process would read the picture.
enum ParentWatch {
  static func start() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, { _ in watchParent() }, nil)
  }
}

/// The optional result is required by the type of a thread's function.
private func watchParent() -> UnsafeMutableRawPointer? {
  let parent = getppid()
  while getppid() == parent { usleep(50_000) }
  _exit(EXIT_FAILURE)
}
