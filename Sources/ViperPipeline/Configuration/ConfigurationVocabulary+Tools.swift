internal import Foundation
internal import ViperConfiguration
internal import ViperDialects
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperReporting
internal import ViperRules

extension ConfigurationVocabulary {
  /// The vocabulary of these tools: all rules, reporters and dialects.
  ///
  /// - Parameter checksDialects: whether dialects named by the configuration are loaded.
  init(_ options: AnalysisOptions, checksDialects: Bool) {
    // An invalid dialect is reported when it is loaded for use.
    let chosen = !checksDialects ? nil : options.dialect.flatMap { try? DialectChoice.load($0) }
    let further = chosen.map(\.ownRoles) ?? []
    let bounds = ConfigurationFile.bounds(options)
    self.init(
      rules: { Self.rules(over: Role.all + further + $0.filter { !further.contains($0) }) },
      formats: ReporterRegistry.reporters.map { $0.name }, files: Files(options, within: bounds)
    ) { name throws(DialectError) in
      guard checksDialects else { throw DialectError(diagnostics: []) }
      do throws(UsageError) {
        return try DialectChoice.load(name, basePath: options.basePath, within: bounds).ownRoles
      } catch {
        throw DialectError(diagnostics: error.diagnostics)
      }
    }
  }

  /// Every rule by id, with families expanded over the roles.
  static func rules(over roles: [Role]) -> [String: RuleVocabulary] {
    var rules: [String: RuleVocabulary] = [:]
    for rule in RuleRegistry.builtIn.documented {
      let documentation = rule.documentation
      let cases = documentation.cases.map(\.name)
      for id in rule.ids.expanded(over: roles) + rule.ids.ofFurtherRoles(roles) {
        rules[id] = RuleVocabulary(
          cases: cases, options: documentation.options, isAboutCode: !RuleRegistry.builtIn.isAboutAcceptance(id))
      }
    }
    return rules
  }
}

extension ConfigurationVocabulary.Files {
  /// The files of the disk, printed like the configuration.
  fileprivate init(_ options: AnalysisOptions, within bounds: LinkBounds?) {
    let base = AbsolutePath(options.basePath, in: options.workingDirectory)
    let printed: @Sendable (String) -> String = { AbsolutePath($0).printed(in: base) }
    self.init(
      text: { path throws(DialectError) in
        try YamlFile.text(of: URL(fileURLWithPath: path), named: printed(path), within: bounds)
      },
      names: { bounds?.allow(AbsolutePath($0)) == false ? [] : YamlFile.names(in: $0) }, printed: printed)
  }
}

extension RuleIDs {
  /// The ids of a family for roles that a dialect adds; the dialect enables them explicitly.
  fileprivate func ofFurtherRoles(_ roles: [Role]) -> [String] {
    let suffix: String
    switch self {
    case .perRole(let own, _): suffix = own
    case .perImport: suffix = "imports-uikit"
    case .one, .perPair: return []
    }
    return roles.filter { !Role.all.contains($0) }.map { "\($0)-\(suffix)" }
  }
}

extension Dialect {
  /// The roles that only this dialect defines.
  var ownRoles: [Role] { allRoles.filter { !Role.all.contains($0) } }
}
