/// A comment that speaks to the linter: everything after `viper-lint:`.
package struct SuppressionComment: Sendable, Equatable, BitwiseCopyable {
  package var text: NameTable.ID
  package var span: Span
}
