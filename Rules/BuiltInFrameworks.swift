/// The models of frameworks that come with the tools, as YAML text in the binary.
///
/// A test compares the list with the folder `Frameworks`; a new file needs a line here.
package enum BuiltInFrameworks {
  /// Sorted by name.
  package static let all: [(name: String, yaml: String)] = [
    ("Dispatch", text(PackageResources.Dispatch_yml)),
    ("Foundation", text(PackageResources.Foundation_yml)),
    ("QuartzCore", text(PackageResources.QuartzCore_yml)),
    ("UIKit", text(PackageResources.UIKit_yml)),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
