import Foundation
import TestSupport
import Testing

/// The program as `make install` installs it, with its fonts.
@Suite(.needsInstallation) struct InstallationTests {
  /// The installed program, where no font is installed and nothing can be looked up.
  private static func bare(_ folder: TemporaryFolder) throws -> Tool {
    let path = ["build", "installed", "bin", "mintmark"].reduce(Repository.root) {
      $0.appendingPathComponent($1)
    }.path
    try #require(
      FileManager.default.fileExists(atPath: path),
      "there is no installation: run make test-packages")
    let fonts = folder.path(".fonts.conf")
    try "<fontconfig/>".write(toFile: fonts, atomically: false, encoding: .utf8)
    return Tool(
      program: path, environment: ["FONTCONFIG_FILE": fonts, "XDG_CACHE_HOME": "/dev/null"],
      folder: folder.url)
  }

  private static let eight = [
    "en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY",
  ]

  @Test func `it draws without any installed font what the system's fonts draw`() throws {
    let folder = try TemporaryFolder()
    let bare = try Self.bare(folder)
    for locale in Self.eight + [
      "ne_NP", "dz_BT", "ff_Adlm_GN", "nqo_GN", "am_ET", "km_KH", "bn_BD", "si_LK", "dv_MV",
      "my_MM",
    ] {
      let arguments = ["render", locale, "-o", "-", "--format", "png", "--scale", "3"]
      let result = try bare.run(arguments)
      #expect(result.status == 0 && result.errors == "", "\(locale): \(result.errors)")
      #expect(result.output == (try Tool.mintmark.run(arguments).output), "\(locale)")
    }
  }

  @Test func `the environment chooses as the option does, which comes first`() throws {
    let folder = try TemporaryFolder()
    var bare = try Self.bare(folder)
    let draw = ["render", "fr_CH", "-o", "-", "--format", "svg"]
    #expect(try bare.run(draw + ["--fonts", "system"]).status == 65)
    bare.environment["MINTMARK_FONTS"] = "system"
    #expect(try bare.run(draw).status == 65)
    #expect(try bare.run(draw + ["--fonts", "bundled"]).status == 0)
    bare.environment["MINTMARK_FONTS"] = "all"
    let wrong = try bare.run(draw)
    #expect(wrong.status == 64)
    #expect(wrong.errors == "error: MINTMARK_FONTS: unknown value 'all': use bundled or system\n")
  }

  @Test func `a batch draws with the fonts that are chosen, and draws anew with others`() throws {
    let folder = try TemporaryFolder()
    try """
    version: 1
    output: out
    locales: [fr_CH, ar_AE]
    targets: [{ kind: files }]
    """.write(toFile: folder.path("mintmark.yml"), atomically: false, encoding: .utf8)
    var bare = try Self.bare(folder)
    #expect(try bare.run("batch", "--quiet", "--fonts", "system").status == 65)
    #expect(try bare.run("batch", "--quiet", "--fonts", "bundled").status == 0)
    #expect(folder.exists("out/fr_CH/light@1x.svg") || folder.exists("out/fr_CH/light@1x.png"))
    bare.environment["FONTCONFIG_FILE"] = nil
    let other = try bare.run("batch", "--log", "json", "--fonts", "system")
    #expect(other.status == 0, "\(other.errors)")
    let manifest = try folder.text("out/.mintmark-manifest.json")
    #expect(!manifest.contains("share/mintmark/fonts"))
  }

  @Test func `a link to the program finds the fonts beside the program itself`() throws {
    let folder = try TemporaryFolder()
    let bare = try Self.bare(folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("mintmark"), withDestinationPath: bare.program)
    var link = bare
    link.program = "./mintmark"
    let drawn = try link.run("render", "fr_CH", "--fonts", "bundled", "-o", "a.png")
    #expect(drawn.status == 0, "\(drawn.errors)")
  }

  @Test func `a program without its fonts names the folder where they belong`() throws {
    let result = try ReleaseTests.tool.run("render", "fr_CH", "--fonts", "bundled", "-o", "a.png")
    #expect(result.status == 66)
    #expect(result.errors.contains("share/mintmark/fonts': install them with the program"))
  }

  @Test func `it finds its fonts without /proc`() throws {
    let folder = try TemporaryFolder()
    let bare = try Self.bare(folder)
    try #require(try Tool.canTrace())
    var strace = Tool.strace(in: folder.url)
    strace.environment.merge(bare.environment) { $1 }
    let result = try strace.run(
      "-f", "-qq", "-o", "/dev/null", "-P", "/proc/self/maps", "-P", "/proc/self/cmdline", "-P",
      "/proc/self/exe", "-e", "inject=open,openat,readlink:error=ENOENT", "--", bare.program,
      "render", "fr_CH", "-o", "a.png")
    #expect(result.status == 0 && folder.exists("a.png"), "\(result.errors)")
  }

  @Test func `it works without a home folder, a locale or a cache that can be written`() throws {
    let folder = try TemporaryFolder()
    let program = try Self.bare(folder).program
    let shell = Tool(program: "sh", folder: folder.url)
    let script = """
      exec env -i XDG_CACHE_HOME=/dev/null LC_ALL=xx_XX.nonsense "$0" render ar_AE -o a.png
      """
    let result = try shell.run("-c", script, program)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let bare = try shell.run("-c", "exec env -i \"$0\" render ar_AE -o b.png", program)
    #expect(bare.status == 0 && bare.errors == "", "\(bare.errors)")
    #expect(folder.names == [".fonts.conf", "a.png", "b.png"])
  }

  // MARK: - The manual

  /// The text of a manual page as groff's input has it, with its hyphens.
  private static func page(_ name: String) throws -> String {
    let url = Repository.url("build/installed/share/man/man1/\(name).1")
    return try String(contentsOf: url, encoding: .utf8).replacing("\\-", with: "-")
  }

  @Test(arguments: Tool.commands)
  func `a manual page has every option of its command's help`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let page = try Self.page((["mintmark"] + words).joined(separator: "-"))
    let help = try Tool.mintmark.run(words + ["--help"]).text
    // `-o, --output <file>  Text`; a line that goes on is indented further.
    let options = help.split(separator: "\n").flatMap { line -> [String] in
      guard let match = line.firstMatch(of: /^  (?:(-[a-z]), )?(--[a-z-]+)/) else { return [] }
      return [match.output.1, match.output.2].compactMap { $0.map(String.init) }
    }
    #expect(!options.isEmpty)
    for option in options { #expect(page.contains("\\fB\(option)\\fR"), "\(option)") }
    #expect(page.contains(".SH NAME\nmintmark-\(words.joined(separator: "-")) - "))
    // A line that begins with a point is a request to groff.
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    let known = [".TH ", ".SH ", ".B ", ".TP", ".PP", ".nf", ".fi"]
    #expect(requests.allSatisfy { line in known.contains { line.hasPrefix($0) } })
  }

  @Test func `the manual lists every command`() throws {
    let page = try Self.page("mintmark")
    for command in Tool.commands where !command.contains(" ") {
      #expect(page.contains("\\fBmintmark-\(command)\\fR(1)"), "\(command)")
    }
  }

  @Test func `the completions are those of the program, and bash reads its own`() throws {
    let share = Repository.url("build/installed/share")
    for (shell, file) in [
      ("zsh", "zsh/site-functions/_mintmark"), ("fish", "fish/vendor_completions.d/mintmark.fish"),
    ] {
      let text = try String(contentsOf: share.appendingPathComponent(file), encoding: .utf8)
      #expect(text == (try Tool.mintmark.run("--generate-completion-script", shell).text))
    }
    let bash = share.appendingPathComponent("bash-completion/completions/mintmark").path
    #expect(try Tool(program: "bash").run("-n", bash).status == 0)
    #expect(try String(contentsOfFile: bash, encoding: .utf8).contains("complete "))
  }

  @Test func `make uninstall removes every file that make install wrote`() throws {
    let folder = try TemporaryFolder()
    let installed = Repository.url("build/installed")
    _ = try Self.bare(folder)
    var shell = Tool(program: "sh")
    shell.folder = Repository.root
    let prefix = folder.path("a prefix")
    try FileManager.default.copyItem(atPath: installed.path, toPath: prefix)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: prefix + "/share/other"))
    let result = try shell.run("Scripts/install", "--remove", prefix)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.files() == [".fonts.conf", "a prefix/share/other"])
  }
}
