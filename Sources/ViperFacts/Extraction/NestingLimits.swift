/// How deeply code may be nested: far more than people write, and still parsed in a fraction of a second.
///
/// Measured on the parser: n nested `[` take it 2^n steps, n nested generic attributes up to 4^n, n open `(` n^3, n open `<` n^2.
enum NestingLimits {
  static let squares = 18
  static let attributes = 8
  static let parentheses = 200
  static let angles = 200
  /// Of all brackets and `#if` together; the parser gives up there.
  static let levels = 256
  /// Of expressions within each other: a chain of n calls is 2n deep.
  static let expressions = 25_000
}
