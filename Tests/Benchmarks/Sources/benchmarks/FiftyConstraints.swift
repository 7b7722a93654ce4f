import Foundation

/// A configuration of fifty constraints of all kinds that hold in most code, so that their evaluation is measured and not the
/// printing of findings.
enum FiftyConstraints {
  static let text = "constraints:\n" + (0..<10).flatMap(five).joined()

  private static func five(_ number: Int) -> [String] {
    let (layer, other) = (layers[number % layers.count], layers[(number + 1) % layers.count])
    return [
      entry("names-\(number)", "forbidden: {from: {name: '*\(layer)\(number)'}, to: {name: '\(number)*\(other)'}}"),
      entry("paths-\(number)", "forbidden: {from: {path: '**/\(layer)\(number)/**'}, to: {path: '**/*\(other)*/**'}}"),
      entry(
        "roles-\(number)",
        "forbidden: {from: {role: interactor, conforms: 'P\(number)*'}, to: {role: [view, subview]}, reachable: true}"),
      entry("limits-\(number)", "limit: {lines: \(100_000 + number), fan-in: 100000, of: {role: [presenter, view]}}"),
      entry(
        "layers-\(number)",
        "layers: [{name: '*\(layer)\(number)'}, {module: '\(number)*', role: view}, {inherits: 'UIView\(number)'}], strict: true"),
    ]
  }

  private static let layers = ["View", "Presenter", "Interactor", "Router"]

  private static func entry(_ name: String, _ kind: String) -> String { "  - {name: \(name), reason: it is measured, \(kind)}\n" }
}
