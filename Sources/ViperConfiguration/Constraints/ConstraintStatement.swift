/// What a constraint says, by kind.
package enum ConstraintStatement: Sendable, Equatable {
  /// What `from` selects must not refer to what `to` selects.
  case forbidden(ConstrainedReferences)
  /// What `from` selects may refer to nothing but what `to` selects, and to itself.
  case allowed(ConstrainedReferences)
  /// Each component that `from` selects must refer to one that `to` selects.
  case required(ConstrainedReferences)
  /// Layers from top to bottom: none refers to one above it; in a strict order, none to one further below than the next.
  case layers([Selection], isStrict: Bool)
  /// Groups that do not refer to each other.
  case independent([Selection])
  /// No cycle of references between the units of the selected code; nil for all of it.
  case acyclic(ConstraintUnit, of: Selection?)
  /// Other modules reach the selected ones only through what these publish, and what is selected besides.
  case published(Selection, also: Selection?)
  /// Of all files, only those of the selected code may import the Swift modules.
  case imports(of: Selection, modules: [String])
  /// Only what `users` selects may refer to the selected types.
  case protected(Selection, users: Selection)
  case limit(ConstraintLimits, of: Selection?)
  /// Each selected module has the companions; nil for all modules.
  case companions([ConstraintCompanion], of: Selection?)
  case counterpart(ConstraintCounterpart, of: Selection?)
  /// The selected types are in a folder that fits one of the patterns.
  case layout(of: Selection, folders: [String])
}

/// References that a constraint forbids, allows or requires.
package struct ConstrainedReferences: Sendable, Equatable {
  package var from: Selection
  package var to: Selection
  /// The exceptions at either end.
  package var except: Selection?
  /// Whether a path of references counts like a reference.
  package var followsPaths: Bool

  package init(from: Selection, to: Selection, except: Selection? = nil, followsPaths: Bool = false) {
    self.from = from
    self.to = to
    self.except = except
    self.followsPaths = followsPaths
  }
}

/// The units between which cycles are looked for.
package enum ConstraintUnit: String, Sendable, CaseIterable {
  case module, group, folder
}

/// The largest numbers that a type may have; nil for any.
package struct ConstraintLimits: Sendable, Equatable {
  /// A number of a type that can be limited.
  package enum Measure: String, Sendable, CaseIterable {
    /// Lines of the declaration and its extensions.
    case lines
    /// Properties, functions, initializers and subscripts.
    case members
    /// Parameters of the initializer or function that has most.
    case parameters
    /// Stored properties that hold another type of the code base.
    case dependencies
    /// Other types that refer to it.
    case fanIn = "fan-in"
    /// Other types that it refers to.
    case fanOut = "fan-out"
  }

  /// In the order in which they are written.
  package var bounds: [(measure: Measure, most: Int)]

  package init(bounds: [(measure: Measure, most: Int)]) { self.bounds = bounds }

  package static func == (a: Self, b: Self) -> Bool { a.bounds.elementsEqual(b.bounds, by: ==) }
}

/// Something that a module has besides its parts, or that one of its parts has.
package struct ConstraintCompanion: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A test named after a part, in test code.
    case tests
    /// A double named after a part or after one of its interfaces.
    case mock
    /// A protocol that is a part's.
    case interface
    /// A type that puts the module together.
    case assembly
    /// A preview in the module's folder.
    case preview
  }

  package var kind: Kind
  /// The part that must have it: `presenter` in `presenter-tests`; nil for any.
  package var role: String?

  package init(kind: Kind, role: String? = nil) {
    self.kind = kind
    self.role = role
  }

  package var text: String { role.map { "\($0)-\(kind.rawValue)" } ?? kind.rawValue }
}

/// A type that must exist for each type of a name.
package struct ConstraintCounterpart: Sendable, Equatable {
  /// The name with one `*`, such as `*Presenter`.
  package var each: String
  /// The counterpart's name, in which `*` is the same text: `*PresenterTests`.
  package var has: String

  package init(each: String, has: String) {
    self.each = each
    self.has = has
  }

  /// The name of a type's counterpart; nil for a type with another name.
  package func name(for type: String) -> String? {
    let parts = each.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, type.utf8.count >= each.utf8.count - 1, type.hasPrefix(parts[0]), type.hasSuffix(parts[1]) else {
      return nil
    }
    let stem = type.dropFirst(parts[0].count).dropLast(parts[1].count)
    return has.replacing("*", with: stem)
  }
}

extension ConstraintStatement {
  /// The word that states the kind in a configuration.
  package var kind: String {
    switch self {
    case .forbidden: "forbidden"
    case .allowed: "allowed"
    case .required: "required"
    case .layers: "layers"
    case .independent: "independent"
    case .acyclic: "acyclic"
    case .published: "published"
    case .imports: "only"
    case .protected: "protected-types"
    case .limit: "limit"
    case .companions: "every-module-has"
    case .counterpart: "counterpart"
    case .layout: "layout"
    }
  }

  /// The selections in it, by the key that states each.
  var selections: [(key: String, selection: Selection)] {
    switch self {
    case .forbidden(let ends), .allowed(let ends), .required(let ends):
      [("from", ends.from), ("to", ends.to)] + (ends.except.map { [("except", $0)] } ?? [])
    case .layers(let layers, _): layers.enumerated().map { ("layers[\($0.offset)]", $0.element) }
    case .independent(let groups): groups.enumerated().map { ("independent[\($0.offset)]", $0.element) }
    case .published(let modules, let others): [("published", modules)] + (others.map { [("also", $0)] } ?? [])
    case .imports(let files, _): [("only", files)]
    case .protected(let types, let users): [("protected-types", types), ("used-by", users)]
    case .layout(let types, _): [("of", types)]
    case .acyclic(_, let types), .limit(_, let types), .companions(_, let types), .counterpart(_, let types):
      types.map { [("of", $0)] } ?? []
    }
  }
}
