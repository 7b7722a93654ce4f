package import ViperFacts

/// Objects that keep each other once their screen is closed, each with its links to the others.
package struct ObjectCycle: Sendable {
  package struct Object: Sendable {
    /// The name of the class or struct; that of a framework's type; nil for a closure.
    package var name: String?
    package var component: Component.ID?
    /// The expression that makes it; nil for what comes from outside.
    package var place: SourceRange?

    package init(name: String?, component: Component.ID?, place: SourceRange?) {
      (self.name, self.component, self.place) = (name, component, place)
    }
  }

  /// A strong reference from one of the objects to another.
  package struct Link: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
      /// A property that can be weak.
      case property
      /// A property that holds it in a collection, a tuple or a value.
      case content
      /// A variable that a closure has captured.
      case capture
      /// What a framework's object keeps.
      case framework
    }

    /// By position among the objects.
    package var from: Int
    package var to: Int
    package var kind: Kind
    /// The property, the captured variable, or nothing.
    package var name: String
    /// The component that declares the property.
    package var ownerComponent: Component.ID?
    /// What is to be edited: the property's name, or the closure.
    package var range: SourceRange
    /// Whether nothing else keeps its target while the screen is shown.
    package var isNeeded: Bool

    package init(
      from: Int, to: Int, kind: Kind, name: String, ownerComponent: Component.ID?, range: SourceRange,
      isNeeded: Bool
    ) {
      (self.from, self.to, self.kind, self.name) = (from, to, kind, name)
      (self.ownerComponent, self.range, self.isNeeded) = (ownerComponent, range, isNeeded)
    }
  }

  /// The part of a module that is one of the objects, or else that they keep.
  package var component: Component.ID
  /// In the order in which they are made.
  package var objects: [Object]
  package var links: [Link]
  /// The code that makes them: `LoginAssembly.build(output:)`.
  package var entry: String

  package init(component: Component.ID, objects: [Object], links: [Link], entry: String) {
    (self.component, self.objects, self.links, self.entry) = (component, objects, links, entry)
  }
}
