internal import ArgumentParser

/// The man page of a command, generated from its help text. The argument parser's own generator joins the lines of examples and
/// documents other exit codes.
struct ManualPage {
  let root: any ParsableCommand.Type

  private static let pages = ["viper-graph", "viper-lint"]

  /// The page in `man` macros; deterministic, so that a release is reproducible.
  func text() throws -> String {
    let command = try CommandDescription.decoded(from: dump)
    let sections = ManualSection.sections(of: command.discussion ?? "")
    var page = ManualText()
    page.request(
      "TH", command.commandName.uppercased(), "1", "", "\(command.commandName) \(ToolVersion.current)", "User Commands")
    page.request("SH", "NAME")
    page.line("\(command.commandName) - \(Self.phrase(command.abstract ?? ""))")
    page.request("SH", "SYNOPSIS")
    page.example(root.configuration.usage?.split(separator: "\n").map(String.init) ?? [command.commandName])
    page.request("SH", "DESCRIPTION")
    for section in sections where section.title == nil { Self.write(section, to: &page) }
    Self.writeOptions(of: command, to: &page)
    for section in sections where section.title != nil { Self.write(section, to: &page) }
    page.request("SH", "SEE ALSO")
    page.line(Self.pages.filter { $0 != command.commandName }.map { "\($0)(1)" }.joined(separator: ", "))
    return page.text
  }

  /// The output of `--experimental-dump-help`, which the argument parser delivers as a thrown error.
  private var dump: String {
    do { _ = try root.parseAsRoot(["--experimental-dump-help"]) } catch { return root.message(for: error) }
    return ""
  }

  private static func phrase(_ sentence: String) -> String {
    let words = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private static func write(_ section: ManualSection, to page: inout ManualText) {
    guard let title = section.title else {
      page.request("PP")
      for line in section.lines { page.line(line) }
      return
    }
    page.request("SH", title)
    page.example(section.lines)
  }

  private static func writeOptions(of command: CommandDescription, to page: inout ManualText) {
    page.request("SH", "OPTIONS")
    write(command.arguments ?? [], to: &page)
    if !command.leaves.isEmpty { page.request("SH", "COMMANDS") }
    for (words, leaf) in command.leaves {
      page.request("SS", words)
      page.line(leaf.abstract ?? "")
      for section in ManualSection.sections(of: leaf.discussion ?? "") { write(section, to: &page) }
      write((leaf.arguments ?? []).filter { $0.names?.contains { ["help", "version"].contains($0.name) } != true }, to: &page)
    }
  }

  private static func write(_ arguments: [CommandDescription.Argument], to page: inout ManualText) {
    for argument in arguments where argument.shouldDisplay {
      page.term((argument.names ?? []).map(\.text), value: argument.value)
      if let abstract = argument.abstract { page.line(abstract) }
      if let values = argument.allValues { page.line("One of \(values.joined(separator: ", ")).") }
      if let value = argument.defaultValue { page.line("Default: \(value).") }
    }
  }
}
