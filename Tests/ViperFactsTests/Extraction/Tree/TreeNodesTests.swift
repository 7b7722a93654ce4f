import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperFacts

/// What the extractor expects of the parser's raw tree, which has no promise to stay as it is.
@Suite struct TreeNodesTests {
  /// A child, and its number among the named children of its kind.
  struct Slot: CustomTestStringConvertible, @unchecked Sendable {
    var structure: SyntaxNodeStructure
    var child: AnyKeyPath
    var number: Int

    init<Parent: SyntaxProtocol, Child>(_ child: KeyPath<Parent, Child>, _ number: Int) {
      structure = Parent.structure
      self.child = child
      self.number = number
    }

    var testDescription: String { "\(child)" }
  }

  static let declarations: [Slot] = [
    Slot(\AccessorDeclSyntax.accessorSpecifier, 2),
    Slot(\AccessorDeclSyntax.parameters, 3),
    Slot(\AccessorDeclSyntax.effectSpecifiers, 4),
    Slot(\AccessorDeclSyntax.body, 5),
    Slot(\ActorDeclSyntax.attributes, 0),
    Slot(\ActorDeclSyntax.modifiers, 1),
    Slot(\ActorDeclSyntax.name, 3),
    Slot(\ActorDeclSyntax.genericParameterClause, 4),
    Slot(\ActorDeclSyntax.inheritanceClause, 5),
    Slot(\ActorDeclSyntax.genericWhereClause, 6),
    Slot(\ActorDeclSyntax.memberBlock, 7),
    Slot(\AssociatedTypeDeclSyntax.attributes, 0),
    Slot(\AssociatedTypeDeclSyntax.modifiers, 1),
    Slot(\AssociatedTypeDeclSyntax.name, 3),
    Slot(\AssociatedTypeDeclSyntax.inheritanceClause, 4),
    Slot(\AssociatedTypeDeclSyntax.genericWhereClause, 6),
    Slot(\ClassDeclSyntax.attributes, 0),
    Slot(\ClassDeclSyntax.modifiers, 1),
    Slot(\ClassDeclSyntax.name, 3),
    Slot(\ClassDeclSyntax.genericParameterClause, 4),
    Slot(\ClassDeclSyntax.inheritanceClause, 5),
    Slot(\ClassDeclSyntax.genericWhereClause, 6),
    Slot(\ClassDeclSyntax.memberBlock, 7),
    Slot(\DeinitializerDeclSyntax.attributes, 0),
    Slot(\DeinitializerDeclSyntax.modifiers, 1),
    Slot(\DeinitializerDeclSyntax.deinitKeyword, 2),
    Slot(\DeinitializerDeclSyntax.body, 4),
    Slot(\EnumCaseDeclSyntax.attributes, 0),
    Slot(\EnumCaseDeclSyntax.modifiers, 1),
    Slot(\EnumCaseDeclSyntax.elements, 3),
    Slot(\EnumDeclSyntax.attributes, 0),
    Slot(\EnumDeclSyntax.modifiers, 1),
    Slot(\EnumDeclSyntax.name, 3),
    Slot(\EnumDeclSyntax.genericParameterClause, 4),
    Slot(\EnumDeclSyntax.inheritanceClause, 5),
    Slot(\EnumDeclSyntax.genericWhereClause, 6),
    Slot(\EnumDeclSyntax.memberBlock, 7),
    Slot(\ExtensionDeclSyntax.attributes, 0),
    Slot(\ExtensionDeclSyntax.modifiers, 1),
    Slot(\ExtensionDeclSyntax.extendedType, 3),
    Slot(\ExtensionDeclSyntax.inheritanceClause, 4),
    Slot(\ExtensionDeclSyntax.genericWhereClause, 5),
    Slot(\ExtensionDeclSyntax.memberBlock, 6),
    Slot(\FunctionDeclSyntax.attributes, 0),
    Slot(\FunctionDeclSyntax.modifiers, 1),
    Slot(\FunctionDeclSyntax.name, 3),
    Slot(\FunctionDeclSyntax.genericParameterClause, 4),
    Slot(\FunctionDeclSyntax.signature, 5),
    Slot(\FunctionDeclSyntax.genericWhereClause, 6),
    Slot(\FunctionDeclSyntax.body, 7),
    Slot(\IfConfigDeclSyntax.clauses, 0),
    Slot(\ImportDeclSyntax.path, 4),
    Slot(\InitializerDeclSyntax.attributes, 0),
    Slot(\InitializerDeclSyntax.modifiers, 1),
    Slot(\InitializerDeclSyntax.initKeyword, 2),
    Slot(\InitializerDeclSyntax.optionalMark, 3),
    Slot(\InitializerDeclSyntax.genericParameterClause, 4),
    Slot(\InitializerDeclSyntax.signature, 5),
    Slot(\InitializerDeclSyntax.genericWhereClause, 6),
    Slot(\InitializerDeclSyntax.body, 7),
    Slot(\ProtocolDeclSyntax.attributes, 0),
    Slot(\ProtocolDeclSyntax.modifiers, 1),
    Slot(\ProtocolDeclSyntax.name, 3),
    Slot(\ProtocolDeclSyntax.inheritanceClause, 5),
    Slot(\ProtocolDeclSyntax.genericWhereClause, 6),
    Slot(\ProtocolDeclSyntax.memberBlock, 7),
    Slot(\StructDeclSyntax.attributes, 0),
    Slot(\StructDeclSyntax.modifiers, 1),
    Slot(\StructDeclSyntax.name, 3),
    Slot(\StructDeclSyntax.genericParameterClause, 4),
    Slot(\StructDeclSyntax.inheritanceClause, 5),
    Slot(\StructDeclSyntax.genericWhereClause, 6),
    Slot(\StructDeclSyntax.memberBlock, 7),
    Slot(\SubscriptDeclSyntax.attributes, 0),
    Slot(\SubscriptDeclSyntax.modifiers, 1),
    Slot(\SubscriptDeclSyntax.subscriptKeyword, 2),
    Slot(\SubscriptDeclSyntax.genericParameterClause, 3),
    Slot(\SubscriptDeclSyntax.parameterClause, 4),
    Slot(\SubscriptDeclSyntax.returnClause, 5),
    Slot(\SubscriptDeclSyntax.genericWhereClause, 6),
    Slot(\SubscriptDeclSyntax.accessorBlock, 7),
    Slot(\TypeAliasDeclSyntax.attributes, 0),
    Slot(\TypeAliasDeclSyntax.modifiers, 1),
    Slot(\TypeAliasDeclSyntax.name, 3),
    Slot(\TypeAliasDeclSyntax.genericParameterClause, 4),
    Slot(\TypeAliasDeclSyntax.initializer, 5),
    Slot(\TypeAliasDeclSyntax.genericWhereClause, 6),
    Slot(\VariableDeclSyntax.attributes, 0),
    Slot(\VariableDeclSyntax.modifiers, 1),
    Slot(\VariableDeclSyntax.bindingSpecifier, 2),
    Slot(\VariableDeclSyntax.bindings, 3),
  ]

