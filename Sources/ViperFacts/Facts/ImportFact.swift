/// An import: `import UIKit`, `import class UIKit.UIColor`.
package struct ImportFact: Sendable, Equatable {
  /// The module, the path's first part.
  package var module: NameTable.ID
  /// The whole declaration.
  package var span: Span
  /// `@testable import`.
  package var isTestable: Bool
}
