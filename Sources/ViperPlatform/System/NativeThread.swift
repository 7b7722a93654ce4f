/// A thread of the system's own, of no pool.
package enum NativeThread {
  /// Starts a thread; nil if the system has none left.
  ///
  /// - Parameter stackSize: in bytes; nil for the choice of the system.
  @discardableResult
  package static func start(stackSize: Int? = nil, _ work: @escaping @Sendable () -> Void) -> pthread_t? {
    // Allocated instead of a variable, since the module of the initializer depends on what other files import.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    if let stackSize { pthread_attr_setstacksize(attributes, stackSize) }
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    if pthread_create(&handle, attributes, { run($0) }, context) != 0 {
      Unmanaged<Work>.fromOpaque(context).release()
      return nil
    }
    return handle
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// - Parameter context: never nil, though only Darwin says so.
private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
  return nil
}
