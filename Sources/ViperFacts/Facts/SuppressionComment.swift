/// A comment that speaks to the linter: everything after `viper-lint:`.
package struct SuppressionComment: Sendable, Equatable, BitwiseCopyable {
  package var text: NameTable.ID
  /// The whole comment.
  package var span: Span
  /// Where the first code behind it begins, blank lines and other comments left out; the file's end where there is none.
  package var next: UInt32
}
