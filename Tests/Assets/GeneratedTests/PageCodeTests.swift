import Foundation
import TestSupport
import Testing

/// The code of the pages for scripts, in one app whose folder has the files of `init` and those of a configuration in
/// which every name is another.
@Suite(.serialized) struct PageCodeTests: WebRuns {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let pages = [
    "web/README.md", "src/currency-badge/README.md", "generated/x/y/README.md",
    "generated/native/README.md",
  ]

  /// Makes the app with the packages of some kinds of targets.
  private func makeApp(_ kinds: String...) throws {
    let tool = Tool.mintmark(in: folder)
    for kind in kinds {
      try tool.succeed("init", kind, "--output", "\(kind).yml")
      try tool.succeed("batch", "\(kind).yml", "--quiet")
    }
    try folder.write(
      """
      version: 1
      output: generated
      locales: [ja_JP, cs_CZ]
      buttons: { add: {}, remove: { badge: minus } }
      targets:
        - { kind: web, path: x/y, package: "@acme/money", gallery: false }
        - { kind: react-native, path: native, scales: [1] }
      """, to: "mintmark.yml")
    try tool.succeed("batch", "--quiet")
  }

  private func blocks(_ page: String, _ language: String) throws -> [String] {
    try folder.text(page).matches(of: /```(\w+)\n([\s\S]*?)```/).filter { $0.1 == language }
      .map { String($0.2) }
  }

  /// The keys of `exports`, as an app imports them.
  private func exports(_ package: String) throws -> [String] {
    let manifest = try JSONSerialization.jsonObject(
      with: Data(folder.bytes("\(package)/package.json")))
    let values = try #require(manifest as? [String: Any])
    let name = try #require(values["name"] as? String)
    let link = folder.path("node_modules/\(name)")
    try FileManager.default.createDirectory(
      at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path(package))
    let icons = try FileManager.default.contentsOfDirectory(atPath: folder.path("\(package)/icons"))
    let icon = try #require(icons.sorted().first).replacing(".js", with: "")
    return try #require(values["exports"] as? [String: Any]).keys.map {
      name
        + $0.dropFirst().replacing("icons/*", with: "icons/\(icon)")
        .replacing("svg/*", with: "svg/\(icon).svg")
    }.sorted()
  }

  @Test func `tsc checks the code of the pages, and a bundler takes it with every export`() throws {
    try makeApp("web", "react-native")
    try folder.makeScriptProject()
    let exports = try exports("web") + exports("generated/x/y")
    #expect(exports.count == 26)
    var modules: [String] = []
    for (index, page) in Self.pages.enumerated() {
      for (language, ending) in [("js", "mts"), ("tsx", "tsx")] {
        for (block, code) in try blocks(page, language).enumerated() {
          let name = "page\(index)-\(block).\(ending)"
          try folder.write(code + "export {};\n", to: name)
          modules.append(name)
        }
      }
    }
    #expect(modules.count == 6)
    try folder.write(
      """
      import "@acme/money/jsx";
      import type { CurrencyBadgeElement } from "@acme/money/element";
      export const badge = <acme-money locale="ja-JP" button="remove" />;
      // @ts-expect-error: the package has no such button.
      export const other = <acme-money button="standard" />;
      declare const element: CurrencyBadgeElement;
      element.currency = "JPY";
      """, to: "jsx.tsx")
    let checked = try Tool(program: "tsc", folder: folder.url).run(
      [
        "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
        "--jsx", "preserve", "--noEmit", "jsx.tsx",
      ] + modules)
    #expect(checked.status == 0, "\(checked.text)")
    // React is the app's own. Metro takes a picture as esbuild's loader does: as a value.
    let all =
      modules.map { "./\($0)" } + exports.filter { !$0.hasSuffix(".svg") } + ["./jsx.tsx"]
    try folder.write(all.map { "import \"\($0)\";" }.joined(separator: "\n"), to: "main.mjs")
    try Tool(program: "esbuild", folder: folder.url).succeed(
      "main.mjs", "--bundle", "--format=esm", "--splitting", "--outdir=bundle", "--jsx=automatic",
      "--external:react", "--external:react/*", "--external:react-native", "--loader:.png=file",
      "--loader:.svg=file",
      "--log-override:ignored-bare-import=silent", "--log-level=warning")
    #expect(folder.exists("bundle/main.js") && folder.exists("bundle/main.css"))
  }

  /// Both packages are shown by the lines of their pages, and by nothing else.
  @Test func `a server's page shows what the pages say, with two packages`() throws {
    try makeApp("web")
    var body = ""
    for (index, page) in ["web/README.md", "generated/x/y/README.md"].enumerated() {
      // The policy of these tests forbids scripts in a page.
      body += try blocks(page, "html").joined()
        .replacing(/<script type="module">\n([\s\S]*?)<\/script>/) { script in
          try? folder.write(String(script.1), to: "block\(index).js")
          return "<script type=\"module\" src=\"block\(index).js\"></script>"
        }
    }
    #expect(folder.exists("block0.js") && folder.exists("block1.js"))
    let lines = try show(
      body, language: "de",
      script: """
        const badges = [...document.querySelectorAll("currency-badge, acme-money")];
        await wait();
        for (const badge of badges) {
          const svg = badge.shadowRoot.querySelector("svg");
          answer.push(`${badge.localName} ${badge.clientWidth} ${svg.childElementCount > 0} ${svg.ariaLabel}`);
        }
        for (const span of document.querySelectorAll("span")) {
          const { width, maskImage } = getComputedStyle(span);
          answer.push(`${span.className} ${width} ${maskImage.startsWith("url(")} ${span.parentNode.ariaLabel}`);
        }
        """,
      policy: """
        style-src 'self'; img-src 'self' data:; trusted-types currency-badge acme-money; \
        require-trusted-types-for 'script'
        """)
    #expect(
      lines == [
        "currency-badge 50 true Hinzufügen: Schweizer Franken",
        "acme-money 50 true Hinzufügen: Tschechische Krone",
        "currency-badge currency-badge-chf 50px true Add Swiss Franc",
        "acme-money acme-money-add_czk 50px true Add Czech Koruna",
      ], "\(lines)")
  }
}
