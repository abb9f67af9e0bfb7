import Foundation
import TestSupport
import Testing

/// The React Native folder as an app has it, run by node and checked by tsc against stand-ins with the published
/// declarations of `react-native-svg` 15 and of Expo's config plugins.
@Suite(.serialized) struct ReactNativeTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func batch(_ targets: String, _ settings: String = "") throws -> Tool.Result {
    try folder.batch(Self.settings(targets, settings))
  }

  private func make(_ targets: String, _ settings: String = "") throws {
    try folder.make(Self.settings(targets, settings))
    try folder.makeScriptProject()
    try folder.writePackage(
      "react-native-svg", script: #"export const Svg = "svg", Path = "path";"#,
      types: """
        import type { ComponentClass } from "react";
        import type { ColorValue, ViewProps } from "react-native";
        export type NumberProp = string | number;
        export interface FillProps {
          fill?: ColorValue; fillOpacity?: NumberProp; fillRule?: "evenodd" | "nonzero";
        }
        export interface CommonPathProps extends FillProps { id?: string; testID?: string }
        export interface PathProps extends CommonPathProps { d?: string; opacity?: NumberProp }
        export interface GProps extends CommonPathProps { opacity?: NumberProp }
        export interface SvgProps extends GProps, ViewProps {
          width?: NumberProp; height?: NumberProp; viewBox?: string; preserveAspectRatio?: string;
          color?: ColorValue; title?: string;
        }
        export const Svg: ComponentClass<SvgProps>;
        export const Path: ComponentClass<PathProps>;
        """)
  }

  private static func settings(_ targets: String, _ settings: String) -> String {
    "locales: [en_US, fr_CH, ja_JP, ar_EG, cs_CZ]\n\(settings)\ntargets: [\(targets)]"
  }

  // MARK: Vectors

  private static let vectors =
    "{ kind: react-native, format: vector }, { kind: web, gallery: false }"

  /// Writes an element as SVG, which has the names of the components' properties.
  private static let markup = """
    function markup(element: any): string {
      if (typeof element.type === "function") return markup(element.type(element.props));
      const names = Object.keys(element.props).map((name) => `${name}="${element.props[name]}"`);
      const children = element.children.flat().filter(Boolean).map(markup).join("");
      return `<${element.type} ${names.join(" ")}>${children}</${element.type}>`;
    }
    """

  @Test func `vectors are the drawing, and there are no pictures`() throws {
    try make(Self.vectors, "button: { ring: filled, badge-corner: bottom-leading, label: Pay }")
    #expect(!folder.exists("out/react-native/images"))
    let output = try folder.runModule(
      """
      import { CurrencyBadgePicture } from "./out/react-native/CurrencyBadgePicture.js";
      import { badgeForLocale } from "./out/react-native/currencyBadge.js";
      import type { Name } from "./out/react-native/currencyBadge.js";
      \(Self.markup)
      for (const locale of ["en-US", "fr-CH", "ja-JP", "ar-EG", "und"]) {
        for (const direction of ["ltr", "rtl"] as const) {
          const name: Name = badgeForLocale(locale, "standard", direction);
          console.log(`${name}\t${markup(CurrencyBadgePicture({ name, color: "black" }))}`);
        }
      }
      """)
    let lines = output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.count == 10 && lines.contains { $0[0] == "chf_rtl" })
    let converter = Tool(program: "rsvg-convert", folder: folder.url)
    for line in lines {
      let svg = String(line[1]).replacing("<svg", with: #"<svg xmlns="http://www.w3.org/2000/svg""#)
      try folder.write(svg, to: "native.svg")
      // Without its first line, which is for pictures outside of a page, the file has the text's colour, black.
      let web = try folder.text("out/web/svg/\(line[0]).svg").drop { $0 != "\n" }.dropFirst()
      try folder.write(String(web), to: "web.svg")
      for (svg, png) in [("native.svg", "native.png"), ("web.svg", "web.png")] {
        #expect(try converter.run("-h", "200", svg, "-o", png).status == 0)
      }
      let compared = try Tool.mintmark(in: folder).run("diff", "native.png", "web.png")
      #expect(compared.status == 0, "\(line[0]): \(compared.text)")
    }
  }

  @Test func `a vector has the scheme's colours, or that of the app`() throws {
    try make(Self.vectors, "button: { tint: systemBlue, background: white }")
    let output = try folder.runModule(
      """
      import { CurrencyBadgePicture } from "./out/react-native/CurrencyBadgePicture.js";
      import { CurrencyBadgeButton } from "./out/react-native/CurrencyBadgeButton.js";
      const fill = (element: any) => element.children[0].map((path: any) => path.props.fill).join();
      const picture = (props: object) => CurrencyBadgePicture({ name: "chf", ...props }) as any;
      console.log(fill(picture({})), fill(picture({ appearance: "dark" })), fill(picture({ color: "red" })));
      (globalThis as any).scheme = "dark";
      console.log(fill(picture({})), fill(picture({ colorScheme: "light" })));
      const { width, height, viewBox, testID } = picture({ height: 20, testID: "x" }).props;
      console.log(width, height, viewBox, testID);
      try { picture({ name: "toString" }); } catch (error) { console.log((error as Error).message); }
      const button = CurrencyBadgeButton({ locale: "fr-CH", language: "de", tintColor: "teal" }) as any;
      const { name, color } = button.children[0].props;
      console.log(button.props.accessibilityLabel, name, color, button.children[0].type === CurrencyBadgePicture);
      """)
    #expect(
      output == """
        #ffffff,#0088ff #ffffff,#0091ff #ffffff,red
        #ffffff,#0091ff #ffffff,#0088ff
        20 20 0 0 50 50 x
        There is no drawing toString.
        Hinzufügen: Schweizer Franken chf teal true

        """)
  }

  /// The script itself, with the properties that it passes on, and what its declarations refuse.
  @Test func `the components have the types of react-native-svg`() throws {
    try make(Self.vectors)
    // Types of the data, which tsc would infer as arrays of everything in them.
    try folder.write(
      """
      export const paints: { takesColor: boolean; light: string; dark: string }[];
      export const drawings: { [name: string]: [number, number, [number, string][]] };
      """, to: "out/react-native/drawings.d.ts")
    let script = try folder.tsc(
      "--allowJs", "--checkJs", "--noEmit", "--noImplicitAny", "false",
      "out/react-native/CurrencyBadgePicture.js")
    #expect(script.status == 0, "\(script.text)")
    try folder.write(
      """
      import { CurrencyBadgePicture } from "./out/react-native/CurrencyBadgePicture.js";
      export const one = <CurrencyBadgePicture name="chf" height={20} color="red" opacity={0.5} accessible={false} />;
      // @ts-expect-error: there is no such drawing.
      export const two = <CurrencyBadgePicture name="gbp" />;
      // @ts-expect-error: the width follows from the height.
      export const three = <CurrencyBadgePicture name="chf" width={20} />;
      """, to: "types.tsx")
    let types = try folder.tsc("--noEmit", "types.tsx")
    #expect(types.status == 0, "\(types.text)")
  }

  // MARK: Buttons

  /// Hermes has no `Intl.DisplayNames` (facebook/hermes, doc/IntlAPIs.md).
  @Test(arguments: ["png", "vector"])
  func `currencies have names where the engine has none`(format: String) throws {
    try folder.make(
      """
      locales: [en_US, fr_CH, ja_JP, zh_Hant_TW, zh_CN, pt_BR, pt_PT, sr_Latn_RS, ff_Adlm_GN]
      names: { de: "%@ buchen" }
      targets: [{ kind: react-native, format: \(format) }]
      """)
    try folder.makeScriptProject()
    let output = try folder.runModule(
      """
      (globalThis as any).require = (path: string) => path;
      const languages = [
        "en-GB", "fr", "fr_CH", "ja", "zh-TW", "zh-Hant-HK", "zh", "pt-BR", "pt-PT", "sr-Latn", "de-AT", "ff-Adlm", "it", "xx",
      ];
      const { accessibleName, accessibleNameForCurrencyCode } = await import("./out/react-native/currencyBadge.js");
      const names = () => languages.map((language) => accessibleName("pt-BR", "standard", language));
      const known = names();
      (Intl as any).DisplayNames = undefined;
      for (const name of names()) console.log(name);
      console.log(known.findIndex((name, index) => name !== names()[index]), languages.indexOf("it"));
      console.log(accessibleNameForCurrencyCode("chf"), accessibleNameForCurrencyCode("ABC"));
      """)
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "Add Brazilian Real", "Ajouter\u{A0}: réal brésilien", "Ajouter\u{A0}: réal brésilien",
        "追加: ブラジル レアル", "新增：巴西雷亞爾", "新增：巴西雷亞爾", "添加：巴西雷亚尔",
        "Adicionar: Real brasileiro", "Adicionar: real brasileiro", "Dodaj: brazilski real",
        "Brasilianischer Real buchen", "Add Brazilian Real", "Aggiungi: BRL", "Add Brazilian Real",
        "12 12", "Add Swiss Franc Add ABC",
      ])
  }

  /// Touches outside of the parent don't reach a `hitSlop`, and screen readers know the view alone (React Native's
  /// documentation of `Pressable`: "touch area never extends past the parent view bounds").
  @Test(arguments: ["png", "vector"])
  func `a button's view is as large as a finger, however small its picture`(format: String) throws {
    try make("{ kind: react-native, format: \(format) }", "button: { size: 20 }")
    let output = try folder.runModule(
      """
      (globalThis as any).require = (path: string) => path;
      for (const platform of ["ios", "android", "web"]) {
        (globalThis as any).platform = platform;
        const module = `./out/react-native/CurrencyBadgeButton.js`;
        const { CurrencyBadgeButton } = await import(`${module}?${platform}`);
        const own = { currency: "chf", style: { margin: 8 } };
        const { style, hitSlop } = CurrencyBadgeButton(own).props;
        const [least, given] = style({ pressed: false });
        console.log(platform, least.minWidth, least.minHeight, least.justifyContent, given.margin, hitSlop);
      }
      """)
    #expect(
      output == """
        ios 44 44 center 8 undefined
        android 48 48 center 8 undefined
        web 48 48 center 8 undefined

        """)
  }

  /// On the web, `Image.resolveAssetSource` is not there, and a picture is an address.
  @Test func `a picture with a label has its own proportions on every platform`() throws {
    try make(
      "{ kind: react-native }", "labels: { fr: Ajouter un débit }\nbutton: { size: 40 }")
    let output = try folder.runModule(
      """
      (globalThis as any).require = (path: string) => path;
      const { CurrencyBadgeButton } = await import("./out/react-native/CurrencyBadgeButton.js");
      for (const language of ["fr", "de"]) {
        const { source, style } = (CurrencyBadgeButton({ locale: "fr-CH", language }) as any).children[0].props;
        console.log(source, style.height, style.aspectRatio);
      }
      """)
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines[1] == ["./images/light/chf.png", "40", "1"])
    #expect(lines[0][0] == "./images/light/chf_fr.png")
    let png = try Data(
      contentsOf: folder.url.appending(path: "out/react-native/images/light/chf_fr.png"))
    // The width and the height of the picture's header.
    func number(at index: Int) -> Double {
      png[index..<index + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    let ratio = try #require(Double(lines[0][2]))
    #expect(ratio > 2 && abs(ratio - number(at: 16) / number(at: 20)) < 0.05, "\(lines[0])")
  }

  // MARK: Native names

  private static let native = """
    { kind: xcassets, path: ios/Badges.xcassets, namespace: Brand/Badges }, \
    { kind: android, path: droid, prefix: money, night: true }, \
    { kind: react-native, path: src/badge, format: FORMAT, native: true }
    """

  private func makeNative(_ format: String = "png") throws {
    try make(
      Self.native.replacing("FORMAT", with: format),
      "button: { badge-corner: bottom-leading }\nbuttons: { add: {}, remove: { badge: minus } }")
  }

  @Test(arguments: ["png", "vector"])
  func `native names are those of sets and drawables that are there`(format: String) throws {
    try makeNative(format)
    let output = try folder.runModule(
      """
      import { nativeNamesForCurrencyCode, nativeNamesForLocale } from "./out/src/badge/native.js";
      import type { NativeNames } from "./out/src/badge/native.js";
      for (const button of ["add", "remove"] as const) {
        for (const locale of ["en-US", "fr-CH", "ja-JP", "ar-EG", "cs-CZ", "und"]) {
          const { xcasset, drawable }: NativeNames = nativeNamesForLocale(locale, button);
          console.log(xcasset, drawable);
        }
      }
      const { xcasset, drawable } = nativeNamesForCurrencyCode("chf");
      console.log(xcasset, drawable);
      """)
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 13 && lines.last == ["Brand/Badges/add_chf", "money_add_chf"])
    // Gradle shrinks resources that no code refers to, but for those of `tools:keep` in a file of `res/raw`.
    let rules = try folder.text("out/droid/res/raw/money_keep.xml")
    #expect(
      rules.contains(
        #"xmlns:tools="http://schemas.android.com/tools" tools:keep="@drawable/money_*""#))
    for line in lines {
      #expect(folder.exists("out/ios/Badges.xcassets/\(line[0]).imageset/Contents.json"), "\(line)")
      #expect(folder.exists("out/droid/res/drawable/\(line[1]).xml"), "\(line)")
    }
  }

  @Test func `a native name without a label is that of readers of another language`() throws {
    try make(
      Self.native.replacing("FORMAT", with: "vector"), "labels: { fr: Ajouter }\nbutton: {}")
    let output = try folder.runModule(
      """
      import { nativeNamesForLocale } from "./out/src/badge/native.js";
      for (const language of [undefined, "fr-CA", "de"]) {
        console.log(nativeNamesForLocale("fr-CH", "standard", language).drawable);
      }
      """)
    #expect(output == "money_chf_fr\nmoney_chf_fr\nmoney_chf\n")
  }

  @Test func `keys that vectors don't use are warned of`() throws {
    let result = try batch(
      "{ kind: react-native, format: vector, scales: [2] }, "
        + "{ kind: compose-multiplatform, format: imagevector, resources: com.example, prefix: money }"
    )
    #expect(result.status == 0)
    let warnings = result.errors.split(separator: "\n").filter { $0.contains("could change") }
    #expect(warnings.count == 3, "\(result.errors)")
    for (warning, key) in zip(
      warnings, ["targets[0].scales", "targets[1].resources", "targets[1].prefix"])
    {
      #expect(warning.contains("\(key): vectors"), "\(warning)")
    }
  }

  /// A stand-in for Expo, which runs the mods of a platform one after another with its `modRequest`.
  private static let expo = """
    exports.withDangerousMod = (config, [platform, action]) => {
      const known = config.mods?.[platform]?.dangerous ?? [];
      const mods = { ...config.mods, [platform]: { dangerous: [...known, action] } };
      return { ...config, mods };
    };
    """

  private static let prebuild = """
    import { createRequire } from "node:module";
    import { join } from "node:path";
    const plugin = createRequire(import.meta.url)("./out/src/badge/app.plugin.cjs");
    let config = plugin({ name: "App", slug: "app" });
    for (const platform of ["ios", "android"]) {
      const platformProjectRoot = join(process.cwd(), platform);
      const projectName = platform === "ios" ? "App" : undefined;
      const modRequest = { projectRoot: process.cwd(), platformProjectRoot, platform, modName: "dangerous", projectName, introspect: false };
      for (const action of config.mods[platform].dangerous) {
        const results = await action({ ...config, modResults: null, modRequest });
        if (results?.name !== "App") throw new Error("no config");
      }
    }
    """

  private func prebuild() throws -> Tool.Result {
    try folder.write(Self.prebuild, to: "prebuild.mjs")
    return try Tool(program: "node", folder: folder.url).run("prebuild.mjs")
  }

  /// The files of both native projects.
  private var projects: [String: Data] {
    ["ios", "android"].reduce(into: [:]) { files, platform in
      for (name, data) in FolderContents(folder.path(platform)).files {
        files["\(platform)/\(name)"] = data
      }
    }
  }

  /// Expo's template makes an app without `type`. Node takes that for CommonJS.
  @Test(arguments: [#"{ "type": "module" }"#, #"{ "type": "commonjs" }"#, "{}"])
  func `the plugin copies sets and drawables into the projects, again and again`(
    package: String
  ) throws {
    try makeNative()
    try folder.write(package, to: "package.json")
    try folder.write(
      #"{ "exports": { "./config-plugins": "./config-plugins.js" } }"#,
      to: "node_modules/expo/package.json")
    try folder.write(Self.expo, to: "node_modules/expo/config-plugins.js")
    let missing = try prebuild()
    #expect(missing.status != 0 && missing.errors.contains("The project has no folder"))

    let (catalog, res) = ("ios/App/Images.xcassets", "android/app/src/main/res")
    let own = [
      "\(catalog)/Contents.json": "{}", "\(catalog)/AppIcon.appiconset/Contents.json": "{ }",
      "\(catalog)/Brand/logo.imageset/Contents.json": "{  }",
      "\(res)/drawable/ic_launcher.xml": "<a/>",
      "\(res)/drawable/moneybox.xml": "<b/>", "\(res)/values/money_styles.xml": "<c/>",
    ]
    for (name, text) in own { try folder.write(text, to: name) }
    func expectFirstRun() throws {
      let result = try prebuild()
      try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      for (name, text) in own { #expect(projects[name] == Data(text.utf8), "\(name)") }
      let sets = FolderContents(folder.path("out/ios/Badges.xcassets/Brand")).files
      let drawables = FolderContents(folder.path("out/droid/res")).files
      #expect(sets.count > 20 && drawables.keys.contains("values-night/money_add_colors.xml"))
      for (name, data) in sets { #expect(projects["\(catalog)/Brand/\(name)"] == data, "\(name)") }
      for (name, data) in drawables { #expect(projects["\(res)/\(name)"] == data, "\(name)") }
      #expect(projects.count == own.count + sets.count + drawables.count)
    }
    try expectFirstRun()
    let first = projects
    try expectFirstRun()
    #expect(projects == first)
    // What an earlier configuration had is gone.
    for old in [
      "\(catalog)/Brand/Badges/old.imageset/Contents.json", "\(res)/drawable-night/money_old.xml",
      "\(res)/drawable/money.xml", "\(res)/values-night/money_old_colors.xml",
    ] {
      try folder.write("old", to: old)
    }
    try expectFirstRun()
    #expect(projects == first)
  }

  @Test func `native names need both native targets, with the same buttons`() throws {
    let alone = try batch("{ kind: android }, { kind: react-native, native: true }")
    #expect(alone.status == 65 && alone.errors.contains("mintmark.yml:5:"), "\(alone.errors)")
    #expect(alone.errors.contains("add targets of the kinds xcassets and android"))
    let unequal = try batch(
      "{ kind: xcassets }, { kind: android, buttons: [add] }, { kind: react-native, native: true }",
      "buttons: { add: {}, pay: {} }")
    #expect(unequal.status == 0)
    #expect(
      unequal.errors.contains("react-native: the target android has no drawing 'pay_chf'"),
      "\(unequal.errors)")
    #expect(!unequal.errors.contains("the target xcassets has no drawing"))
  }
}
