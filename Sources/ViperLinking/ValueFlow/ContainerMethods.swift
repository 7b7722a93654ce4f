/// The methods of containers that make objects by their type, whose own code is not read: those of Swinject, Needle and the like.
package struct ContainerMethods: Sendable, Hashable {
  package enum Purpose: String, Sendable, CaseIterable {
    /// `register(Login.self) { LoginPresenter() }`: what the closure makes is what the container gives for the type.
    case register
    /// Called on what `register` returns, or with a type, and with a closure that gets the container and the object.
    case complete
    /// `resolve(Login.self)`: gives an optional object of the type.
    case resolve
    /// `shared { LoginPresenter() }`: gives what the closure makes.
    case share
  }

  private var names: [Purpose: Set<String>] = [:]

  package init() {}

  package subscript(purpose: Purpose) -> Set<String> {
    get { names[purpose] ?? [] }
    set { names[purpose] = newValue.isEmpty ? nil : newValue }
  }

  package var isEmpty: Bool { names.isEmpty }

  package mutating func formUnion(_ other: ContainerMethods) { names.merge(other.names) { $0.union($1) } }

  /// All names with their purpose: `register: add, put; resolve: get`.
  package var text: String {
    Purpose.allCases.filter { !self[$0].isEmpty }.map { "\($0.rawValue): \(self[$0].sorted().joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}

/// The same, by the names that the code base has.
struct ContainerNames {
  private let purposes: [Name: ContainerMethods.Purpose]

  init(_ methods: ContainerMethods, in codebase: Codebase) {
    var purposes: [Name: ContainerMethods.Purpose] = [:]
    for purpose in ContainerMethods.Purpose.allCases {
      for name in methods[purpose].compactMap(codebase.names.known) { purposes[name] = purpose }
    }
    self.purposes = purposes
  }

  subscript(name: Name) -> ContainerMethods.Purpose? { purposes.isEmpty ? nil : purposes[name] }
}
