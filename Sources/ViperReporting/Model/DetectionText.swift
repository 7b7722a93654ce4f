import ViperFacts
package import ViperModel
import ViperText

/// The output of `viper-lint explain dialect [MODULE]`: the score of each dialect, and the evidence for and against it.
package struct DetectionText {
  package let text: String

  /// - Parameters:
  ///   - module: the name of the modules to explain in full; nil lists all modules, a line each.
  ///   - fileCount: the number of files in the model.
  package init(_ model: CodeModel, module: String?, fileCount: Int) {
    let roots = model.dialects.map { root in
      let head =
        "\(root.root.visible): \(root.dialect.name.visible)\(root.isPinned ? ", pinned" : "")\n"
        + root.architectures.filter { !$0.isTrivial }.map(Self.lines).joined()
      let wanted = root.detections.filter { module == nil || $0.module == module }
      let isPinned = Set(root.shares.filter { $0.verdict == .pinned }.map(\.dialect))
      return wanted.isEmpty && module != nil
        ? "" : head + wanted.map { (module == nil ? Self.line : Self.block)($0, isPinned.contains($0.dialect)) }.joined()
    }
    let isBare = module == nil && model.graph.modules.isEmpty
    let parts = roots + (isBare ? [NoModulesText(model, fileCount: fileCount).text] : [])
    text = parts.joined(separator: module == nil ? "\n" : "").printable
  }

  /// The architecture of a group and its evidence.
  private static func lines(_ group: ArchitectureGroup) -> String {
    let place = group.path == group.root ? "" : "\(group.path.visible): "
    return "  \(place)\(group.summary)\n" + group.evidence.map { "    \($0.visible)\n" }.joined()
  }

  private static func head(_ detection: ModuleDetection, _ isPinned: Bool) -> String {
    "  \(detection.module.visible): \(detection.dialect)\(isPinned ? ", pinned" : "")"
  }

  private static func line(_ detection: ModuleDetection, _ isPinned: Bool) -> String {
    let best = detection.ranking.prefix(2).map { "\($0.dialect) \(hundredths($0.value))" }
    return head(detection, isPinned) + (best.isEmpty ? "" : " (\(best.joined(separator: ", runner-up ")))") + "\n"
  }

  private static func block(_ detection: ModuleDetection, _ isPinned: Bool) -> String {
    let scores = detection.ranking.map { score in
      "    \(score.dialect) \(hundredths(score.value))\n"
        + score.shown.map { "      + \($0.visible)\n" }.joined() + score.missing.map { "      - \($0.visible)\n" }.joined()
    }
    return head(detection, isPinned) + "\n" + scores.joined()
  }
}
