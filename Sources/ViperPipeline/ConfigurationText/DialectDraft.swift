internal import ViperConfiguration
internal import ViperModel
internal import ViperText

/// The dialects of a code base as configuration lines: the detected ones as comments, and the setting that keeps detecting, so
/// that a new module is judged by its own signs.
struct DialectDraft {
  private let model: CodeModel
  /// The dialect that the user named; nil to detect.
  private let chosen: String?

  init(_ model: CodeModel, chosen: String?) {
    self.model = model
    self.chosen = chosen
  }

  var lines: [String] {
    detected + [
      "", "# The dialect of all modules: 'auto' detects it for each module in every run, a name or a file pins it. 'modules' and",
      "# 'overrides' pin single ones; 'viper-lint explain dialect' shows the scores.",
      "dialect: \(chosen.map(ListedSetting.quoted) ?? Configuration.detection)", "",
      "# modules: {Legacy*: \(example)}", "",
    ]
  }

  /// A dialect to name in an example: one that occurs.
  private var example: String {
    let shares = model.dialects.flatMap(\.shares)
    return shares.max { ($0.modules, $1.dialect) < ($1.modules, $0.dialect) }?.dialect ?? "infinum"
  }

  private var detected: [String] {
    var lines = ["# Detected:"]
    for root in model.dialects where root.moduleCount > 0 {
      for share in root.shares where share.modules > 0 {
        lines.append(
          "#   \(root.root.visible): \(share.dialect) in \(share.modules) module\(share.modules == 1 ? "" : "s")\(score(share.verdict))"
        )
      }
    }
    return lines + advice
  }

  /// What to do about modules that no built-in dialect fits. A learned dialect is one of all modules, so where a built-in one fits most of
  /// them, it would know less about those.
  private var advice: [String] {
    let unfitting = UnfittingModules(model)
    if unfitting.areMost {
      return [
        "# No built-in dialect fits most modules; 'viper-lint dialects learn --out our-dialect.yml' learns one of your own, for",
        "# 'dialect: ./our-dialect.yml'.",
      ]
    }
    if unfitting.count == 0 { return [] }
    return [
      "# No built-in dialect fits \(counted(unfitting.count, "module")) ('viper-lint explain dialect' lists all); if you know theirs, name it in",
      "# 'modules'.",
    ]
  }

  private func score(_ verdict: DialectVerdict) -> String {
    switch verdict {
    case .pinned: " (pinned)"
    case .wired: ", not VIPER by its wiring"
    case .detected(let score): ", \(matchText(score))"
    case .fallback: ", because no other dialect fits"
    }
  }
}
