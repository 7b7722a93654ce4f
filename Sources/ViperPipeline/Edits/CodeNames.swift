internal import ViperFacts
internal import ViperLinking
internal import ViperModel

/// The names in a file that are certain to mean declarations of the code base, which the file sees where it uses them.
///
/// In doubt a name means something else, such as a framework's declaration.
struct CodeNames {
  private let codebase: Codebase
  /// By printed path, the number of a file.
  private let numbers: [String: Int]
  /// By name, the members that types declare, without overrides.
  private let members: [Name: [DeclarationReference]]

  init(_ code: ProductionCode, threads: Int) {
    codebase = CodebaseLinker.link(code.files, targets: code.targets, threads: threads)
    numbers = Dictionary(
      codebase.files.enumerated().map { ($0.element.source.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var members: [Name: [DeclarationReference]] = [:]
    for type in codebase.types.indices {
      for member in codebase.members[type] where !codebase.declaration(member).flags.contains(.isOverride) {
        members[codebase.name(member), default: []].append(member)
      }
    }
    for type in codebase.types where type.parent != nil && !type.isLocal {
      if let declaration = type.declaration { members[type.name, default: []].append(declaration) }
    }
    self.members = members
  }

  /// The names of one file; nil for test code.
  func seen(from file: AnalysedFile) -> Seen? { numbers[file.source.name].map { Seen(code: self, file: $0) } }

  /// The names that one file sees.
  struct Seen {
    fileprivate let code: CodeNames
    fileprivate let file: Int

    private var codebase: Codebase { code.codebase }
    private var facts: FileFacts { codebase.files[file].facts }

    /// Whether a name as written before any dot is declared at the top level, or in what is around a place: a type with its
    /// supertypes, a function with its parameters.
    func declare(_ name: NameTable.ID, at offset: UInt32) -> Bool {
      let name = codebase.files[file].name(name)
      return codebase.surelyDeclares(name, from: file)
        || facts.declarations.indices.contains { around in
          let span = facts.declarations[around].span
          return span.start <= offset && offset < span.end && declares(name, around)
        }
    }

    /// Whether a name after a dot is that of a member of some type that the file sees; which one it is a member of is not asked.
    func declare(member name: NameTable.ID) -> Bool {
      code.members[codebase.files[file].name(name), default: []].contains { member in
        codebase.surelySees(member, of: owner(of: member), from: file)
      }
    }

    private func owner(of member: DeclarationReference) -> DeclarationReference? {
      let facts = codebase.files[Int(member.file)].facts
      return facts.owner(of: Int(member.index)).map { DeclarationReference(file: Int(member.file), index: $0) }
    }

    private func declares(_ name: Name, _ around: Int) -> Bool {
      let declaration = facts.declarations[around]
      guard declaration.isType || declaration.kind == .extension else {
        return facts.children(of: around).contains { codebase.files[file].name(facts.declarations[$0].nameInBody) == name }
      }
      guard let type = codebase.type(at: DeclarationReference(file: file, index: around)) else { return false }
      return isNested(name, in: type)
        || ([type] + ancestors(of: type)).contains { owner in
          codebase.members[owner, name].contains { codebase.surelySees($0, of: codebase.types[owner].declaration, from: file) }
        }
    }

    /// The supertypes that it is certain to have.
    private func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
      let all = codebase.ancestors(of: type)
      let mayLack = ([type] + all).contains { owner in
        codebase.types[owner].parts.contains {
          codebase.declaration($0).flags.contains(.isConditional) && !codebase.inheritance(of: $0).isEmpty
        }
      }
      return mayLack ? [] : all
    }

    private func isNested(_ name: Name, in type: TypeSymbol.ID) -> Bool {
      switch codebase.nested(name, in: type) {
      case .type(let nested):
        codebase.types[nested].declaration.map { codebase.surelySees($0, of: owner(of: $0), from: file) } ?? false
      case .alias(let alias): codebase.surelySees(alias, of: owner(of: alias), from: file)
      // Where a type conforms, an associated type may be any type of that name.
      case .generic: codebase.types[type].generics.contains(name)
      default: false
      }
    }
  }
}
