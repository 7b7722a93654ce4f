internal import ViperConfiguration
internal import ViperFacts
internal import ViperLinking
internal import ViperModel
internal import ViperPlatform
internal import ViperRules
internal import ViperText

/// The parts of a configuration that match nothing: a typing error, or a leftover of removed code.
///
/// A pattern is reported only if the run covers all paths that it could match, since a run over a subset cannot tell.
struct InertSettings {
  let configuration: Configuration
  let model: CodeModel
  let dialects: DialectChoice
  let paths: [AbsolutePath]
  /// The files read, as absolute paths.
  let files: [String]
  /// The patterns that matched; nil for indexes, whose files were selected when they were written.
  let use: FileSelection.Use?
  /// Whether the command line sets the dialect, which overrides the configuration's pins.
  let isDialectChosen: Bool

  var diagnostics: [Diagnostic] {
    guard let folder = configuration.folder else { return [] }
    let found = rulePatterns + selection + overrides + roles(isComplete: isCovered(folder)) + (isCovered(folder) ? names : [])
    return found.sorted { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
  }

  private func inert(_ id: String, _ what: String, _ line: Int?) -> Diagnostic {
    Diagnostic(.warning, "inert-\(id): \(what); correct or remove it", file: configuration.file, line: line)
  }

  /// Whether a path lies below one of the analysed paths.
  private func isCovered(_ path: String) -> Bool { paths.contains { $0.contains(AbsolutePath(path)) } }

  private func isCovered(_ pattern: PathPattern) -> Bool { pattern.fixedPrefixes.allSatisfy(isCovered) }

  private var entries: [RuleEntry] { configuration.rules + configuration.overrides.flatMap(\.rules) }

  /// Patterns of rules, which are checked in every run: the set of rules does not depend on the paths.
  private var rulePatterns: [Diagnostic] {
    let patterns = entries.filter(\.isPattern)
    if patterns.isEmpty { return [] }
    let rules = ConfigurationVocabulary.rules(over: Role.all + dialects.pins.all.flatMap(\.ownRoles))
    let names = Array(rules.keys) + configuration.constraints.map(\.name)
    let cases = rules.flatMap { id, rule in rule.cases.map { "\(id).\($0)" } }
    return patterns.filter { pattern in
      // Hoisted out of the loop over hundreds of rules. A key without a dot matches rules, as in `RuleEntry.closeness`.
      let glob = Wildcard(pattern.key)
      return !(pattern.key.contains(".") ? cases.contains(where: glob.matches) : names.contains(where: glob.matches))
    }.map { inert("rule", "the pattern '\($0.key)' matches no rule", $0.line) }
  }

  private var selection: [Diagnostic] {
    guard let use else { return [] }
    return idle("include", configuration.include, use.include, "file")
      + idle("exclude", configuration.exclude, use.exclude, "file or folder")
      + idle("root", configuration.roots, use.roots, "folder")
  }

  private func idle(_ id: String, _ patterns: [Configuration.Path], _ used: Set<Int>, _ what: String) -> [Diagnostic] {
    patterns.enumerated().filter { !used.contains($0.offset) && isCovered($0.element.pattern) }.map {
      inert(id, "the pattern '\($0.element.pattern.text)' matches no \(what)", $0.element.line)
    }
  }

  private var overrides: [Diagnostic] {
    configuration.overrides.flatMap(\.paths).filter { path in
      isCovered(path.pattern) && !files.contains { path.pattern.matches(file: $0) }
    }.map { inert("override", "the pattern '\($0.pattern.text)' matches no file", $0.line) }
  }

  /// Roles of types that are not declared, as far as the run covers the files that they are for.
  private func roles(isComplete: Bool) -> [Diagnostic] {
    model.idleRoles.compactMap { idle in
      let pin = dialects.pins.roles[idle.pin]
      if let paths = pin.paths {
        guard paths.allSatisfy(isCovered), files.contains(where: pin.applies) else { return nil }
      } else if !isComplete {
        return nil
      }
      let place = pin.paths == nil ? "" : " in the files of this override"
      let hint = idle.nearest.map { "; did you mean '\($0)'?" } ?? "; correct or remove it"
      return Diagnostic(
        .warning, "inert-role: no type is named '\(pin.pattern)'\(place)\(hint)", file: configuration.file, line: pin.line)
    }
  }

  private var names: [Diagnostic] {
    let modules = Set(model.graph.modules.map(\.name))
    let pins =
      isDialectChosen ? [] : configuration.modules.filter { pin in !modules.contains { Wildcard(pin.module).matches($0) } }
    return pins.map { inert("module", "no module is named '\($0.module)'", $0.dialect.line) } + ignored + options(modules)
  }

  private var ignored: [Diagnostic] {
    let ignored = entries.flatMap(\.ignore)
    if ignored.isEmpty { return [] }
    let components = Set(model.graph.components.map(\.name))
    return ignored.filter { ignored in !components.contains(where: ignored.fits) }.map {
      inert("ignore", "no component is named '\($0.pattern)'", $0.line)
    }
  }

  /// Names of modules or components in rule options.
  private func options(_ modules: Set<String>) -> [Diagnostic] {
    entries.flatMap { entry in
      (RuleRegistry.builtIn.rule(named: entry.key)?.documentation.options ?? []).flatMap { option -> [Diagnostic] in
        guard case .names(let named) = option.kind, case .names(let names)? = entry.options[option.name] else { return [] }
        let known = named == .modules ? modules : Set(model.graph.components.map(\.name))
        return names.filter { name in !known.contains { Wildcard(name).matches($0) } }.map {
          inert("option", "no \(named == .modules ? "module" : "component") is named '\($0)'", entry.line)
        }
      }
    }
  }
}
