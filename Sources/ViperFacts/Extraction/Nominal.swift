@_spi(RawSyntax) import SwiftSyntax

/// What classes, structs, enums, actors and protocols have in common.
struct Nominal {
  var name: RawTokenSyntax
  var modifiers: RawDeclModifierListSyntax
  var attributes: RawAttributeListSyntax
  var generics: RawGenericParameterClauseSyntax?
  var inheritance: RawInheritanceClauseSyntax?
  var requirements: RawGenericWhereClauseSyntax?
  var members: RawMemberBlockItemListSyntax
}

extension Nominal {
  init(_ node: RawClassDeclSyntax) {
    self.init(
      name: node.name, modifiers: node.modifiers, attributes: node.attributes, generics: node.genericParameterClause,
      inheritance: node.inheritanceClause, requirements: node.genericWhereClause, members: node.memberBlock.members)
  }

  init(_ node: RawStructDeclSyntax) {
    self.init(
      name: node.name, modifiers: node.modifiers, attributes: node.attributes, generics: node.genericParameterClause,
      inheritance: node.inheritanceClause, requirements: node.genericWhereClause, members: node.memberBlock.members)
  }

  init(_ node: RawEnumDeclSyntax) {
    self.init(
      name: node.name, modifiers: node.modifiers, attributes: node.attributes, generics: node.genericParameterClause,
      inheritance: node.inheritanceClause, requirements: node.genericWhereClause, members: node.memberBlock.members)
  }

  init(_ node: RawActorDeclSyntax) {
    self.init(
      name: node.name, modifiers: node.modifiers, attributes: node.attributes, generics: node.genericParameterClause,
      inheritance: node.inheritanceClause, requirements: node.genericWhereClause, members: node.memberBlock.members)
  }

  init(_ node: RawProtocolDeclSyntax) {
    self.init(
      name: node.name, modifiers: node.modifiers, attributes: node.attributes, generics: nil,
      inheritance: node.inheritanceClause, requirements: node.genericWhereClause, members: node.memberBlock.members)
  }
}
