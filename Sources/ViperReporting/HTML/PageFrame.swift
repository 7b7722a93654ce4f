import ViperFacts
import ViperText

/// What every page begins and ends with.
enum PageFrame {
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(ContentPolicy.text(style: style, script: script))">
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
}
