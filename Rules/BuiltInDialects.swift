/// The dialects that come with the tools, as YAML text in the binary.
///
/// A test compares the list with the folder `Dialects`; a new file needs a line here.
package enum BuiltInDialects {
  /// Sorted by name.
  package static let all: [(name: String, yaml: String)] = [
    ("clean-swift", text(PackageResources.clean_swift_yml)),
    ("configurator", text(PackageResources.configurator_yml)),
    ("contract", text(PackageResources.contract_yml)),
    ("impl", text(PackageResources.impl_yml)),
    ("infinum", text(PackageResources.infinum_yml)),
    ("infinum-classic", text(PackageResources.infinum_classic_yml)),
    ("module-owner", text(PackageResources.module_owner_yml)),
    ("mutual-mobile", text(PackageResources.mutual_mobile_yml)),
    ("other", text(PackageResources.other_yml)),
    ("rambler", text(PackageResources.rambler_yml)),
    ("ribs", text(PackageResources.ribs_yml)),
    ("static-wireframe", text(PackageResources.static_wireframe_yml)),
    ("swiftui", text(PackageResources.swiftui_yml)),
    ("view-factory", text(PackageResources.view_factory_yml)),
    ("viper", text(PackageResources.viper_yml)),
    ("viper-module", text(PackageResources.viper_module_yml)),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