  static let expressions: [Slot] = [
    Slot(\ArrayExprSyntax.elements, 1),
    Slot(\AwaitExprSyntax.expression, 1),
    Slot(\BinaryOperatorExprSyntax.`operator`, 0),
    Slot(\BooleanLiteralExprSyntax.literal, 0),
    Slot(\ClosureExprSyntax.signature, 1),
    Slot(\ClosureExprSyntax.statements, 2),
    Slot(\ConsumeExprSyntax.expression, 1),
    Slot(\CopyExprSyntax.expression, 1),
    Slot(\DeclReferenceExprSyntax.moduleSelector, 0),
    Slot(\DeclReferenceExprSyntax.baseName, 1),
    Slot(\DictionaryExprSyntax.content, 1),
    Slot(\ForceUnwrapExprSyntax.expression, 0),
    Slot(\FunctionCallExprSyntax.calledExpression, 0),
    Slot(\FunctionCallExprSyntax.arguments, 2),
    Slot(\FunctionCallExprSyntax.trailingClosure, 4),
    Slot(\FunctionCallExprSyntax.additionalTrailingClosures, 5),
    Slot(\GenericSpecializationExprSyntax.expression, 0),
    Slot(\GenericSpecializationExprSyntax.genericArgumentClause, 1),
    Slot(\IfExprSyntax.conditions, 1),
    Slot(\IfExprSyntax.body, 2),
    Slot(\IfExprSyntax.elseBody, 4),
    Slot(\InOutExprSyntax.expression, 1),
    Slot(\LabeledExprSyntax.label, 0),
    Slot(\LabeledExprSyntax.expression, 2),
    Slot(\MacroExpansionExprSyntax.arguments, 5),
    Slot(\MacroExpansionExprSyntax.trailingClosure, 7),
    Slot(\MemberAccessExprSyntax.base, 0),
    Slot(\MemberAccessExprSyntax.declName, 2),
    Slot(\OptionalChainingExprSyntax.expression, 0),
    Slot(\PatternExprSyntax.pattern, 0),
    Slot(\PostfixIfConfigExprSyntax.base, 0),
    Slot(\PostfixOperatorExprSyntax.expression, 0),
    Slot(\PostfixOperatorExprSyntax.`operator`, 1),
    Slot(\PrefixOperatorExprSyntax.`operator`, 0),
    Slot(\PrefixOperatorExprSyntax.expression, 1),
    Slot(\SequenceExprSyntax.elements, 0),
    Slot(\StringLiteralExprSyntax.segments, 2),
    Slot(\SubscriptCallExprSyntax.calledExpression, 0),
    Slot(\SubscriptCallExprSyntax.arguments, 2),
    Slot(\SubscriptCallExprSyntax.trailingClosure, 4),
    Slot(\SubscriptCallExprSyntax.additionalTrailingClosures, 5),
    Slot(\SwitchExprSyntax.subject, 1),
    Slot(\SwitchExprSyntax.cases, 3),
    Slot(\TryExprSyntax.questionOrExclamationMark, 1),
    Slot(\TryExprSyntax.expression, 2),
    Slot(\TupleExprSyntax.elements, 1),
    Slot(\TypeExprSyntax.type, 0),
    Slot(\KeyPathExprSyntax.root, 1),
    Slot(\KeyPathExprSyntax.components, 2),
    Slot(\KeyPathComponentSyntax.component, 1),
    Slot(\KeyPathPropertyComponentSyntax.declName, 0),
    Slot(\UnresolvedAsExprSyntax.questionOrExclamationMark, 1),
    Slot(\UnresolvedTernaryExprSyntax.thenExpression, 1),
  ]

