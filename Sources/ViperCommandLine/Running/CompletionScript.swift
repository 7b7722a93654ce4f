internal import ArgumentParser

/// The script that completes a tool's words in a shell.
///
/// The argument parser's knows neither paths beside commands nor that a command may be left out. So it is made of a root command
/// without paths, gets files wherever a command may stand, and leaves the options of the default command to that.
package struct CompletionScript {
  private(set) var text: String
  private let name: String
  private let commands: [String]

  private static let option = "--generate-completion-script"

  package static func isRequested(by arguments: [String]) -> Bool { arguments.first.map { $0.hasPrefix(option) } ?? false }

  /// - Throws: the argument parser's error for a shell that it does not know.
  init(of root: any ParsableCommand.Type, _ arguments: [String]) throws {
    name = root.configuration.commandName ?? ""
    commands = CommandWords.names(of: root) + [CommandWords.help]
    text = try Self.script(of: root, arguments)
    addFiles()
    if let command = root.configuration.defaultSubcommand?.configuration.commandName { leaveOptions(to: command) }
  }

  /// The argument parser's script, which it hands out as the end of parsing.
  private static func script(of root: any ParsableCommand.Type, _ arguments: [String]) throws -> String {
    do {
      _ = try root.parseAsRoot(arguments)
      return ""
    } catch {
      guard root.exitCode(for: error) == .success else { throw error }
      return root.message(for: error)
    }
  }

  private mutating func addFiles() {
    add(["__\(name)_add_completions -f"], after: #"COMPREPLY+=($(compgen -W '\#(commands.joined(separator: " "))' -- "${cur}"))"#)
    add(["_files && ret=0"], after: "_describe -V subcommand subcommands && ret=0")
    let condition = "__\(name)_should_offer_completions_for_positional"
    if text.contains("function \(condition)") { text += "\ncomplete -c '\(name)' -n '\(condition) \"\(name)\" -ge 1' -F\n" }
  }

  private mutating func leaveOptions(to command: String) {
    let words = " \(commands.joined(separator: " ")) "
    let call = ["    _\(name)_\(command)", "    return", "fi"]
    add(
      [#"if [[ (${COMP_CWORD} -gt 1 || "${cur}" == -*) && "\#(words)" != *" ${COMP_WORDS[1]} "* ]]; then"#] + call,
      after: "local -a non_repeating_options=()")
    add(
      [#"if [[ ( ${CURRENT} -gt 2 || "${words[CURRENT]}" == -* ) && "\#(words)" != *" ${words[2]} "* ]]; then"#] + call,
      after: "local -i ret=1")
    add(
      [
        "if set -q unparsed_tokens[2]; and not contains -- $unparsed_tokens[2]\(words)",
        "    set unparsed_tokens $unparsed_tokens[1] \(command) $unparsed_tokens[2..]", "end",
      ], after: "set -l unparsed_tokens (__\(name)_tokens -pc)")
    let own = text.split(separator: "\n").filter { $0.hasPrefix("complete -c") && $0.contains("\"\(name) \(command)\"") }
    text += own.map { $0.replacing("\"\(name) \(command)\"", with: "\"\(name)\"") + "\n" }.joined()
  }

  /// Adds lines after the first one with a text, which is that of the tool itself, and indents them likewise.
  private mutating func add(_ lines: [String], after line: String) {
    guard let found = text.firstRange(of: line + "\n") else { return }
    let indent = text[..<found.lowerBound].reversed().prefix { $0 == " " }
    text.insert(contentsOf: lines.map { "\(String(indent))\($0)\n" }.joined(), at: found.upperBound)
  }
}
