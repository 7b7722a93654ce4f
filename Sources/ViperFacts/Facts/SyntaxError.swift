/// A place that does not parse, in the parser's words.
package struct SyntaxError: Sendable, Equatable, BitwiseCopyable {
  package var offset: UInt32
  package var message: NameTable.ID
}
