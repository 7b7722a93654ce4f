/// What one run of a program cost.
package struct Sample: Sendable {
  package var seconds: Double
  /// The most memory that it held at once, in bytes.
  package var peakMemory: Int
  package var exitCode: Int32
  package var output: String

  package init(seconds: Double, peakMemory: Int, exitCode: Int32, output: String) {
    self.seconds = seconds
    self.peakMemory = peakMemory
    self.exitCode = exitCode
    self.output = output
  }
}
