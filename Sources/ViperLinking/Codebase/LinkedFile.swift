package import ViperFacts

/// A file's facts with the numbers that its names have in the whole code base.
package struct LinkedFile: Sendable {
  package var source: SourceFile
  package var facts: FileFacts
  /// From the file's names to the code base's.
  package var names: [Name]
  /// The number of the root it is in.
  package var root: Int
  /// The number of its first declaration among all declarations.
  var firstSlot: Int
  /// The folders of its path, for distances.
  package var folder: [Substring]

  package func name(_ id: NameTable.ID) -> Name { names[Int(id)] }
}
