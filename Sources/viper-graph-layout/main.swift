import ViperPlatform

// A filter from DOT to a picture, in a process of its own because a layout can hang, leak or crash.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seconds = UInt32(arguments[3]) else {
  end(EX_USAGE, "usage: viper-graph-layout ENGINE FORMAT SECONDS <DOT >PICTURE")
}
alarm(seconds)
ParentWatch.start()
do {
  let dot = DescriptorBytes.text(of: STDIN_FILENO)
  let picture = try GraphvizSession.draw(dot, engine: arguments[1], format: arguments[2])
  if DescriptorBytes.write(picture, to: STDOUT_FILENO) != 0 { exit(EX_IOERR) }
} catch {
  end(error.exitCode, error.message)
}

func end(_ code: Int32, _ message: String) -> Never {
  _ = DescriptorBytes.write(Array((message + "\n").utf8), to: STDERR_FILENO)
  exit(code)
}
