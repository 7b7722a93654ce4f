/// A method that hands one component over to another: `didLoad(view:)`.
package struct InjectionRule: Sendable, Equatable {
  /// What the dialect's file calls it; a dialect that extends another replaces or removes by this key.
  package var key: String
  /// Name with labels: `didLoad(view:)`.
  package var method: String
  package var receiver: Role
  package var handsOver: Role

  package init(key: String = "", method: String, receiver: Role, handsOver: Role) {
    self.key = key
    self.method = method
    self.receiver = receiver
    self.handsOver = handsOver
  }
}
