import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Parsing and nothing else: what any linter on this parser has to spend.
package enum ParseFloor {
  /// Deeply nested code needs more stack than threads get by default.
  private static let stackSize = 1 << 29

  /// Parses all files on so many threads, the largest first; each tree is dropped at once.
  ///
  /// - Returns: the number of files that could be read.
  package static func parse(_ files: [SwiftFiles.File], threads: Int) -> Int {
    let queue = ParseQueue(paths: files.sorted { ($0.size, $0.path) > ($1.size, $1.path) }.map(\.path))
    let handles = (0..<max(1, threads)).compactMap { _ in start(queue) }
    for handle in handles { pthread_join(handle, nil) }
    return queue.parsed
  }

  private static func start(_ queue: ParseQueue) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passUnretained(queue).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
      return pthread_create(&handle, &attributes, { drain($0) }, context) == 0 ? handle : nil
    #else
      var handle = pthread_t()
      return pthread_create(&handle, &attributes, { drain($0!) }, context) == 0 ? handle : nil
    #endif
  }
}

/// Everything a thread needs lives until it is joined, so nothing is retained on its way.
private func drain(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ParseQueue>.fromOpaque(context).takeUnretainedValue().drain()
  return nil
}

/// The files left to parse; all that is shared is behind the lock.
private final class ParseQueue: @unchecked Sendable {
  private let paths: [String]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var next = 0
  private(set) var parsed = 0

  init(paths: [String]) {
    self.paths = paths
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func drain() {
    var count = 0
    while let path = take() {
      guard let source = FileBytes.read(path) else { continue }
      source.withUnsafeBufferPointer { bytes in
        var parser = Parser(bytes)
        withExtendedLifetime(SourceFileSyntax.parse(from: &parser)) {}
      }
      count += 1
    }
    pthread_mutex_lock(lock)
    parsed += count
    pthread_mutex_unlock(lock)
  }

  private func take() -> String? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < paths.count else { return nil }
    next += 1
    return paths[next - 1]
  }
}
