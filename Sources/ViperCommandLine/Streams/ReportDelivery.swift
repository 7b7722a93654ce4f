internal import ViperFacts
package import ViperPipeline

extension FixRun {
  /// Says on standard error what was fixed, prints the diff or writes the reports, and returns the exit status.
  ///
  /// - Throws: `OutputError` if standard output cannot be written.
  package func deliver() throws(OutputError) -> RunStatus {
    for remark in remarks { StandardStream.complain(remark) }
    guard let run else {
      try StandardStream.output.write(diff)
      return status
    }
    let delivered = try run.deliver()
    return status == .incomplete ? status : delivered
  }
}

extension LintRun {
  /// Writes all reports, files first, and returns the exit status.
  ///
  /// - Throws: `OutputError` if standard output cannot be written. A file that cannot be written is reported on standard error,
  ///   and the other reports are still written.
  package func deliver() throws(OutputError) -> RunStatus {
    for complaint in complaints { StandardStream.complain(complaint) }
    let failures = reports.compactMap { $0.writeFile() }
    for failure in failures { StandardStream.complain("error: \(failure)") }
    try StandardStream.output.write(output)
    return failures.isEmpty ? status : .incomplete
  }
}
