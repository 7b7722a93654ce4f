/// What a browser may do with a page that is one file: apply this one style and run this one script, and load nothing at all.
package enum ContentPolicy {
  /// As it stands in the page's head; the hashes are of what stands between the tags, to the letter.
  package static func text(style: String, script: String) -> String {
    """
    default-src 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; script-src 'sha256-\(SHA256.base64(of: script))'; \
    base-uri 'none'; form-action 'none'
    """
  }
}
