package import ViperGraph
internal import ViperModel
internal import ViperRules

extension GraphState {
  /// The state of an analysed code base: its graph, and its findings with their fingerprints.
  package init(_ analysis: Analysis) {
    let findings = analysis.report.findings.compactMap { finding in
      GraphMark(finding).map { GraphState.IdentifiedMark(identity: finding.fingerprint, mark: $0) }
    }
    self.init(analysis.graph, findings: findings)
  }
}
