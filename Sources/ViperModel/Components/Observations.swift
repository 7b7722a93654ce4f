package import ViperFacts

/// Facts that rules need in addition to the graph.
package struct Observations: Sendable {
  /// An import in a file with a concrete component.
  package struct Import: Sendable {
    package var component: Component.ID
    package var module: String
    package var range: SourceRange
    /// The first symbol of that module, or of one that it brings along, that the file uses.
    package var usedSymbol: String?
  }

  /// A type of a user interface framework, named in a component's code.
  package struct FrameworkUse: Sendable {
    package var component: Component.ID
    package var framework: String
    package var symbol: String
    package var range: SourceRange
    /// The member of the shared instance that is used: `open` of `UIApplication.shared.open(url)`.
    package var member: String?
    /// Whether a protocol of the code base prescribes it: it is in the signature of a method or property that the protocol
    /// requires, or the body makes what that signature names.
    package var isPrescribed = false
    /// Whether it is in the result of a method, or the type of a requirement that is read.
    package var isResult = false
    /// The method or property around it, with the labels of the parameters: `save(image:)`. A requirement and its witness have
    /// the same one.
    package var signature: String?
    /// Whether it is the type of a parameter, not one of a closure's.
    package var isParameter = false
    /// Whether the body only hands the parameter on: as an argument or to a property, without reading anything of it.
    package var isHandedOn = false
    /// Whether the component only carries values of the type, or makes them to get their data at once, by all its uses of it.
    package var isCarried = false
    /// Whether the body hands the parameter on to the component's own interactor or wireframe, and nobody else.
    package var isPassedOn = false
    /// Whether a presenter names it in an expression, to make one or for its static members, and not as the type of something.
    package var isExpression = false
    /// The framework's protocol that the component conforms to and whose requirement needs the use: `UITableViewDelegate`.
    package var conformance: String?
    /// Whether it is in a member that builds a view and returns it.
    package var isInView = false
    /// Whether that view opens what the component's router makes, or surrounds the caller's content.
    package var isInLink = false
    /// Whether nothing calls the member around it, or nothing names the entity around it.
    package var isLeftOver = false
    /// Whether it is the type of a property that the component never reads, and only sets to nil: it keeps the value alive.
    package var isOnlyKept = false
    /// Whether an extension of the code base declares the member.
    package var isExtension = false

    /// Whether it is in the body of a function.
    package var isInBody: Bool { !isParameter && !isResult && signature?.hasSuffix(")") == true }
  }

  /// A component that is created outside of all components.
  package struct OutsideCreation: Sendable {
    package var creator: String
    package var component: Component.ID
    package var range: SourceRange
    /// Whether the creator starts the app or assembles several modules.
    package var isCompositionRoot: Bool
    /// Whether the same body also creates the view's presenter, passes the view to an assembly or calls the view's own one, or only
    /// the module's assembly uses the creator.
    package var isWired: Bool
  }

  /// A property that is declared with a class, and about whose uses something is known.
  package struct ClassUse: Sendable {
    package var owner: Component.ID
    package var property: String
  }

  /// The interface of a class that a property could be declared with, as far as its uses allow.
  package struct InterfaceFit: Sendable {
    package var owner: Component.ID
    package var property: String
    package var interface: Component.ID
    /// The members that are used through the property and that the interface lacks.
    package var lacks: [String]
    /// Whether the property would be no better for it: it has associated types, own or inherited, or nothing in use.
    package var isUseless: Bool
  }

  /// A stored property that a class inherits from a generic base class, and whose type its inheritance clause states.
  package struct InheritedProperty: Sendable {
    package var owner: Component.ID
    package var property: String
    /// The name of the class that declares it.
    package var base: String
    /// The place of its name in the declaration.
    package var range: SourceRange
    /// The generic parameter that is its type, if nothing binds it to classes: the property cannot be weak.
    package var unboundType: String?
  }

  /// The parts that a body outside of the modules makes for its locals, wires to each other, and lets go of.
  package struct Composition: Sendable {
    package var parts: [Component.ID]
    /// Those of which it calls nothing: they do nothing until another part calls them.
    package var dormant: [Component.ID]
    /// The components that only dormant parts make.
    package var later: [Component.ID]

    package init(parts: [Component.ID], dormant: [Component.ID], later: [Component.ID]) {
      (self.parts, self.dormant, self.later) = (parts, dormant, later)
    }
  }

  /// A call of a framework that is the business of other roles.
  package struct ApiUse: Sendable {
    package var component: Component.ID
    package var effect: ApiEffect
    /// The type or the call: `UserDefaults`, `pushViewController(_:animated:)`.
    package var symbol: String
    /// The place where it enters: the property, else the first use.
    package var range: SourceRange
    /// The further places.
    package var others: [SourceRange]
  }

  package var imports: [Import] = []
  package var frameworkUses: [FrameworkUse] = []
  package var outsideCreations: [OutsideCreation] = []
  /// For each property typed by a class: the interfaces of that class.
  package var interfaceFits: [InterfaceFit] = []
  /// The properties whose class is needed: they are passed on as that class or a superclass, or a member of a superclass is used.
  package var classUses: [ClassUse] = []
  /// The properties typed by a class that nothing reads.
  package var unreadParts: [ClassUse] = []
  /// The properties that classes inherit from generic base classes.
  package var inheritedProperties: [InheritedProperty] = []
  /// The wireframes and assemblies whose every factory takes a closure, by which the screen that it makes answers, sorted.
  package var answering: [Component.ID] = []
  /// The wireframes that a static function of their own returns, so that they keep the screen it makes, sorted.
  package var entrances: [Component.ID] = []
  /// The places where a view is created by code that also fills its presenter, or that returns the view for others to fill.
  package var filledViews: [SourceRange] = []
  /// The places where a view makes a presenter for a property that the creator of the view sets at once, sorted.
  package var placeholders: [SourceRange] = []
  /// The components that only static functions create which nothing calls, sorted.
  package var unmade: [Component.ID] = []
  /// The components that live as long as the app: singletons, and assemblies that a container's framework makes, sorted.
  package var permanent: [Component.ID] = []
  /// The properties that only static functions fill which nothing calls.
  package var unfilled: [ClassUse] = []
  /// The properties by which interactors only report to their presenters, declared with a class.
  package var reports: [ClassUse] = []
  /// The properties of SwiftUI views that only bind what a router publishes.
  package var boundRouters: [ClassUse] = []
  /// What each body composes outside of the modules.
  package var compositions: [Composition] = []
  /// What is seen to live while a module is shown.
  package var roots = SeenRoots()
  /// The components that something outside of all components stores strongly, sorted.
  package var ownedOutside: [Component.ID] = []
  /// The presenters that a user interface type outside of all components stores, sorted.
  package var shownOutside: [Component.ID] = []
  /// The views that show other modules' views within themselves, sorted.
  package var containers: [Component.ID] = []
  /// The views that are shown within another view, such as cells, sorted.
  package var embeddedViews: [Component.ID] = []
  /// By interface: the file, without extension, that its dialect wants it in.
  package var expectedFiles: [Component.ID: String] = [:]
  /// The calls of frameworks by components whose business they are not, one for each component and symbol.
  package var apiUses: [ApiUse] = []
  /// What code makes of the interfaces of modules.
  package var contracts = Contracts()
  /// What keeps components for good.
  package var leaks: [Leak] = []
  /// The objects that keep each other once their screen is closed.
  package var objectCycles: [ObjectCycle] = []
  /// The components that nothing keeps.
  package var unowned: [UnownedPart] = []
  /// The code that sets the properties of which cycles of strong references consist.
  package var assigners: [Assigner] = []
  /// What code makes of the properties in which components keep each other.
  package var wiring = Wiring()
  /// What is known about the life of types and modules.
  package var liveness = Liveness()
  /// The paths through interactors' requests that tell nobody.
  package var swallowed: [SwallowedFailure] = []

  /// What wiring, contracts and liveness say nothing about.
  package var undecided: Undecided {
    Undecided(wiring: wiring.undecided, contracts: contracts.undecided, liveness: liveness.undecided)
  }

  package init() {}
}
