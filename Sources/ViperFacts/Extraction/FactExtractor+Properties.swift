@_spi(RawSyntax) import SwiftSyntax

extension FactExtractor {
  /// `var a = 1, b: Int`: a declaration per name; `b`'s type counts for `a` where `a` has neither type nor value.
  mutating func add(properties node: RawVariableDeclSyntax) {
    let bindings = node.bindings.elements
    let trailingType = bindings.last?.typeAnnotation
    for binding in bindings {
      let annotation = binding.typeAnnotation ?? (binding.initializer == nil ? trailingType : nil)
      for token in Self.names(in: binding.pattern) where token.tokenKind != .wildcard {
        add(property: token, of: node, binding, type: annotation?.type)
      }
    }
  }

  private mutating func add(
    property token: RawTokenSyntax, of node: RawVariableDeclSyntax, _ binding: RawPatternBindingSyntax, type: RawTypeSyntax?
  ) {
    _ = declaration(.property, token, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      if node.bindingSpecifier.isText("let") { extractor.facts.declarations[index].flags.insert(.isConstant) }
      if let type { extractor.facts.declarations[index].type = extractor.add(type: type) }
      if let value = binding.initializer?.value, binding.pattern.raw.kind == .identifierPattern {
        extractor.facts.declarations[index].value = extractor.inBody { $0.add(expression: value) }
      }
      if let accessors = binding.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  /// A getter makes a property computed; observers do not.
  mutating func add(accessors block: RawAccessorBlockSyntax, to index: Int) {
    if let items: RawCodeBlockItemListSyntax = block.accessors.ifTyped(.codeBlockItemList) {
      facts.declarations[index].flags.insert(.isComputed)
      facts.declarations[index].body = inBody { $0.add(block: items, of: block.raw) }
    } else if let list: RawAccessorDeclListSyntax = block.accessors.ifTyped(.accessorDeclList) {
      let accessors = list.elements
      let computes = accessors.contains {
        !$0.accessorSpecifier.isText("willSet") && !$0.accessorSpecifier.isText("didSet") && !$0.accessorSpecifier.isMissing
      }
      if computes { facts.declarations[index].flags.insert(.isComputed) }
      facts.declarations[index].body = inBody { $0.add(bodies: accessors, of: block) }
    }
  }

  private mutating func add(bodies accessors: [RawAccessorDeclSyntax], of block: RawAccessorBlockSyntax) -> Int {
    expression(.block, of: block.raw) { extractor in
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        extractor.add(block: body.statements, of: body.raw)
      }
    }
  }

  /// The names that a pattern binds, from left to right; `_` keeps its place.
  static func names(in pattern: RawPatternSyntax) -> [RawTokenSyntax] {
    switch pattern.raw.kind {
    case .identifierPattern: [pattern.typed(RawIdentifierPatternSyntax.self).identifier]
    case .wildcardPattern: [pattern.typed(RawWildcardPatternSyntax.self).wildcard]
    case .tuplePattern: pattern.typed(RawTuplePatternSyntax.self).elements.elements.flatMap { names(in: $0.pattern) }
    default: []
    }
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

  init(modifiers: RawDeclModifierListSyntax?, attributes: RawAttributeListSyntax?) {
    self = []
    for modifier in modifiers?.elements ?? [] { insert(Self.flag(of: modifier)) }
    for element in attributes?.elements ?? [] {
      guard let attribute: RawAttributeSyntax = element.ifTyped(.attribute) else { continue }
      let name = Self.name(of: attribute.attributeName)
      if name == "IBOutlet" { insert(.isOutlet) }
      if name == "objc" || name == "IBAction" { insert(.isObjC) }
      if !Self.plainAttributes.contains(name) { insert(.hasWrapper) }
    }
  }

  /// An attribute's name as written, without generic arguments: wrappers are told apart from what is plain only.
  private static func name(of type: RawTypeSyntax) -> String {
    guard let named: RawIdentifierTypeSyntax = type.raw.ifTyped(.identifierType) else { return "" }
    return String(decoding: named.name.nameBytes, as: UTF8.self)
  }

  private static func flag(of modifier: RawDeclModifierSyntax) -> Declaration.Flags {
    // `private(set)` limits the setter only.
    if modifier.detail?.detail.isText("set") == true || modifier.name.isMissing { return [] }
    return switch modifier.name.tokenText {
    case "static", "class": .isStatic
    case "lazy": .isLazy
    case "weak": .isWeak
    case "unowned": .isUnowned
    case "private": .isPrivate
    case "fileprivate": .isFilePrivate
    case "override": .isOverride
    case "final": .isFinal
    case "convenience": .isConvenience
    case "required": .isRequired
    default: []
    }
  }
}
