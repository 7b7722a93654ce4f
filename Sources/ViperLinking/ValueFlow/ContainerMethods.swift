/// The methods of containers that make objects by their type, whose own code is not read: those of Swinject, Needle and the like.
package struct ContainerMethods: Sendable, Hashable {
  /// `register(Login.self) { LoginPresenter() }`: what the closure makes is what the container gives for the type.
  package var register: Set<String> = []
  /// Called on what `register` returns, or with a type, and with a closure that gets the container and the object.
  package var complete: Set<String> = []
  /// `resolve(Login.self)`: gives an optional object of the type.
  package var resolve: Set<String> = []
  /// `shared { LoginPresenter() }`: gives what the closure makes.
  package var share: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: ContainerMethods) {
    register.formUnion(other.register)
    complete.formUnion(other.complete)
    resolve.formUnion(other.resolve)
    share.formUnion(other.share)
  }

  /// All names, for a key of what depends on them.
  var text: String {
    [register, complete, resolve, share].map { $0.sorted().joined(separator: " ") }.joined(separator: ";")
  }
}

/// The same, by the names that the code base has.
struct ContainerNames {
  enum Purpose {
    case register, complete, resolve, share
  }

  private let purposes: [Name: Purpose]

  init(_ methods: ContainerMethods, in codebase: Codebase) {
    var purposes: [Name: Purpose] = [:]
    for (words, purpose) in [
      (methods.register, Purpose.register), (methods.complete, .complete), (methods.resolve, .resolve), (methods.share, .share),
    ] {
      for name in words.compactMap(codebase.names.known) { purposes[name] = purpose }
    }
    self.purposes = purposes
  }

  subscript(name: Name) -> Purpose? { purposes.isEmpty ? nil : purposes[name] }
}
