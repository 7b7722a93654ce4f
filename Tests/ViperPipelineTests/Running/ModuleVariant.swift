/// A module as it is run: as it was made up, or with edits, under a name of its own.
struct ModuleVariant {
  /// The name that its types begin with in a program.
  let name: String
  let app: String
  let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - suffix: what tells this variant from others in the same program.
  ///   - edited: the files that are not as they were, by path.
  init(_ module: RandomModule, _ suffix: String = "", edited: [String: String] = [:]) {
    let name = module.name + suffix
    func renamed(_ text: String) -> String { text.replacing(module.name, with: name) }
    self.name = name
    app = renamed(module.app)
    files = module.files.map { (renamed($0.path), renamed(edited[$0.path] ?? $0.text)) }
  }
}
