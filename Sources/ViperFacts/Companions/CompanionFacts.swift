/// What a companion file says about Swift types, which depends on its bytes and its kind alone.
package struct CompanionFacts: Sendable, Equatable {
  /// The version of what is read. Raise it with every change: stored facts of an older revision are discarded.
  static let revision = 2

  /// An object of a class of the code.
  package struct Object: Sendable, Equatable {
    package enum Kind: Int, Sendable {
      /// The controller of a scene.
      case scene
      /// The one that loads the file, and is there already.
      case owner
      /// A view, or any other object.
      case part
    }

    package var kind: Kind
    package var className: String
    /// The module that has the class, where it is set.
    package var module: String?
    /// The identifier by which code makes the controller of a scene.
    package var identifier: String?
    /// Whether it is the first controller of its storyboard.
    package var isInitial = false
    /// 1-based.
    package var line: Int
  }

  /// A way from one scene to another.
  package struct Segue: Sendable, Equatable {
    /// The class of the controller that it leaves.
    package var source: String
    /// `show`, `presentation`, `embed`, `relationship`; as it is written.
    package var kind: String
    package var identifier: String?
    /// The class of the controller that it leads to; nil for one without a class of its own.
    package var destination: String?
    /// The storyboard that it leads to, and the identifier of the scene there.
    package var storyboard: String?
    package var scene: String?
    package var line: Int
  }

  /// A property that is set when the file is loaded.
  package struct Outlet: Sendable, Equatable {
    package var owner: String
    package var property: String
    /// The class of the object; nil for one of a framework.
    package var className: String?
    package var line: Int
  }

  package var objects: [Object] = []
  package var segues: [Segue] = []
  package var outlets: [Outlet] = []
  /// The names that other code has for types: those of Objective-C that imports Swift, and those of a property list, sorted.
  package var mentions: [String] = []
  /// Whether the file could not be read, so that nothing is known of what it makes.
  package var isUnread = false

  package init() {}

  static var unread: CompanionFacts {
    var facts = CompanionFacts()
    facts.isUnread = true
    return facts
  }
}
