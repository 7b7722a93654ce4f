package import ViperFacts

/// What the pipeline makes edits of, where they surely compile: a remedy before which nothing must be done by hand.
package enum Repair: Hashable, Sendable {
  /// Declare the property weak whose type is at a place.
  ///
  /// - `type`: the name of the type, of a class or of an interface; nil for one that the code base does not declare.
  /// - `interface`: the interface to bind to classes in the same edit, if it is not bound.
  case weaken(at: SourceRange, type: String?, interface: SourceRange?)
  /// Bind the interface to classes whose name is at a place.
  case bind(SourceRange)
  /// Remove an import that nothing needs.
  case removeImport(SourceRange, module: String)
  /// Declare the property with an interface whose type, a class, is at a place.
  case retype(at: SourceRange, class: String, interface: String, declaredAt: SourceRange)
}
