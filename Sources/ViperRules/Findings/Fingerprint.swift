package import ViperFacts

/// Fingerprints of findings, 16 digits from root, rule, component, target and member, and a number among equals.
///
/// They depend on no file or line, so that they stay when code moves within its root. Equal findings are numbered by message,
/// then by place.
package enum Fingerprint {
  /// Adds to findings the members that contain them, from the facts of their files.
  package static func located(_ findings: [Finding], in files: [(SourceFile, FileFacts)]) -> [Finding] {
    let wanted = Set(findings.map(\.range.file))
    // By position, so that facts are not copied.
    let finders = Dictionary(
      files.indices.lazy.filter { wanted.contains(files[$0].0.name) }.map { (files[$0].0.name, MemberFinder(files[$0].1)) },
      uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      var located = finding
      located.member = finders[finding.range.file]?.member(
        atLine: finding.range.line, column: finding.range.column, of: finding.component)
      return located
    }
  }

  package static func stamped(_ findings: [Finding]) -> [Finding] {
    var stamped = findings
    for (identity, indexes) in Dictionary(
      grouping: findings.indices, by: { FindingIdentity(findings[$0], root: findings[$0].root ?? "") })
    {
      for (ordinal, index) in indexes.sorted(by: { Finding.isBeforeEqual(findings[$0], findings[$1]) }).enumerated() {
        stamped[index].fingerprint = Digest.text(of: (identity.parts + ["\(ordinal)"]).joined(separator: "\u{1F}"))
      }
    }
    return stamped
  }
}
