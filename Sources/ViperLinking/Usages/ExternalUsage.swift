package import ViperFacts

/// A type's use of a type without a declaration in its root.
package struct ExternalUsage: Sendable, BitwiseCopyable {
  private var user: Int32
  package var name: Name
  private let filePosition: Int32
  package let span: Span

  package init(from: TypeSymbol.ID, name: Name, file: Int, span: Span) {
    user = Int32(from)
    self.name = name
    filePosition = Int32(file)
    self.span = span
  }

  package var from: TypeSymbol.ID { Int(user) }
  package var file: Int { Int(filePosition) }
}
