/// The traits of a file apart from its content, which a file that replaces it takes over.
package struct FileTraits {
  private let status: stat

  /// Nil if there is no such file. Links are not followed.
  package init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.status = status
  }

  package var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  /// Whether the file is a regular one without further hard links: a new file would only have this name.
  package var hasOneName: Bool { status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1 }

  /// Whether a file that this process creates can have the same owner and group.
  package var isOwnable: Bool {
    let user = geteuid()
    if user == 0 { return true }
    return status.st_uid == user && (status.st_gid == getegid() || Self.groups.contains(status.st_gid))
  }

  private static var groups: [gid_t] {
    let count = getgroups(0, nil)
    var groups = [gid_t](repeating: 0, count: Int(max(count, 0)))
    let found = getgroups(count, &groups)
    return found < 0 ? [] : Array(groups.prefix(Int(found)))
  }

  /// Gives a new file the owner, group, extended attributes and permissions of another one, as far as the system allows.
  func hand(on path: String, to descriptor: Int32) {
    // Only the group if the owner is different.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, status.st_gid) }
    ExtendedAttributes.copy(from: path, to: descriptor)
    // Last, since a change of the owner removes permissions.
    fchmod(descriptor, status.st_mode & 0o777)
  }
}
