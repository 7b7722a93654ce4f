internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperText

/// The detected dialects as configuration lines: the most common one for everything, then the deviating modules by name, or by
/// path if a name is ambiguous.
struct DialectDraft {
  private let model: CodeModel
  private let base: AbsolutePath
  private let main: String
  /// The file of each module's presenter, by module id; the module's path if it has none.
  private let places: [AbsolutePath]

  /// - Parameter basePath: the folder of the configuration.
  init(_ model: CodeModel, basePath: String) {
    self.model = model
    base = AbsolutePath(basePath)
    let judged = model.graph.modules.filter { model.dialectsByName[$0.dialect]?.architecture == .viper }
    let counts = Dictionary(grouping: judged.isEmpty ? model.graph.modules : judged, by: \.dialect).mapValues(\.count)
    main = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "viper"
    var files = model.graph.modules.map(\.path)
    for component in model.graph.components.reversed() where component.role == .presenter && component.kind == .class {
      if let module = component.module { files[module] = component.range.file }
    }
    places = files.map { AbsolutePath($0, in: basePath) }
  }

  var lines: [String] {
    detected + [
      "", "# The dialect of all modules; without this line, it is detected for each module.", "dialect: \(main)",
      "",
    ] + byName + byPlace
  }

  private var detected: [String] {
    var lines = ["# Detected:"]
    for root in model.dialects where root.moduleCount > 0 {
      for share in root.shares {
        lines.append(
          "#   \(root.root.visible): \(share.dialect) in \(share.modules) module\(share.modules == 1 ? "" : "s")\(score(share.verdict))"
        )
      }
    }
    if RunDiagnostics.unfittingModules(model) >= ConventionSupport.fewest {
      lines += [
        "# No built-in dialect fits some modules; 'viper-lint dialects learn --out our-dialect.yml' learns one of your own:",
        "# 'dialect: ./our-dialect.yml'.",
      ]
    }
    return lines
  }

  private func score(_ verdict: DialectVerdict) -> String {
    switch verdict {
    case .pinned: " (pinned)"
    case .wired: ", not VIPER by its wiring"
    case .detected(let score): ", score \(Int((score * 100).rounded())) %"
    case .fallback: ", because no other dialect fits"
    }
  }

  /// Whether all modules of a name have the same dialect, by name.
  private var hasOneDialect: [String: Bool] {
    Dictionary(grouping: model.graph.modules, by: \.name).mapValues { Set($0.map(\.dialect)).count == 1 }
  }

  private var byName: [String] {
    let isClear = hasOneDialect
    var seen: Set<String> = []
    let lines = model.graph.modules.filter { $0.dialect != main && isClear[$0.name] == true && seen.insert($0.name).inserted }
      .map { "  \(ListedSetting.quoted($0.name)): \($0.dialect)" }
    return lines.isEmpty ? [] : ["# Modules in another dialect; '*' matches any text.", "modules:"] + lines + [""]
  }

  private var byPlace: [String] {
    let isClear = hasOneDialect
    let modules = model.graph.modules.filter { $0.dialect != main && isClear[$0.name] == false }
    let lines = Dictionary(grouping: modules, by: \.dialect).sorted { $0.key < $1.key }.flatMap { dialect, modules in
      let paths = Set(modules.map(place)).sorted().map { "      - \(ListedSetting.quoted($0))" }
      return ["  - dialect: \(dialect)", "    paths:"] + paths
    }
    return lines.isEmpty
      ? [] : ["# Modules whose names occur in several dialects, by path.", "overrides:"] + lines + [""]
  }

  /// The widest of a module's root, folder and file that contains modules of its dialect alone.
  private func place(of module: ViperModule) -> String {
    let folders = [module.root, module.path].map { AbsolutePath($0, in: base) }
    let place = folders.first { folder in
      zip(model.graph.modules, places).allSatisfy { $0.dialect == module.dialect || !folder.contains($1) }
    }
    // Patterns have no escapes, so a question mark replaces each special character.
    return String((place ?? places[module.id]).relative(to: base).map { "*?{}".contains($0) ? "?" : $0 })
  }
}
