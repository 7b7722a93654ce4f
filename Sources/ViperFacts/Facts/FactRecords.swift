/// The records of one file during extraction, before they become `FileFacts`.
///
/// `declarations`, `types` and `expressions` are trees in preorder: a record's subtree ends before `subtreeEnd`.
package struct FactRecords: Sendable {
  package var names = CollectedNames()
  /// The byte offset of each line's first byte.
  package var lineStarts: [UInt32] = [0]
  package var imports: [ImportFact] = []
  package var declarations: [Declaration] = []
  /// The inherited types of types and the bounds of generic parameters and `Self`, as positions in `types`.
  package var inherited: [Int32] = []
  package var types: [TypeUse] = []
  package var expressions: [Expression] = []
  /// In the order of their declarations.
  package var mentions: [TypeMention] = []
  package var suppressions: [SuppressionComment] = []
  /// The byte offset of each preview, whose code is left out.
  package var previews: [UInt32] = []
  package var syntaxErrors: [SyntaxError] = []
  /// The hash of the source bytes.
  package var content = ContentHash()

  package init() {}
}
