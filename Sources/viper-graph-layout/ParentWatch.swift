import ViperPlatform

/// A thread that ends the process when its parent ends, because no process would read the picture.
enum ParentWatch {
  static func start() {
    NativeThread.start {
      let parent = getppid()
      while getppid() == parent { usleep(50_000) }
      _exit(EXIT_FAILURE)
    }
  }
}
