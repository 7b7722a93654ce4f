/// Where a run keeps what it works out for the next one.
package struct CacheChoice: Sendable {
  package var path: String
  /// Whether the user named the place, and so wants to know where it does not serve.
  package var isNamed: Bool

  package init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
