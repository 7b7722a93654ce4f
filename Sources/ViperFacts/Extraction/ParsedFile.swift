import SwiftParser
import SwiftSyntax

/// A file's syntax tree, as the compiler reads it.
struct ParsedFile {
  let tree: SourceFileSyntax
  let unread: UnreadClauses
  let firstError: FirstSyntaxError?

  /// Swift 5 reads some attributes otherwise than Swift 6, `@MainActor(Bool) -> Void` for one, and which of them a target is
  /// compiled as is not in the file. What is wrong in Swift 6 is read as Swift 5, unless that is wrong even earlier.
  static func read(_ source: UnsafeBufferPointer<UInt8>) -> ParsedFile {
    let current = ParsedFile(source, as: .v6)
    guard let error = current.firstError else { return current }
    let former = ParsedFile(source, as: .v5)
    return (former.firstError?.offset ?? .max) < error.offset ? current : former
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, as version: Parser.SwiftVersion) {
    tree = Parser.parse(source: source, maximumNestingLevel: NestingLimits.levels, swiftVersion: version)
    unread = UnreadClauses(of: tree)
    firstError = FirstSyntaxError(of: tree, except: unread)
  }
}
