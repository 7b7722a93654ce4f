import SwiftSyntax

/// The types that code names apart from declared types, inheritance and expressions.
extension FactExtractor {
  mutating func mention(_ attributes: NodeList<Node>) {
    for element in attributes {
      guard let attribute: AttributeNode = element.ifTyped(.attribute), !Declaration.Flags.isPlain(attribute) else { continue }
      mention(.attribute, attribute.attributeName)
    }
  }

  /// - Parameter inheritsSelf: whether the bounds of `Self` are inherited.
  mutating func mention(_ clause: GenericWhereClauseNode?, inheritsSelf: Bool = false) {
    for element in clause?.requirements ?? [] {
      if let bound: ConformanceRequirementNode = element.requirement.ifTyped(.conformanceRequirement) {
        let left: IdentifierTypeNode? = bound.leftType.ifTyped(.identifierType)
        if inheritsSelf, left?.name.isText("Self") == true { continue }
        mention(.requirement, bound.rightType)
      } else if let same: SameTypeRequirementNode = element.requirement.ifTyped(.sameTypeRequirement) {
        mention(.requirement, same.leftType)
        mention(.requirement, same.rightType)
      }
    }
  }

  mutating func mention(_ effects: EffectSpecifiersNode?) { mention(effects?.throwsClause) }

  mutating func mention(_ clause: ThrowsClauseNode?) { if let type = clause?.type { mention(.thrown, type) } }

  /// The parser takes the nested type in `\Outer.Inner.name` for a property.
  mutating func mention(_ path: KeyPathExprNode) {
    guard let root = path.root else { return }
    guard let outer: IdentifierTypeNode = root.ifTyped(.identifierType), outer.genericArgumentClause == nil else {
      return mention(.root, root)
    }
    var names = [outer.name]
    for part in path.components {
      guard let property: KeyPathPropertyComponentNode = part.component.ifTyped(.keyPathPropertyComponent),
        property.declName.baseName.isCapitalised
      else { break }
      names.append(property.declName.baseName)
    }
    mention(.root, names: names, of: root)
  }

  private static let mostLevels = 64

  /// The types that the patterns of a `catch` clause name.
  mutating func mention(caught node: Node, levels: Int = mostLevels) {
    switch node.kind {
    case .typeExpr: mention(.caught, node.typed(TypeExprNode.self).type)
    case .isTypePattern: mention(.caught, node.typed(IsTypePatternNode.self).type)
    case .memberAccessExpr:
      var (members, base): ([Token], Node?) = ([], node)
      while let member: MemberAccessExprNode = base?.ifTyped(.memberAccessExpr) {
        members.append(member.declName.baseName)
        base = member.base
      }
      if let root: DeclReferenceExprNode = base?.ifTyped(.declReferenceExpr) {
        let names = [root.baseName] + members.dropFirst().reversed()
        if root.baseName.isCapitalised { mention(.caught, names: Array(names.prefix { $0.isCapitalised }), of: node) }
      } else if let base, levels > 0 {
        mention(caught: base, levels: levels - 1)
      }
    default:
      guard levels > 0 else { return }
      for child in node.reversedChildren { mention(caught: child, levels: levels - 1) }
    }
  }

  // MARK: records

  private mutating func mention(_ kind: TypeMention.Kind, _ type: Node) {
    guard let enclosing else { return }
    facts.mentions.append(TypeMention(kind, of: add(type: type), in: enclosing))
  }

  /// - Parameter names: the type's own name last.
  private mutating func mention(_ kind: TypeMention.Kind, names: [Token], of syntax: Node) {
    guard let enclosing else { return }
    facts.mentions.append(TypeMention(kind, of: add(names: names[...], of: syntax), in: enclosing))
  }

  private mutating func add(names: ArraySlice<Token>, of syntax: Node) -> Int32 {
    node(names.count > 1 ? .member : .name, names.last, of: syntax) { extractor in
      if names.count > 1 { _ = extractor.add(names: names.dropLast(), of: syntax) }
    }
  }

  /// The mentions of a body follow those of the declarations in it.
  mutating func sortMentions() {
    let places = facts.mentions.map(\.declaration)
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    facts.mentions = order.map { facts.mentions[$0] }
  }
}

extension Token {
  /// Whether a name begins with a capital letter of ASCII.
  fileprivate var isCapitalised: Bool { nameBytes.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false }
}
