import ViperFacts
package import ViperModel
import ViperText

/// The output of `viper-lint explain dialect [MODULE]`: the score of each dialect, and the evidence for and against it.
package struct DetectionText {
  package let text: String

  /// - Parameter module: the name of the modules to explain in full; nil lists all modules, a line each.
  package init(_ roots: [RootDialect], module: String?) {
    text =
      roots.map { root in
        let head =
          "\(root.root.visible): \(root.dialect.name.visible)\n"
          + root.architectures.filter { !$0.isTrivial }.map(Self.lines).joined()
        let wanted = root.detections.filter { module == nil || $0.module == module }
        return wanted.isEmpty && module != nil
          ? "" : head + wanted.map { module == nil ? Self.line($0) : Self.block($0) }.joined()
      }.joined(separator: module == nil ? "\n" : "").printable
  }

  /// The architecture of a group and what it rests on.
  private static func lines(_ group: ArchitectureGroup) -> String {
    let place = group.path == group.root ? "" : "\(group.path.visible): "
    return "  \(place)\(group.summary)\n" + group.evidence.map { "    \($0.visible)\n" }.joined()
  }

  private static func line(_ detection: ModuleDetection) -> String {
    let best = detection.ranking.prefix(2).map { "\($0.dialect) \(hundredths($0.value))" }
    return
      "  \(detection.module.visible): \(detection.dialect)\(best.isEmpty ? "" : " (\(best.joined(separator: ", runner-up ")))")\n"
  }

  private static func block(_ detection: ModuleDetection) -> String {
    let scores = detection.ranking.map { score in
      "    \(score.dialect) \(hundredths(score.value))\n"
        + score.shown.map { "      + \($0.visible)\n" }.joined() + score.missing.map { "      - \($0.visible)\n" }.joined()
    }
    return "  \(detection.module.visible): \(detection.dialect)\n" + scores.joined()
  }
}
