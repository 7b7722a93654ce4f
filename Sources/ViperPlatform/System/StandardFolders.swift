/// Where the system wants programs to keep things.
package enum StandardFolders {
  /// The folders from the user's home down to that of caches.
  package static var caches: [String] {
    #if canImport(Darwin)
      ["Library", "Caches"]
    #else
      [".cache"]
    #endif
  }

  /// Folders that `realpath` returns, and that have a shorter path by links at the top of the file system: `/tmp` for the first.
  static var ofLinks: [String] {
    #if canImport(Darwin)
      ["/private/tmp", "/private/var", "/private/etc"]
    #else
      []
    #endif
  }
}
