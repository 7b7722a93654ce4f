import ViperText

/// The frame of the HTML report.
enum ReportPage {
  static let frame = PageFrame(
    style: String(decoding: PackageResources.report_css, as: UTF8.self),
    script: String(decoding: PackageResources.report_js, as: UTF8.self))

  /// - Parameter main: markup.
  static func text(main: String) -> String {
    let body = """
      <a class="skip" href="#findings">Skip to the findings</a>
      <header><h1>viper-lint</h1><button type="button" hidden>Light or dark</button></header>
      <main>
      \(main)</main>

      """
    return frame.page(title: "viper-lint", body: body)
  }
}