  static let statements: [Slot] = [
    Slot(\BreakStmtSyntax.label, 1),
    Slot(\ContinueStmtSyntax.label, 1),
    Slot(\DeferStmtSyntax.body, 1),
    Slot(\DoStmtSyntax.throwsClause, 1),
    Slot(\DoStmtSyntax.body, 2),
    Slot(\DoStmtSyntax.catchClauses, 3),
    Slot(\ExpressionPatternSyntax.expression, 0),
    Slot(\ExpressionStmtSyntax.expression, 0),
    Slot(\ForStmtSyntax.caseKeyword, 4),
    Slot(\ForStmtSyntax.pattern, 5),
    Slot(\ForStmtSyntax.typeAnnotation, 6),
    Slot(\ForStmtSyntax.sequence, 8),
    Slot(\ForStmtSyntax.whereClause, 9),
    Slot(\ForStmtSyntax.body, 10),
    Slot(\GuardStmtSyntax.conditions, 1),
    Slot(\GuardStmtSyntax.body, 3),
    Slot(\IdentifierPatternSyntax.identifier, 0),
    Slot(\IsTypePatternSyntax.type, 1),
    Slot(\LabeledStmtSyntax.label, 0),
    Slot(\LabeledStmtSyntax.statement, 2),
    Slot(\MatchingPatternConditionSyntax.pattern, 1),
    Slot(\MatchingPatternConditionSyntax.initializer, 3),
    Slot(\PatternBindingSyntax.pattern, 0),
    Slot(\PatternBindingSyntax.typeAnnotation, 1),
    Slot(\PatternBindingSyntax.initializer, 2),
    Slot(\PatternBindingSyntax.accessorBlock, 3),
    Slot(\RepeatStmtSyntax.body, 1),
    Slot(\RepeatStmtSyntax.condition, 3),
    Slot(\ReturnStmtSyntax.expression, 1),
    Slot(\ThrowStmtSyntax.expression, 1),
    Slot(\TuplePatternElementSyntax.label, 0),
    Slot(\TuplePatternElementSyntax.pattern, 2),
    Slot(\TuplePatternSyntax.elements, 1),
    Slot(\ValueBindingPatternSyntax.pattern, 1),
    Slot(\WhileStmtSyntax.conditions, 1),
    Slot(\WhileStmtSyntax.body, 2),
    Slot(\WildcardPatternSyntax.wildcard, 0),
    Slot(\YieldStmtSyntax.yieldedExpressions, 1),
  ]

