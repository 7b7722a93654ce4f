import SystemPackage
import ViperFacts

/// The text of a dialect and its origin.
struct DialectSource {
  /// Its identity in a chain of `extends`: a built-in's name or a file's path.
  let id: String
  /// The name for diagnostics.
  let file: String
  let text: String
  let isBuiltIn: Bool

  /// Whether `extends` names a file, not a built-in dialect.
  static func isFile(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// A path without `.` and, as far as it goes, without `..`: one file has one path, so that a cycle is seen.
  ///
  /// - Parameter file: whose folder a relative path starts from.
  static func path(_ name: String, namedIn file: String = "") -> String {
    FilePath(file).removingLastComponent().pushing(FilePath(name)).lexicallyNormalized().string
  }

  func digest(on base: Dialect?) -> ContentHash {
    withUnsafeBytes(of: base?.digest ?? ContentHash()) { base in ContentHash(Array(text.utf8) + base) }
  }
}
