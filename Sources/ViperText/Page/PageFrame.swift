/// What every page that is one file begins and ends with, around its own style, script and body.
///
/// The policy lets a browser apply this one style and run this one script, and load nothing at all.
package struct PageFrame: Sendable {
  package let style: String
  package let script: String
  /// Hashing takes a moment, so a frame is made once for all pages of its kind.
  private let policy: String

  package init(style: String, script: String) {
    self.style = style
    self.script = script
    // The hashes are of what is between the tags, to the letter.
    policy = """
      default-src 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; script-src 'sha256-\(SHA256.base64(of: script))'; \
      base-uri 'none'; form-action 'none'
      """
  }

  /// - Parameters:
  ///   - title: any text.
  ///   - body: markup.
  package func page(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>\(title.markup)</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body)<script>\(script)</script>
    </body>
    </html>

    """
  }
}
