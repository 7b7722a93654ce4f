import Testing

/// The help of every command of both tools.
struct HelpTests {
  /// The help of a command and of those below it, by name.
  private func helps(_ tool: Executable, _ path: [String] = []) throws -> [(name: String, text: String)] {
    let text = try tool.run(path + ["--help"]).output
    let list = text.split(separator: "SUBCOMMANDS:\n").dropFirst().first ?? ""
    let commands = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("See '") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    return [((["\(tool.name)"] + path).joined(separator: " "), text)] + (try commands.flatMap { try helps(tool, path + [$0]) })
  }

  @Test(arguments: [(Executable.viperLint, 20), (.viperGraph, 4)])
  func fitsIntoEightyColumns(_ tool: Executable, _ count: Int) throws {
    let all = try helps(tool)
    #expect(all.count >= count)
    for (name, text) in all {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(name): \(line)") }
    }
  }

  /// No example is so long that the rest of its line begins another one.
  @Test(arguments: [Executable.viperLint, .viperGraph]) func listsAreNotBroken(_ tool: Executable) throws {
    for (name, text) in try helps(tool) {
      for heading in ["EXAMPLES:", "EXIT STATUS:"] {
        let list = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != heading }.dropFirst().prefix {
          $0 != ""
        }
        for line in list { #expect(line.hasPrefix("  "), "\(name): \(line)") }
      }
    }
  }

  @Test(arguments: [Executable.viperLint, .viperGraph]) func valuesAreNamedAlike(_ tool: Executable) throws {
    for (name, text) in try helps(tool) {
      for value in text.matches(of: /--[\w-]+ <([^>]+)>/) {
        #expect(value.1 == value.1.uppercased(), "\(name): \(value.0)")
      }
    }
  }
}
