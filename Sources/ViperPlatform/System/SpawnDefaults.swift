/// What `posix_spawn` starts from.
enum SpawnDefaults {
  #if canImport(Darwin)
    typealias Attributes = posix_spawnattr_t?

    static var actions: posix_spawn_file_actions_t? { nil }
    static var attributes: Attributes { nil }
    /// Leaves the child no descriptors but those that the actions make.
    static let flags = POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    typealias Attributes = posix_spawnattr_t

    static var actions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static var attributes: Attributes { posix_spawnattr_t() }
    /// Each descriptor is opened to be closed in a child.
    static let flags: Int32 = 0
  #endif
}
