/// A place that does not parse, and what is wrong there.
package struct SyntaxError: Sendable, Equatable, BitwiseCopyable {
  package var offset: UInt32
  package var message: NameTable.ID
}
