import ViperFacts

/// A type's use of a type that is declared nowhere in its root.
struct ExternalUsage: Sendable, BitwiseCopyable {
  private var user: Int32
  var name: Name
  private let filePosition: Int32
  let span: Span

  init(from: TypeSymbol.ID, name: Name, file: Int, span: Span) {
    user = Int32(from)
    self.name = name
    filePosition = Int32(file)
    self.span = span
  }

  /// With other numbers; by no type where it is gone.
  func renumbered(_ numbers: KnownNumbers) -> ExternalUsage {
    var usage = self
    usage.user = Int32(numbers.type(from))
    return usage
  }

  var from: TypeSymbol.ID { Int(user) }
  var file: Int { Int(filePosition) }
}
