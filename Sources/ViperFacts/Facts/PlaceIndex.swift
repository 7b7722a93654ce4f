/// What is around a place of a file, found without going through all that is before it.
struct PlaceIndex: Sendable {
  /// The expressions that are in no other one.
  private let roots: [Int]
  /// The declarations of types and extensions, by their start.
  private let types: [EnclosingType]

  private struct EnclosingType {
    let declaration: Int
    let span: Span
    /// The position of the innermost one around it.
    var around: Int?

    func contains(_ other: Span) -> Bool { span.start <= other.start && other.end <= span.end }
  }

  /// The records need not be valid yet.
  init(_ declarations: FactSection<Declaration>, _ expressions: FactSection<Expression>) {
    roots = Self.roots(of: expressions)
    types = Self.nest(
      declarations.indices.compactMap { index in
        let declaration = declarations[index]
        guard declaration.isType || declaration.kind == .extension else { return nil }
        return EnclosingType(declaration: index, span: declaration.span)
      }.sorted { ($0.span.start, $0.declaration) < ($1.span.start, $1.declaration) })
  }

  private static func roots(of expressions: FactSection<Expression>) -> [Int] {
    var (found, next): ([Int], Int) = ([], 0)
    while next < expressions.count {
      found.append(next)
      next = max(next + 1, Int(expressions[next].subtreeEnd))
    }
    return found
  }

  private static func nest(_ types: [EnclosingType]) -> [EnclosingType] {
    var types = types
    var open: [Int] = []
    for position in types.indices {
      while let last = open.last, !types[last].contains(types[position].span) { open.removeLast() }
      types[position].around = open.last
      open.append(position)
    }
    return types
  }

  /// The outermost expression around one, or itself.
  func root(of expression: Int) -> Int? { roots.last(notAfter: expression) { $0 }.map { roots[$0] } }

  /// The innermost declaration of a type, or extension, around a place.
  func type(around span: Span) -> Int? {
    var position = types.last(notAfter: span.start) { $0.span.start }
    while let found = position, !types[found].contains(span) { position = types[found].around }
    return position.map { types[$0].declaration }
  }
}

extension Array {
  /// The position of the last element that does not exceed a key, in an array that is sorted by keys.
  fileprivate func last<Key: Comparable>(notAfter key: Key, by keyOf: (Element) -> Key) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
