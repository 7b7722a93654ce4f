import ViperFacts
import ViperPlatform

/// The part of the program that loads Graphviz: DOT on standard input, the picture on standard output.
///
/// It runs in a process of its own, because a layout can hang, leak or crash, and nothing can be done about that from inside.
package enum LayoutChild {
  /// The first argument by which the program knows that it is the child; no user needs it.
  package static let command = "__layout"

  /// The arguments that stand for a layout.
  static func arguments(engine: String, format: String, seconds: Int) -> [String] {
    [command, engine, format, String(seconds)]
  }

  /// Draws what stands on standard input, and returns the exit code; `arguments` are those after the command.
  package static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 3, let seconds = UInt32(arguments[2]) else { return 2 }
    // Should the parent die first, nobody else would end a layout that hangs.
    alarm(seconds)
    guard let library = GraphvizLibrary() else { return report(.noLibrary) }
    switch GraphvizSession.draw(
      DescriptorBytes.text(of: STDIN_FILENO), engine: arguments[0], format: arguments[1], with: library)
    {
    case .success(let picture): return DescriptorBytes.write(picture, to: STDOUT_FILENO) == 0 ? 0 : 1
    case .failure(let failure): return report(failure)
    }
  }

  private static func report(_ failure: LayoutFailure) -> Int32 {
    _ = DescriptorBytes.write(Array((failure.message + "\n").utf8), to: STDERR_FILENO)
    return failure.exitCode
  }
}
