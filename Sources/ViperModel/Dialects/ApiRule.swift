/// What frameworks do that is the business of some roles only.
package struct ApiRule: Sendable, Equatable {
  /// The key in the dialect's file, by which an extending dialect changes or removes it.
  package var key: String
  package var effect: ApiEffect
  /// The modules of which a file must import one; empty for any file.
  package var imports: [String] = []
  /// Types whose static methods and whose objects' members do it.
  package var types: [String] = []
  /// Members of these types that do not: `FileManager.temporaryDirectory`.
  package var except: [String] = []
  /// Initializers and functions that do it by themselves, with labels or, for any, without: `Data(contentsOf:)`, `SecItemAdd`.
  package var functions: [String] = []
  /// Methods that do it, with labels: `performSegue(withIdentifier:sender:)`.
  package var methods: [String] = []
  /// Properties that do it when they are set: `rootViewController`.
  package var properties: [String] = []
  /// Words in the name of a function or its receiver by which any such call does it: `log`.
  package var words: [String] = []
  /// Whether a method counts only where its first argument is certainly a module's screen, and no alert or picker.
  package var opensModules = false

  package init(key: String, effect: ApiEffect) {
    self.key = key
    self.effect = effect
  }

  /// The entry for `explain dialect`.
  var summary: String {
    let all = types + functions + methods + properties.map { "\($0) =" } + words
    let limits =
      (imports.isEmpty ? [] : ["with an import of \(imports.joined(separator: " or "))"]) + (opensModules ? ["of modules"] : [])
    return ([all.joined(separator: ", ")] + limits).joined(separator: "; ")
  }
}
