#if canImport(Darwin)
  internal import MachO.dyld
#endif

/// The program of this process.
package enum RunningProgram {
  /// The path of its executable, with symbolic links resolved; nil if the system does not tell.
  package static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0, let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    #else
      // `readlink` instead of `realpath`, which fails if the executable has been replaced since its start.
      var text = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &text, text.count)
      return count > 0 ? String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    #endif
  }

  /// Its environment, as C has it.
  static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
