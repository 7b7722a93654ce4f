package import ViperLinking

/// The methods of a container that makes objects by their type.
package struct ContainerRule: Sendable, Equatable {
  /// The key in the dialect's file, by which an extending dialect changes or removes it.
  package var key: String
  package var methods: ContainerMethods

  package init(key: String, methods: ContainerMethods) { (self.key, self.methods) = (key, methods) }
}

extension DialectPins {
  /// The methods of all containers: those of the dialects that the user chose, else those that all dialects have.
  func containers(else base: Dialect) -> ContainerMethods {
    let chosen = ([dialect].compactMap(\.self) + modules.map(\.dialect) + paths.map(\.dialect))
    return (chosen.isEmpty ? [base] : chosen).flatMap(\.containers).reduce(into: ContainerMethods()) { $0.formUnion($1.methods) }
  }
}
