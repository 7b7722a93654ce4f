/// The built-in dialects, parsed on demand, since a cached model needs only those that judge its modules.
package struct DialectSupply: Sendable {
  /// The dialect of a name; nil if there is none.
  package let named: @Sendable (String) -> Dialect?
  /// The dialects to detect among, and the one that all extend.
  package let all: @Sendable () -> (builtIns: [Dialect], base: Dialect)

  package init(
    named: @escaping @Sendable (String) -> Dialect?, all: @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect)
  ) {
    self.named = named
    self.all = all
  }
}
