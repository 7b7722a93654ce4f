import Foundation

/// A configuration of fifty constraints of all kinds that select real code and hold in most, so that their evaluation is measured
/// and not the printing of findings.
enum FiftyConstraints {
  static let text = "constraints:\n" + (0..<10).flatMap(five).joined()

  private static func five(_ number: Int) -> [String] {
    let (own, other) = (initials[number], initials[(number + 1) % initials.count])
    return [
      entry("names-\(number)", "forbidden: {from: {name: '\(own)*Interactor'}, to: {name: '\(other)*Wireframe'}}"),
      entry("paths-\(number)", "forbidden: {from: {path: '**/\(own)*/**'}, to: {path: '**/AppDelegate.swift'}}"),
      entry(
        "roles-\(number)",
        "forbidden: {from: {role: entity, name: '\(own)*'}, to: {role: wireframe, conforms: '\(other)*'}, reachable: true}"),
      entry(
        "limits-\(number)",
        "limit: {lines: \(100_000 + number), fan-in: 100000, of: {role: [presenter, view], name: '\(own)*'}}"),
      entry(
        "layers-\(number)",
        "layers: [{role: wireframe, name: '\(own)*'}, {inherits: 'UIView', name: '\(own)*'}, {role: entity, name: '\(own)*'}]"),
    ]
  }

  private static let initials = ["A", "B", "C", "D", "M", "N", "P", "S", "T", "W"]

  private static func entry(_ name: String, _ kind: String) -> String { "  - {name: \(name), reason: it is measured, \(kind)}\n" }
}
