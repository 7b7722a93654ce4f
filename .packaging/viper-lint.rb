# Written by .scripts/package.
class ViperLint < Formula
  desc "@summary@"
  homepage "@home@"
  version "@version@"
  license "MIT"

  on_macos do
    url "@archives.darwin-arm64.url@"
    sha256 "@archives.darwin-arm64.sha256@"

    depends_on arch: :arm64
    depends_on macos: :sonoma
  end

  on_linux do
    url "@archives.linux-x86_64.url@"
    sha256 "@archives.linux-x86_64.sha256@"

    depends_on arch: :x86_64
  end

  def install
    bin.install Dir["bin/*"]
    share.install Dir["share/*"]
  end

  def caveats
    "Only the pictures of viper-graph (.svg, .pdf, .png) need Graphviz: brew install graphviz"
  end

  test do
    (testpath/"Login.swift").write <<~SWIFT
      final class LoginPresenter { var view: LoginViewController? }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    SWIFT
    assert_match "retain-cycle", shell_output("#{bin}/viper-lint Login.swift", 1)
  end
end
