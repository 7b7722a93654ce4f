import ViperLinking

/// A dialect's calls of frameworks, by the names that the code base has for them.
struct ApiTable {
  /// What a name stands for.
  struct Entry {
    var rule: ApiRule
    var symbol: String
    /// Nil for any labels, and for what takes none.
    var labels: [String]?
  }

  private(set) var types: [Name: ApiRule] = [:]
  private(set) var functions: [Name: [Entry]] = [:]
  private(set) var methods: [Name: [Entry]] = [:]
  private(set) var properties: [Name: Entry] = [:]

  init(_ rules: [ApiRule], in codebase: Codebase) {
    for rule in rules {
      for type in rule.types { codebase.names.known(type).map { types[$0] = rule } }
      for function in rule.functions { Self.add(function, of: rule, to: &functions, codebase) }
      for method in rule.methods { Self.add(method, of: rule, to: &methods, codebase) }
      for property in rule.properties {
        codebase.names.known(property).map { properties[$0] = Entry(rule: rule, symbol: property) }
      }
    }
  }

  private static func add(_ signature: String, of rule: ApiRule, to entries: inout [Name: [Entry]], _ codebase: Codebase) {
    let parts = signature.dropLast(signature.hasSuffix(")") ? 1 : 0).split(separator: "(", omittingEmptySubsequences: false)
    // A text that is split with its empty parts has one at least.
    guard let name = codebase.names.known(String(parts[0])) else { return }
    let labels = parts.count == 2 ? parts[1].split(separator: ":").map(String.init) : nil
    entries[name, default: []].append(Entry(rule: rule, symbol: signature, labels: labels))
  }
}
