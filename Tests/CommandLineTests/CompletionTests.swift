import Foundation
import Testing
import ViperTestSupport

/// The completions of a real bash, which loads the script that `--generate-completion-script` prints.
struct CompletionTests {
  /// Sources the script, and asks the function that it registers for the last word of a command line.
  private static let harness = """
    cd "$3" && source "$1"
    PATH="$(dirname "$0"):$PATH"
    COMP_LINE=$2 COMP_POINT=${#2}
    read -ra COMP_WORDS <<<"$2"
    [[ $2 == *' ' ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    function=$(complete -p "${COMP_WORDS[0]}" | sed -E 's/.*-F ([^ ]+).*/\\1/')
    "$function" "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\\n' "${COMPREPLY[@]}"
    """

  /// The scripts for bash by the name of the tool, each printed once.
  private static let scripts = Result {
    try Dictionary(
      uniqueKeysWithValues: [Executable.viperGraph, .viperLint].map {
        ($0.name, try $0.run(["--generate-completion-script", "bash"]).output)
      })
  }

  private func completions(of line: String) throws -> [String] {
    let folder = try ScratchFolder()
    let tool: Executable = line.hasPrefix("viper-graph") ? .viperGraph : .viperLint
    let script = try folder.write(try #require(Self.scripts.get()[tool.name]), to: "script")
    let harness = try folder.write(Self.harness, to: "harness")
    try folder.write("", to: "app/dialects/ours.yml")
    try folder.write("", to: "app/dialects/notes.txt")
    try folder.write("constraints: [{name: ours-is-layered, reason: r, acyclic: module}]\n", to: "app/.viper-lint.yml")
    let outcome = try tool.run(
      [harness, script, line, "\(folder.path)/app"], shell: "exec bash -c \"$(cat \"$1\")\" \"$0\" \"$2\" \"$3\" \"$4\"")
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("viper-lint mod", ["modules"]),
    ("viper-lint lint --repo", ["--reporter"]),
    ("viper-lint lint --output sar", ["sarif="]),
    ("viper-lint lint --color a", ["auto", "always"]),
    ("viper-lint lint --dialect ram", ["rambler"]),
    ("viper-lint lint --dialect dia", ["dialects/"]),
    ("viper-lint lint --dialect dialects/", ["dialects/ours.yml"]),
    ("viper-lint lint --config dialects/", ["dialects/ours.yml"]),
    ("viper-lint lint --baseline dialects/n", ["dialects/notes.txt"]),
    ("viper-lint explain rule weak", ["weak-owner"]),
    ("viper-lint explain rule ours", ["ours-is-layered"]),
    ("viper-lint constraints explain o", ["ours-is-layered"]),
    ("viper-lint constraints tr", ["try"]),
    ("viper-lint dialects infinum", ["infinum", "infinum-classic"]),
    ("viper-lint lint dial", ["dialects"]),
    ("viper-graph --format d", ["dot"]),
    ("viper-graph --dialect ram", ["rambler"]),
    ("viper-graph --matr", ["--matrix"]),
    ("viper-graph dif", ["diff"]),
    ("viper-graph dia", ["dialects"]),
    ("viper-graph --out a.svg dia", ["dialects"]),
    ("viper-graph diff --only", ["--only-changes"]),
    ("viper-lint dialects/", ["dialects/notes.txt", "dialects/ours.yml"]),
  ])
  func completesAWord(_ line: String, _ expected: [String]) throws {
    #expect(try completions(of: line) == expected)
  }

  @Test(arguments: ["zsh", "fish"]) func otherShellsHaveAScript(_ shell: String) throws {
    let outcome = try Executable.viperLint.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("explain"))
  }
}
