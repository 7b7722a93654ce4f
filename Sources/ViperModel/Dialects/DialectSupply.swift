/// The dialects that come with the tools, read when they are asked for: a model that is at hand needs those alone that judge
/// something.
package struct DialectSupply: Sendable {
  /// Nil where there is none of that name.
  package let named: @Sendable (String) -> Dialect?
  /// Those to detect among, and the one that all extend.
  package let all: @Sendable () -> (builtIns: [Dialect], base: Dialect)

  package init(
    named: @escaping @Sendable (String) -> Dialect?, all: @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect)
  ) {
    self.named = named
    self.all = all
  }
}
