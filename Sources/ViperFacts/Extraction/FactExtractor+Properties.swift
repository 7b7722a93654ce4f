import SwiftSyntax

extension FactExtractor {
  /// Adds a declaration for each name of `var a, b: Int`; a name with neither type nor value has the last binding's type.
  mutating func add(properties node: VariableDeclNode) {
    let bindings = node.bindings
    let trailingType = bindings.last?.typeAnnotation
    for binding in bindings {
      let annotation = binding.typeAnnotation ?? (binding.initializer == nil ? trailingType : nil)
      for token in Self.names(in: binding.pattern) where !token.isWildcard {
        add(property: token, of: node, binding, type: annotation?.type)
      }
    }
  }

  private mutating func add(
    property token: Token, of node: VariableDeclNode, _ binding: PatternBindingNode, type: Node?
  ) {
    _ = declaration(.property, token, node.modifiers, node.attributes, of: node) { extractor, index in
      if node.bindingSpecifier.isText("let") { extractor.facts.declarations[index].flags.insert(.isConstant) }
      if let type { extractor.facts.declarations[index].type = extractor.add(type: type) }
      if let value = binding.initializer?.value, binding.pattern.kind == .identifierPattern {
        extractor.facts.declarations[index].value = extractor.inBody { $0.add(expression: value) }
      }
      if let accessors = binding.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  /// Adds accessors. A getter makes a property computed; observers do not.
  mutating func add(accessors block: AccessorBlockNode, to index: Int) {
    if let items: NodeList<CodeBlockItemNode> = block.accessors.ifTyped(.codeBlockItemList) {
      facts.declarations[index].flags.insert(.isComputed)
      facts.declarations[index].body = inBody { $0.add(block: items, of: block) }
    } else if let list: NodeList<AccessorDeclNode> = block.accessors.ifTyped(.accessorDeclList) {
      let accessors = list
      let computes = accessors.contains {
        !$0.accessorSpecifier.isText("willSet") && !$0.accessorSpecifier.isText("didSet") && !$0.accessorSpecifier.isMissing
      }
      if computes { facts.declarations[index].flags.insert(.isComputed) }
      facts.declarations[index].body = inBody { $0.add(bodies: accessors, of: block) }
    }
  }

  @discardableResult
  mutating func add(bodies accessors: NodeList<AccessorDeclNode>, of block: some TypedNode) -> Int {
    expression(.block, of: block) { extractor in
      for accessor in accessors {
        extractor.mention(accessor.effectSpecifiers)
        if let body = accessor.body { extractor.add(accessor: accessor, body) }
      }
    }
  }

  private mutating func add(accessor node: AccessorDeclNode, _ body: CodeBlockNode) {
    let index = expression(.block, of: body, flags: .isAccessor) { extractor in
      if let parameter = node.parameters?.name {
        extractor.expression(.binding, parameter, of: body, flags: .isClosureParameter)
      }
      extractor.add(codeBlockItems: body.statements)
    }
    facts.expressions[index].name = name(node.accessorSpecifier)
  }

  /// The names that a pattern binds, from left to right, including `_`.
  static func names(in pattern: Node) -> [Token] {
    switch pattern.kind {
    case .identifierPattern: [pattern.typed(IdentifierPatternNode.self).identifier]
    case .wildcardPattern: [pattern.typed(WildcardPatternNode.self).wildcard]
    case .tuplePattern: pattern.typed(TuplePatternNode.self).elements.flatMap { names(in: $0.pattern) }
    default: []
    }
  }
}

extension Declaration.Flags {
  /// The attributes that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "objc", "nonobjc", "available", "discardableResult", "MainActor", "Published",
    "NSManaged", "inlinable", "usableFromInline", "warn_unqualified_access", "escaping", "autoclosure", "Sendable",
    "preconcurrency", "objcMembers", "dynamicMemberLookup", "UIApplicationMain", "main", "testable", "unchecked",
    "propertyWrapper", "GKInspectable", "NSCopying", "frozen", "ViewBuilder", "resultBuilder", "State",
  ]

  init(modifiers: NodeList<DeclModifierNode>, attributes: NodeList<Node>) {
    self = []
    for modifier in modifiers { insert(Self.flag(of: modifier)) }
    for element in attributes {
      guard let attribute: AttributeNode = element.ifTyped(.attribute) else { continue }
      let name = Self.name(of: attribute.attributeName)
      if name == "IBOutlet" { insert(.isOutlet) }
      if name == "State" || name == "StateObject" { insert(.isOwnedState) }
      if name == "objc" || name == "IBAction" { insert(.isObjC) }
      // The database keeps the value, and faults it in: the property stores no reference.
      if name == "NSManaged" || name == "Relationship" { insert(.isComputed) }
      if !Self.plainAttributes.contains(name) { insert(.hasWrapper) }
    }
  }

  /// Whether an attribute is one of the language, Foundation or UIKit, and no property wrapper.
  static func isPlain(_ attribute: AttributeNode) -> Bool { plainAttributes.contains(name(of: attribute.attributeName)) }

  /// An attribute's name as written, without generic arguments; empty for a qualified name, which counts as a wrapper.
  private static func name(of type: Node) -> String {
    guard let named: IdentifierTypeNode = type.ifTyped(.identifierType) else { return "" }
    return String(decoding: named.name.nameBytes, as: UTF8.self)
  }

  private static func flag(of modifier: DeclModifierNode) -> Declaration.Flags {
    // `private(set)` limits the setter only.
    if modifier.detail?.detail.isText("set") == true || modifier.name.isMissing { return [] }
    return switch modifier.name.text {
    case "static", "class": .isStatic
    case "lazy": .isLazy
    case "weak": .isWeak
    case "unowned": .isUnowned
    case "private": .isPrivate
    case "fileprivate": .isFilePrivate
    case "public", "open", "package": .isPublished
    case "override": .isOverride
    case "final": .isFinal
    case "convenience": .isConvenience
    case "required": .isRequired
    default: []
    }
  }
}
