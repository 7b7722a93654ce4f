/// What every page begins and ends with.
///
/// The policy lets a browser run and load this one script and this one style, by their hashes, and nothing else whatsoever.
enum PageFrame {
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
  /// SHA-256 in base64, compared with the files by a test.
  static let styleHash = "sqwZSmDVbV7gJXUqCKhvAT2vrrkG/BBabyoRtXjLT2Y="
  static let scriptHash = "2dBTLEJAjE34DLcOd4FbAn5jG6vE8bX1CdWziNnbfjU="

  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>viper-lint</title>
    <style>\(style)</style>
    </head>
    <body>
    <a class="skip" href="#findings">Skip to the findings</a>
    <header><h1>viper-lint</h1><button type="button" hidden>Light or dark</button></header>
    <main>

    """

  static let end = "</main>\n<script>\(script)</script>\n</body>\n</html>\n"

  private static let policy =
    "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'"
}