  static let types: [Slot] = [
    Slot(\ArrayTypeSyntax.element, 1),
    Slot(\AttributedTypeSyntax.baseType, 3),
    Slot(\CompositionTypeSyntax.elements, 0),
    Slot(\DictionaryTypeSyntax.key, 1),
    Slot(\DictionaryTypeSyntax.value, 3),
    Slot(\FunctionTypeSyntax.parameters, 1),
    Slot(\FunctionTypeSyntax.returnClause, 4),
    Slot(\IdentifierTypeSyntax.moduleSelector, 0),
    Slot(\IdentifierTypeSyntax.name, 1),
    Slot(\IdentifierTypeSyntax.genericArgumentClause, 2),
    Slot(\ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType, 0),
    Slot(\InheritedTypeSyntax.type, 0),
    Slot(\MemberTypeSyntax.baseType, 0),
    Slot(\MemberTypeSyntax.name, 3),
    Slot(\MemberTypeSyntax.genericArgumentClause, 4),
    Slot(\MetatypeTypeSyntax.baseType, 0),
    Slot(\OptionalTypeSyntax.wrappedType, 0),
    Slot(\SomeOrAnyTypeSyntax.constraint, 1),
    Slot(\TupleTypeSyntax.elements, 1),
  ]

  static let parts: [Slot] = [
    Slot(\AccessorBlockSyntax.accessors, 1),
    Slot(\AccessorParametersSyntax.name, 1),
    Slot(\ArrayElementSyntax.expression, 0),
    Slot(\AttributeSyntax.attributeName, 1),
    Slot(\CatchClauseSyntax.catchItems, 1),
    Slot(\CatchClauseSyntax.body, 2),
    Slot(\ClosureCaptureClauseSyntax.items, 1),
    Slot(\ClosureCaptureSyntax.specifier, 0),
    Slot(\ClosureCaptureSyntax.name, 1),
    Slot(\ClosureCaptureSyntax.initializer, 2),
    Slot(\ClosureCaptureSpecifierSyntax.specifier, 0),
    Slot(\ClosureParameterClauseSyntax.parameters, 1),
    Slot(\ClosureParameterSyntax.firstName, 2),
    Slot(\ClosureParameterSyntax.secondName, 3),
    Slot(\ClosureParameterSyntax.type, 5),
    Slot(\ClosureShorthandParameterSyntax.name, 0),
    Slot(\ClosureSignatureSyntax.capture, 1),
    Slot(\ClosureSignatureSyntax.parameterClause, 2),
    Slot(\ClosureSignatureSyntax.effectSpecifiers, 3),
    Slot(\ClosureSignatureSyntax.returnClause, 4),
    Slot(\CodeBlockItemSyntax.item, 0),
    Slot(\CodeBlockSyntax.statements, 1),
    Slot(\CompositionTypeElementSyntax.type, 0),
    Slot(\ConditionElementSyntax.condition, 0),
    Slot(\ConformanceRequirementSyntax.leftType, 0),
    Slot(\ConformanceRequirementSyntax.rightType, 2),
    Slot(\DeclModifierDetailSyntax.detail, 1),
    Slot(\DeclModifierSyntax.name, 0),
    Slot(\DeclModifierSyntax.detail, 1),
    Slot(\DictionaryElementSyntax.key, 0),
    Slot(\DictionaryElementSyntax.value, 2),
    Slot(\EnumCaseElementSyntax.name, 0),
    Slot(\EnumCaseElementSyntax.parameterClause, 1),
    Slot(\EnumCaseParameterClauseSyntax.parameters, 1),
    Slot(\EnumCaseParameterSyntax.firstName, 1),
    Slot(\EnumCaseParameterSyntax.secondName, 2),
    Slot(\EnumCaseParameterSyntax.type, 4),
    Slot(\ExpressionSegmentSyntax.expressions, 3),
    Slot(\AccessorEffectSpecifiersSyntax.throwsClause, 1),
    Slot(\FunctionEffectSpecifiersSyntax.throwsClause, 1),
    Slot(\FunctionParameterClauseSyntax.parameters, 1),
    Slot(\FunctionParameterSyntax.attributes, 0),
    Slot(\FunctionParameterSyntax.firstName, 2),
    Slot(\FunctionParameterSyntax.secondName, 3),
    Slot(\FunctionParameterSyntax.type, 5),
    Slot(\FunctionParameterSyntax.ellipsis, 6),
    Slot(\FunctionParameterSyntax.defaultValue, 7),
    Slot(\FunctionSignatureSyntax.parameterClause, 0),
    Slot(\FunctionSignatureSyntax.effectSpecifiers, 1),
    Slot(\FunctionSignatureSyntax.returnClause, 2),
    Slot(\GenericArgumentClauseSyntax.arguments, 1),
    Slot(\GenericArgumentSyntax.argument, 0),
    Slot(\GenericParameterClauseSyntax.parameters, 1),
    Slot(\GenericParameterSyntax.name, 2),
    Slot(\GenericParameterSyntax.inheritedType, 4),
    Slot(\GenericRequirementSyntax.requirement, 0),
    Slot(\GenericWhereClauseSyntax.requirements, 1),
    Slot(\IfConfigClauseSyntax.elements, 2),
    Slot(\ImportPathComponentSyntax.name, 0),
    Slot(\InheritanceClauseSyntax.inheritedTypes, 1),
    Slot(\InitializerClauseSyntax.value, 1),
    Slot(\MemberBlockItemSyntax.decl, 0),
    Slot(\MemberBlockSyntax.members, 1),
    Slot(\ModuleSelectorSyntax.moduleName, 0),
    Slot(\MultipleTrailingClosureElementSyntax.label, 0),
    Slot(\MultipleTrailingClosureElementSyntax.closure, 2),
    Slot(\OptionalBindingConditionSyntax.pattern, 1),
    Slot(\OptionalBindingConditionSyntax.typeAnnotation, 2),
    Slot(\OptionalBindingConditionSyntax.initializer, 3),
    Slot(\ReturnClauseSyntax.type, 1),
    Slot(\SameTypeRequirementSyntax.leftType, 0),
    Slot(\SameTypeRequirementSyntax.rightType, 2),
    Slot(\SourceFileSyntax.statements, 1),
    Slot(\SwitchCaseItemSyntax.pattern, 0),
    Slot(\SwitchCaseItemSyntax.whereClause, 1),
    Slot(\SwitchCaseLabelSyntax.caseItems, 1),
    Slot(\SwitchCaseSyntax.label, 1),
    Slot(\SwitchCaseSyntax.statements, 2),
    Slot(\ThrowsClauseSyntax.type, 2),
    Slot(\TupleTypeElementSyntax.firstName, 1),
    Slot(\TupleTypeElementSyntax.secondName, 2),
    Slot(\TupleTypeElementSyntax.type, 4),
    Slot(\TypeAnnotationSyntax.type, 1),
    Slot(\TypeInitializerClauseSyntax.value, 1),
    Slot(\WhereClauseSyntax.condition, 1),
  ]

