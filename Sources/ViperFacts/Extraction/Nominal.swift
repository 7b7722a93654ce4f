@_spi(RawSyntax) import SwiftSyntax

/// What classes, structs, enums, actors and protocols have in common.
protocol Nominal: RawSyntaxNodeProtocol {
  var name: RawTokenSyntax { get }
  var modifiers: RawDeclModifierListSyntax { get }
  var attributes: RawAttributeListSyntax { get }
  var genericParameterClause: RawGenericParameterClauseSyntax? { get }
  var inheritanceClause: RawInheritanceClauseSyntax? { get }
  var genericWhereClause: RawGenericWhereClauseSyntax? { get }
  var memberBlock: RawMemberBlockSyntax { get }
}

extension RawClassDeclSyntax: Nominal {}
extension RawStructDeclSyntax: Nominal {}
extension RawEnumDeclSyntax: Nominal {}
extension RawActorDeclSyntax: Nominal {}
extension RawProtocolDeclSyntax: Nominal {
  /// Its parameters are associated types.
  var genericParameterClause: RawGenericParameterClauseSyntax? { nil }
}
