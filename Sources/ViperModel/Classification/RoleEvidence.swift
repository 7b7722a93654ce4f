import ViperLinking

/// The evidence for and against the role of a type, as data that can be printed.
package struct RoleEvidence: Sendable, Equatable, CustomStringConvertible {
  /// The role by the name; nil for a type that only links give a role.
  package var role: Role?
  package var supporting: [String]
  package var opposing: [String]

  package init(role: Role?, supporting: [String], opposing: [String]) {
    self.role = role
    self.supporting = supporting
    self.opposing = opposing
  }

  package var description: String { "\(role.map(\.name) ?? "no role by name"): \(reasons)" }

  /// The same without the role.
  package var reasons: String {
    let reasons = supporting.isEmpty ? "no evidence" : supporting.joined(separator: ", ")
    return reasons + (opposing.isEmpty ? "" : "; against that: \(opposing.joined(separator: ", "))")
  }
}

extension RootEvidence {
  /// The most types to name for one reason.
  private static let nameLimit = 3

  /// What the names and links of a root say about one of its types.
  ///
  /// - Parameter named: the candidates by name alone, with those that the verdicts reject.
  func reasons(for type: TypeSymbol.ID, among named: Candidates) -> RoleEvidence {
    let candidate = candidates[type] ?? named[type]
    var supporting = candidate.map { [naming(type, $0)] } ?? []
    let interfaces = scope.codebase.ancestors(of: type).filter { scope.isProtocol($0) && scope.interfaceRole(of: $0) != nil }
    let holders = ([type] + interfaces).flatMap { scope.usages.of($0).filter { $0.kind == .stored }.map(\.from) }
    let stored = scope.usages.by(type).filter { $0.kind == .stored && isPart($0.to) }.map(\.to)
    let partners = affinities.neighbours(of: type).filter { affinities.points(between: type, and: $0) == Affinities.created }
    supporting += sentence("implements", interfaces)
    supporting += sentence("stored by", holders.filter { $0 != type && isPart($0) })
    supporting += sentence("stores", stored)
    let (made, makers) = (creations(by: type), Set(partners.filter { creations(by: $0).contains(type) }))
    supporting += sentence("creates", partners.filter(made.contains))
    supporting += sentence("created by", Array(makers))
    supporting += sentence("created with", partners.filter { !made.contains($0) && !makers.contains($0) })
    return RoleEvidence(role: candidate?.role, supporting: supporting, opposing: objections[type].map { [$0] } ?? [])
  }

  private func creations(by type: TypeSymbol.ID) -> Set<TypeSymbol.ID> {
    Set(scope.usages.by(type).lazy.filter { $0.kind == .construction }.map(\.to))
  }

  private func isPart(_ type: TypeSymbol.ID) -> Bool {
    (scope.isProtocol(type) ? scope.interfaceRole(of: type) : candidates.role(of: type)).map(RootScope.core.contains) ?? false
  }

  private func sentence(_ verb: String, _ types: [TypeSymbol.ID]) -> [String] {
    let names = Set(types.map(scope.name)).sorted()
    return names.isEmpty ? [] : ["\(verb) \(names.prefix(Self.nameLimit).joined(separator: " and "))"]
  }
}
