import SwiftSyntax

extension FactExtractor {
  /// `var a = 1, b: Int`: a declaration per name; `b`'s type counts for `a` where `a` has neither type nor value.
  mutating func add(properties node: VariableDeclSyntax) {
    let trailingType = node.bindings.last?.typeAnnotation
    for binding in node.bindings {
      let annotation = binding.typeAnnotation ?? (binding.initializer == nil ? trailingType : nil)
      for token in Self.names(in: binding.pattern) where token.tokenKind != .wildcard {
        add(property: token, of: node, binding, type: annotation?.type)
      }
    }
  }

  private mutating func add(
    property token: TokenSyntax, of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, type: TypeSyntax?
  ) {
    _ = declaration(.property, token, node.modifiers, node.attributes, of: node) { extractor, index in
      if node.bindingSpecifier.tokenKind == .keyword(.let) { extractor.facts.declarations[index].flags.insert(.isConstant) }
      if let type { extractor.facts.declarations[index].type = extractor.add(type: type) }
      if let value = binding.initializer?.value, binding.pattern.is(IdentifierPatternSyntax.self) {
        extractor.facts.declarations[index].value = extractor.inBody { $0.add(expression: value) }
      }
      if let accessors = binding.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  /// A getter makes a property computed; observers do not.
  mutating func add(accessors block: AccessorBlockSyntax, to index: Int) {
    switch block.accessors {
    case .getter(let items):
      facts.declarations[index].flags.insert(.isComputed)
      facts.declarations[index].body = inBody { $0.add(block: items, of: block) }
    case .accessors(let accessors):
      let observers: Set<Keyword> = [.willSet, .didSet]
      let computes = accessors.contains { accessor in
        if case .keyword(let word) = accessor.accessorSpecifier.tokenKind { !observers.contains(word) } else { false }
      }
      if computes { facts.declarations[index].flags.insert(.isComputed) }
      facts.declarations[index].body = inBody { $0.add(bodies: accessors, of: block) }
    }
  }

  private mutating func add(bodies accessors: AccessorDeclListSyntax, of block: AccessorBlockSyntax) -> Int {
    expression(.block, of: block) { extractor in
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        extractor.add(block: body.statements, of: body)
      }
    }
  }

  /// The names that a pattern binds, from left to right; `_` keeps its place.
  static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let wildcard = pattern.as(WildcardPatternSyntax.self) { return [wildcard.wildcard] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
    return []
  }
}

extension Declaration.Flags {
  /// Attributes that change nothing about storage.
  private static let plainAttributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "objc", "nonobjc", "available", "discardableResult", "MainActor", "Published",
    "NSManaged", "inlinable", "usableFromInline", "warn_unqualified_access", "escaping", "autoclosure", "Sendable",
    "preconcurrency", "objcMembers", "dynamicMemberLookup", "UIApplicationMain", "main", "testable", "unchecked",
    "propertyWrapper", "GKInspectable", "NSCopying", "frozen", "ViewBuilder", "resultBuilder", "State",
  ]

  init(modifiers: DeclModifierListSyntax?, attributes: AttributeListSyntax?) {
    self = []
    for modifier in modifiers ?? [] { insert(Self.flag(of: modifier)) }
    for case .attribute(let attribute) in attributes ?? [] {
      let name = attribute.attributeName.trimmedDescription
      if name == "IBOutlet" { insert(.isOutlet) }
      if name == "objc" || name == "IBAction" { insert(.isObjC) }
      if !Self.plainAttributes.contains(name) { insert(.hasWrapper) }
    }
  }

  private static func flag(of modifier: DeclModifierSyntax) -> Declaration.Flags {
    // `private(set)` limits the setter only.
    if modifier.detail?.detail.text == "set" { return [] }
    guard case .keyword(let word) = modifier.name.tokenKind else { return [] }
    return switch word {
    case .static, .class: .isStatic
    case .lazy: .isLazy
    case .weak: .isWeak
    case .unowned: .isUnowned
    case .private: .isPrivate
    case .fileprivate: .isFilePrivate
    case .override: .isOverride
    case .final: .isFinal
    case .convenience: .isConvenience
    case .required: .isRequired
    default: []
    }
  }
}
