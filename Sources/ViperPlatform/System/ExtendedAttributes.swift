#if !canImport(Darwin)
  import CFileAttributes
#endif

/// Attributes that files have by name, access lists among them.
enum ExtendedAttributes {
  #if canImport(Darwin)
    static func copy(from path: String, to descriptor: Int32) {
      let source = open(path, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else { return }
      defer { close(source) }
      _ = fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    }
  #else
    /// The kernel's limit of a list of names, and of a value.
    private static let sizeLimit = 65_536

    static func copy(from path: String, to descriptor: Int32) {
      for name in list({ listxattr(path, $0, $1) }).split(separator: 0) {
        let name = Array(name) + [0]
        name.withUnsafeBufferPointer { name in
          let value = list { getxattr(path, name.baseAddress!, $0, $1) }
          _ = fsetxattr(descriptor, name.baseAddress!, value, value.count, 0)
        }
      }
    }

    private static func list(_ read: (UnsafeMutablePointer<CChar>, Int) -> Int) -> [CChar] {
      [CChar](unsafeUninitializedCapacity: sizeLimit) { buffer, count in count = max(read(buffer.baseAddress!, sizeLimit), 0) }
    }
  #endif
}
