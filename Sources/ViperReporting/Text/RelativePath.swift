/// A path for consumers that take no absolute one.
enum RelativePath {
  /// Printed paths outside the base path are absolute; here they climb out of it.
  static func text(of path: String, from basePath: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let base = basePath.split(separator: "/")
    let parts = path.split(separator: "/")
    let shared = zip(base, parts).prefix { $0 == $1 }.count
    return (base[shared...].map { _ in ".." } + parts[shared...]).joined(separator: "/")
  }
}
