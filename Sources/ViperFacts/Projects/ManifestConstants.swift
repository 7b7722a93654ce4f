import SwiftParser
import SwiftSyntax

/// The constants of a manifest, by name. Each array is put together once, since constants that name each other twice would take
/// exponential time.
final class ManifestConstants {
  /// Those at the top level.
  private var values: [String: ExprSyntax] = [:]
  /// Those of types and extensions, such as `static let core: Target.Dependency`.
  private var members: [String: ExprSyntax] = [:]
  /// The elements of the constants that were asked for; nil for one that has none, and while it is put together.
  private var arrays: [SyntaxIdentifier: [ExprSyntax]?] = [:]
  /// The number of elements given out so far.
  private var count = 0

  /// The limit of constants that are followed, because they may form a cycle.
  private static let stepLimit = 16
  /// Far above the elements of all arrays of a manifest that people write.
  private static let elementLimit = 100_000

  func add(_ name: String, _ value: ExprSyntax, isMember: Bool) {
    if isMember { members[name] = value } else { values[name] = value }
  }

  /// Throws if the arrays were too long to be put together: then they are known only in part.
  func check() throws(PropertyList.Problem) {
    guard count > Self.elementLimit else { return }
    throw PropertyList.Problem(line: 1, reason: "its arrays have more than \(Self.elementLimit) elements in all")
  }

  /// The value of a constant, or the expression itself.
  func value(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    for _ in 0..<Self.stepLimit {
      guard let value = constant(expression) else { break }
      expression = value
    }
    return expression
  }

  /// The value of `name`, `Enum.name` or `.name`; nil for any other expression.
  private func constant(_ expression: ExprSyntax) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return values[name] ?? members[name] }
    return expression.as(MemberAccessExprSyntax.self).flatMap {
      members[$0.declName.baseName.text] ?? values[$0.declName.baseName.text]
    }
  }

  /// The text of a literal without interpolations, or of a constant that is one.
  func text(_ expression: ExprSyntax) -> String? {
    value(expression).as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The elements of an array literal, a sum of them, or a constant that is one; nil for any other expression.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax]? { elements(expression, depth: 0) }

  private func elements(_ expression: ExprSyntax, depth: Int) -> [ExprSyntax]? {
    guard depth < Self.stepLimit, count <= Self.elementLimit else { return nil }
    let expression = value(expression)
    let found = arrays[expression.id] ?? joined(expression, depth: depth)
    count += found?.count ?? 0
    return found
  }

  private func joined(_ expression: ExprSyntax, depth: Int) -> [ExprSyntax]? {
    arrays[expression.id] = .some(nil)
    var found: [ExprSyntax]?
    if let array = expression.as(ArrayExprSyntax.self) {
      found = array.elements.map(\.expression)
    } else if let sum = expression.as(SequenceExprSyntax.self) {
      found = []
      for part in sum.elements where !part.is(BinaryOperatorExprSyntax.self) {
        guard let elements = elements(part, depth: depth + 1) else { return nil }
        found? += elements
      }
    }
    arrays[expression.id] = .some(found)
    return found
  }
}
