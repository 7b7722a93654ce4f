import ViperFacts
import ViperLinking

/// The arguments of a call, as far as its labels tell which method it is of.
struct CallLabels {
  let arguments: [Int]
  private let labels: [String]
  private let trailing: Int

  /// - Parameter callee: the position of the called name; nil where nothing calls it.
  init?(ofCallee callee: Int, in file: LinkedFile, _ codebase: Codebase) {
    guard let arguments = BodySyntax.arguments(ofCallee: callee, in: file.facts) else { return nil }
    self.arguments = arguments
    let nodes = file.facts.expressions
    let plain = arguments.filter { !nodes[$0].flags.contains(.hasValue) }
    trailing = arguments.count - plain.count
    labels = plain.map { codebase.text(file.name(nodes[$0].name)) }.map { $0.isEmpty ? "_" : $0 }
  }

  /// Whether a method with these labels is called; trailing closures have the last ones.
  func fit(_ signature: [String]) -> Bool {
    labels.count + trailing == signature.count && labels[...] == signature.prefix(labels.count)
  }
}
