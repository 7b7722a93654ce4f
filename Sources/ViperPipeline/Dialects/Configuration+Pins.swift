internal import ViperConfiguration
internal import ViperModel
internal import ViperText

extension Configuration {
  /// The roles of the whole code base, then those of overrides, of which later ones win.
  var rolePins: [RolePin] {
    roles.map { pin($0) } + overrides.flatMap { override in override.roles.map { pin($0, in: override.paths.map(\.pattern)) } }
  }

  private func pin(_ setting: RoleSetting, in paths: [PathPattern]? = nil) -> RolePin {
    RolePin(
      pattern: setting.type, verdict: setting.verdict, paths: paths, origin: "set by roles: in \(place(setting.line))",
      line: setting.line)
  }

  /// The architecture of the whole code base, then those of overrides, of which later ones win.
  var architecturePins: [ArchitecturePin] {
    (architecture.map { [pin($0)] } ?? [])
      + overrides.compactMap { override in override.architecture.map { pin($0, in: override.paths.map(\.pattern)) } }
  }

  private func pin(_ setting: ArchitectureSetting, in paths: [PathPattern]? = nil) -> ArchitecturePin {
    ArchitecturePin(
      architecture: setting.architecture, paths: paths, origin: "set by architecture: in \(place(setting.line))")
  }

  private func place(_ line: Int?) -> String { (file ?? Self.fileName) + (line.map { ":\($0)" } ?? "") }
}
