package import ViperFacts

/// The facts of a file, with its names interned for the whole code base.
package struct LinkedFile: Sendable {
  package var source: SourceFile
  package var facts: FileFacts
  /// The interned name of each name id.
  package var names: [Name]
  /// The number of its root.
  package var root: Int
  /// The slot of its first declaration.
  var firstSlot: Int
  /// The targets that it imports, as far as they belong to the code base.
  var imports: [Int32] = []
  /// The folders of its path, to compare distances.
  package var folder: [Substring]

  package func name(_ id: NameTable.ID) -> Name { names[Int(id)] }
}
