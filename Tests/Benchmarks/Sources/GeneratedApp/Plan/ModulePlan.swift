/// What is decided about a module before any of its text is written.
struct ModulePlan {
  var name: String
  /// Modules of an area share a folder.
  var area: Int
  var fields: [EntityField]
  /// What the user can do besides selecting an item.
  var actions: [String]
  var service: String
  /// The modules that this one opens and listens to.
  var children: [String]
  /// The modules that this one opens and forgets.
  var links: [String]
  var mistake: Mistake?

  var targets: [String] { children + links }
  var entity: String { name + "Entity" }

  /// The text of a mistake where it is this module's, else that of the right way.
  func planted(_ mistake: Mistake, _ wrong: String, or right: String) -> String {
    self.mistake == mistake ? wrong + mistake.comment : right
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Indents all lines but the first, for an indented place of a template.
  func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: spaces))
  }
}
