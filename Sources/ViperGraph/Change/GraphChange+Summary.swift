import ViperLinking
import ViperModel
import ViperText

extension GraphChange {
  /// A kind of change that a caller can forbid.
  package enum Kind: String, Sendable, CaseIterable {
    case newModule = "new-module"
    case newReference = "new-reference"
    case newStrongReference = "new-strong-reference"
    case hardenedReference = "hardened-reference"
    case newCycle = "new-cycle"
    case newFinding = "new-finding"
  }

  /// The number of changes of a kind.
  package func count(of kind: Kind) -> Int {
    switch kind {
    case .newModule: nodes.count { $0.state == .added }
    case .newReference: references.count { $0.state == .added }
    case .newStrongReference: references.count { [.added, .hardened].contains($0.state) && $0.new?.strength == .strong }
    case .hardenedReference: references.count { $0.state == .hardened }
    case .newCycle: cycles.count { $0.state == .added }
    case .newFinding: findings.count { $0.state == .added }
    }
  }

  /// The change in words, without the counts that are zero: `1 module added, 2 references hardened`.
  package var summary: String {
    let noun = view.level == .module ? "module" : "component"
    let parts = [
      Self.texts(nodes.map(\.state), noun), Self.texts(references.map(\.state), "reference"),
      Self.texts(cycles.map(\.state), "strong cycle"), Self.texts(findings.map(\.state), "finding"),
    ].joined()
    return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
  }

  private static func texts(_ states: [GraphView.ChangeState], _ noun: String) -> [String] {
    GraphView.ChangeState.allCases.compactMap { state in
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(counted(count, noun)) \(state.rawValue)"
    }
  }
}