  @Test(arguments: declarations + expressions + statements + types + parts)
  func childrenLieWhereSwiftSyntaxSays(_ slot: Slot) {
    guard case .layout(let children) = slot.structure else {
      Issue.record("no node with named children")
      return
    }
    // A place for unexpected code is before and behind each.
    #expect(children.firstIndex { $0 as AnyKeyPath == slot.child } == 2 * slot.number + 1)
  }

  private static let code = "/* a */ struct `A`: B { // c\n  let x, y: Int // d\n}"

  private static func withTree(_ body: (Node) throws -> Void) rethrows {
    let tree = Parser.parse(source: code)
    try withExtendedLifetime(tree) { try body(Node(of: tree)) }
  }

  @Test func namesAndListsAreRead() throws {
    try Self.withTree { tree in
      let items = tree.typed(SourceFileNode.self).statements
      let declaration = try #require(items.first?.item.asDeclaration)
      #expect(items.count == 1 && declaration.kind == .structDecl && declaration.asExpression == nil)
      let structure = declaration.typed(StructDeclNode.self)
      #expect(structure.name.isText("`A`") && structure.name.nameBytes.elementsEqual("A".utf8))
      #expect(structure.inheritanceClause?.inheritedTypes.count == 1)
      #expect(structure.genericParameterClause == nil && structure.modifiers.isEmpty)
      let member = try #require(structure.memberBlock.members.first?.decl.ifTyped(.variableDecl, VariableDeclNode.self))
      #expect(member.bindings.count == 2 && member.bindingSpecifier.isText("let") && !member.bindingSpecifier.isText("var"))
    }
  }

  @Test func commentsAreTrivia() throws {
    try Self.withTree { tree in
      var (first, trailing) = (tree, TrailingText())
      while let next = first.firstWritten { first = next }
      let keyword = try #require(first.asToken)
      #expect(keyword.isText("struct") && keyword.leadingLength == 8 && keyword.trailingLength == 1)
      #expect(keyword.leadingTrivia.map(\.kind) == [.blockComment, .other])
      #expect(keyword.leadingTrivia.map(\.byteLength) == [7, 1])
      #expect(trailing.text(of: tree)?.bytes.elementsEqual("}".utf8) == true)
      #expect(tree.byteLength == Self.code.utf8.count && tree.leadingLength == 8)
    }
  }

  @Test func whatIsMissingHasNoText() throws {
    let tree = Parser.parse(source: "let = 1")
    try withExtendedLifetime(tree) {
      let items = Node(of: tree).typed(SourceFileNode.self).statements
      let binding = try #require(items.first?.item.typed(VariableDeclNode.self).bindings.first)
      var trailing = TrailingText()
      #expect(trailing.text(of: binding.pattern) == nil)
    }
  }
}
