internal import ViperFacts
internal import ViperRules

/// The edits of a stored property with a written type.
struct PropertyEdit {
  private let file: AnalysedFile
  private let index: Int
  private let property: Declaration
  /// The span of the type's name.
  private let name: Span

  /// The property whose type's name is at a place; nil where a type of another name is there.
  ///
  /// - Parameter type: the name of the type, qualified by the types around it; nil for one that the code base does not declare, where
  ///   the place may be that of the property's name.
  init?(at place: SourceRange, type: String?, in file: AnalysedFile?) {
    guard let file, let offset = file.offset(of: place) else { return nil }
    let declarations = file.facts.declarations
    for index in declarations.indices where declarations[index].kind == .property && declarations[index].type >= 0 {
      let property = declarations[index]
      let uses = Int(property.type)..<Int(file.facts.types[Int(property.type)].subtreeEnd)
      let names = uses.map { file.facts.types[$0] }.filter { $0.kind == .name }
      let isNamed = type == nil && property.nameSpan.start == offset
      guard let name = isNamed && names.count == 1 ? names[0] : names.first(where: { $0.span.start == offset }) else { continue }
      (self.file, self.index, self.property, self.name) = (file, index, property, name.span)
      guard Self.isType(type, file.text(name.span)) else { return nil }
      return
    }
    return nil
  }

  /// Classes of UIKit, by which routers hold their views.
  private static let classes: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController", "UICollectionViewController",
    "UISplitViewController", "UIView", "UIWindow", "NSObject", "NSViewController",
  ]

  /// Whether a name is that of a type, and certain to be a class if the code base does not declare it.
  private static func isType(_ type: String?, _ written: String) -> Bool {
    guard let type else { return classes.contains(written) }
    return written == type.split(separator: ".").last ?? ""
  }

  // MARK: weak

  /// The flags of properties that cannot be weak, already are, or share their storage or declaration.
  private static let rigid: [Declaration.Flags] = [
    .isLazy, .isWeak, .isUnowned, .isStatic, .isComputed, .hasWrapper, .isLocal, .isOwnedState, .isOverride, .isConditional,
  ]
  /// The attributes that a weak property may have.
  private static let attributes: Set<Substring> = ["IBOutlet", "objc", "nonobjc", "MainActor", "available"]

  /// The first tools that know `weak let`.
  private static let firstWithWeakConstants = ToolsVersion(6, 3)

  /// The edit that declares it weak; nil if that need not compile.
  ///
  /// - Parameter names: what the code base declares.
  func weakened(where names: () -> DeclaredNames) -> [Edit]? {
    guard !Self.rigid.contains(where: property.flags.contains), isOptional, isAlone, startsEmpty, let keyword,
      owner?.kind == .class
    else { return nil }
    let head = file.text(Int(property.span.start)..<keyword.lowerBound)
    guard !head.contains("nonisolated"),
      head.split(separator: "@").dropFirst(head.hasPrefix("@") ? 0 : 1).allSatisfy({
        Self.attributes.contains($0.prefix { $0.isLetter })
      })
    else { return nil }
    let staysConstant = file.toolsVersion.map { $0 >= Self.firstWithWeakConstants } ?? false
    if staysConstant || !property.flags.contains(.isConstant) { return [file.insertion(of: "weak ", at: keyword.lowerBound)] }
    return isSent(names()) ? nil : [file.edit(keyword, "weak var")]
  }

  /// Whether objects of its class may cross tasks, so that their properties must stay constant.
  private func isSent(_ names: DeclaredNames) -> Bool {
    guard let owner = file.facts.owner(of: index) else { return true }
    let family = names.family(of: file.name(file.facts.declarations[owner]))
    return !family.foreign.isSubset(of: Self.classes.union(["AnyObject", "NSObjectProtocol"]))
      || file.text(0..<file.bytes.count).contains("nonisolated")
  }

  /// Whether the type is a plain optional: `X?`, `X!`, `(any X)?`, `Optional` written out excluded.
  private var isOptional: Bool {
    let type = file.facts.types[Int(property.type)]
    guard type.kind == .optional || type.kind == .implicitlyUnwrapped else { return false }
    let plain = file.text(name)
    return [plain, "(any \(plain))", "(\(plain))"].contains(String(file.text(type.span).dropLast()))
  }

  /// Whether it is the only one of its `var`.
  private var isAlone: Bool {
    file.facts.declarations.count { $0.kind == .property && $0.span.start == property.span.start } == 1
  }

  /// Whether it has no initial value but nil.
  private var startsEmpty: Bool {
    property.value < 0 || file.text(file.facts.expressions[Int(property.value)].span) == "nil"
  }

  private var keyword: Range<Int>? { file.keyword(before: property.nameSpan) }

  // MARK: type

  /// How its file uses it; nil if other files can see it, or it cannot be declared with an interface of its class.
  var retypableUses: Set<MemberUses.Member>? {
    let isHidden = property.flags.contains(.isPrivate) || property.flags.contains(.isFilePrivate)
    let isFixed = [.hasWrapper, .isLocal, .isLazy, .isComputed, .isStatic].contains(where: property.flags.contains)
    let isPlain = isOptional || file.text(file.facts.types[Int(property.type)].span) == file.text(name)
    // An observer, Objective-C or what the compiler derives of a value may need the class.
    guard isHidden, !isFixed, isAlone, isPlain, property.value < 0, property.body < 0,
      !file.text(Int(property.span.start)..<Int(property.nameSpan.start)).contains("@"),
      !file.text(0..<file.bytes.count).contains("#keyPath"), owner?.kind == .class
    else { return nil }
    return MemberUses(of: property.name, type: file.text(name), in: file).members
  }

  private var owner: Declaration? { file.facts.owner(of: index).map { file.facts.declarations[$0] } }

  /// The name of the class that has it.
  var ownerName: String? { owner.map(file.name) }

  /// The edit that declares it with an interface that another file of its target, or its own, declares.
  func retyped(as interface: String, from declaring: AnalysedFile?, at declared: SourceRange) -> [Edit] {
    guard let declaring, !interface.contains("."), declaring.source.root == file.source.root,
      declaring.source.targets == file.source.targets, let offset = declaring.offset(of: declared),
      let found = declaring.facts.declarations.first(where: { $0.kind == .protocol && $0.nameSpan.start == offset }),
      found.flags.isDisjoint(with: [.isPrivate, .isFilePrivate, .isConditional])
    else { return [] }
    return [file.edit(Int(name.start)..<Int(name.end), interface)]
  }
}

extension FileFacts {
  /// The position of the declaration around another one; nil at the top of the file.
  func owner(of index: Int) -> Int? {
    declarations.indices.last { $0 < index && Int(declarations[$0].subtreeEnd) > index }
  }
}
