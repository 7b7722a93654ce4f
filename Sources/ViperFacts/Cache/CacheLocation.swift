import SystemPackage
import ViperPlatform

/// The default location of the cache of facts.
package enum CacheLocation {
  /// A file for each folder, so that projects neither wait for nor evict one another; nil if there is no home folder.
  package static func path(for folder: String, environment: [String: String]) -> String? {
    guard let caches = caches(environment) else { return nil }
    let hash = Array(folder.utf8).withUnsafeBytes { WordHash($0).low }
    let digits = String(hash, radix: 16)
    return caches.appending("viper-lint").appending(String(repeating: "0", count: 16 - digits.count) + digits + ".facts").string
  }

  /// `XDG_CACHE_HOME` applies on all platforms; a relative one is ignored, as its specification demands.
  private static func caches(_ environment: [String: String]) -> FilePath? {
    if let named = environment["XDG_CACHE_HOME"].map({ FilePath($0) }), named.isAbsolute { return named }
    guard let home = environment["HOME"].map({ FilePath($0) }), home.isAbsolute else { return nil }
    return StandardFolders.caches.reduce(home) { $0.appending($1) }
  }
}
