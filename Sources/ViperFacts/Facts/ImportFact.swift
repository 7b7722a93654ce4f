/// An import: `import UIKit`, `import class UIKit.UIColor`.
package struct ImportFact: Sendable, Equatable, BitwiseCopyable {
  /// The module, the path's first part.
  package var module: NameTable.ID
  /// The whole declaration.
  package var span: Span
}
