import ViperPlatform

/// A thread that ends the process as soon as the one that started it is gone, however that ended: nobody waits for the picture.
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

/// The type of a thread's function asks for a result.
private func watchParent() -> UnsafeMutableRawPointer? {
  let parent = getppid()
  while getppid() == parent { usleep(50_000) }
  _exit(EXIT_FAILURE)
}
