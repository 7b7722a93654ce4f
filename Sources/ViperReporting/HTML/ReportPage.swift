import ViperText

/// The frame of the HTML report.
enum ReportPage {
  static let frame = PageFrame(
    style: String(decoding: PackageResources.report_css, as: UTF8.self),
    script: String(decoding: PackageResources.report_js, as: UTF8.self))

  /// - Parameters:
  ///   - title: any text.
  ///   - header: markup.
  ///   - main: markup.
  static func text(title: String, header: String, main: String) -> String {
    let body = """
      <a class="skip" href="#findings">Skip to the findings</a>
      \(header)<main>
      \(main)</main>
      <footer class="muted"><p><kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous finding.</p></footer>

      """
    return frame.page(title: title, body: body)
  }
}
