/// The frame of a self-contained page, around its style, script and body. All pages share the style sheet of colours, type and tables.
///
/// Its content security policy allows this one style and this one script, and no other resource.
package struct PageFrame: Sendable {
  package let style: String
  package let script: String
  /// Computed once per frame, since hashing takes a moment.
  private let policy: String

  /// - Parameter style: the page's own rules, which follow the shared ones.
  package init(style: String, script: String) {
    let style = "\n" + String(decoding: PackageResources.base_css, as: UTF8.self) + style
    self.style = style
    self.script = script
    // The hashes must be of the exact text between the tags.
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
