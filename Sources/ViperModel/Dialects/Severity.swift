/// The severity of a finding.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  package static let worstFirst: [Severity] = allCases.reversed()

  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
