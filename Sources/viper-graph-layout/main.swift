import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// DOT on standard input, the picture on standard output: a process of its own, because a layout can hang, leak or crash, and
// nothing can be done about that from inside.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seconds = UInt32(arguments[3]) else {
  end(EX_USAGE, "usage: viper-graph-layout ENGINE FORMAT SECONDS <DOT >PICTURE")
}
alarm(seconds)
ParentWatch.start()
do throws(LayoutFailure) {
  let picture = try GraphvizSession.draw(standardInput(), engine: arguments[1], format: arguments[2])
  do { _ = try FileDescriptor.standardOutput.writeAll(picture) } catch { end(EX_IOERR, "\(error)") }
} catch {
  end(error.exitCode, error.message)
}

func standardInput() -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while let count = try? chunk.withUnsafeMutableBytes({ try FileDescriptor.standardInput.read(into: $0) }), count > 0 {
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

func end(_ code: Int32, _ message: String) -> Never {
  _ = try? FileDescriptor.standardError.writeAll(Array((message + "\n").utf8))
  exit(code)
}
