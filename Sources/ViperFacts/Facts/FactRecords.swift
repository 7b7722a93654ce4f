/// The records of one file while they are collected: what becomes `FileFacts`.
///
/// `declarations`, `types` and `expressions` are trees in preorder: a record's subtree ends before `subtreeEnd`.
package struct FactRecords: Sendable {
  package var names = CollectedNames()
  /// Byte offsets of the first byte of each line.
  package var lineStarts: [UInt32] = [0]
  package var imports: [ImportFact] = []
  package var declarations: [Declaration] = []
  /// The types after the colons of types and generic parameters, also `where Self: X`: positions in `types`.
  package var inherited: [Int32] = []
  package var types: [TypeUse] = []
  package var expressions: [Expression] = []
  package var suppressions: [SuppressionComment] = []
  package var syntaxErrors: [SyntaxError] = []
  /// Of the bytes that these are the facts of.
  package var content = ContentHash()

  package init() {}
}
