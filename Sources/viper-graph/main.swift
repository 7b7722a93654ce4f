import ViperGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

if CommandLine.arguments.dropFirst().first == LayoutChild.command {
  exit(LayoutChild.run(Array(CommandLine.arguments.dropFirst(2))))
}
exit(GraphCommand.status(running: Array(CommandLine.arguments.dropFirst())).rawValue)
