import Foundation
import TestSupport

/// A project of node: a folder with stand-ins for npm packages, in which tsc checks modules and node runs them.
extension TemporaryFolder {
  /// Makes the folder a project of ECMAScript modules, with stand-ins for React and React Native that have the
  /// declarations which generated code uses.
  func makeScriptProject() throws {
    try write(#"{ "type": "module" }"#, to: "package.json")
    try writePackage(
      "react",
      script: """
        export const createElement = (type, { ref, ...props }, ...children) => ({ type, props, children });
        // What is called is a component: its states outlast the call, and its effects come after it.
        const states = [];
        let count = 0;
        let effects = [];
        export const useState = (value) => {
          const index = count++;
          return [states[index] ?? value, (next) => (states[index] = next)];
        };
        export const useEffect = (effect) => effects.push(effect);
        export const forwardRef = (render) => ({ ref = null, ...props }) => {
          [count, effects] = [0, []];
          const shown = render(props, ref);
          for (const effect of effects) effect();
          return shown;
        };
        """,
      types: """
        export interface ReactElement { type: unknown }
        export interface RefAttributes<T> { ref?: { readonly current: T | null }; key?: string }
        export interface ClassAttributes<T> extends RefAttributes<T> {}
        export interface HTMLAttributes<T> { className?: string; onClick?: (event: { currentTarget: T }) => void }
        export interface ForwardRefExoticComponent<P> { (props: P): ReactElement | null }
        export interface ComponentClass<P> { new (props: P): { props: P } }
        export interface SVGAttributes<T> { className?: string; onClick?: (event: T) => void; children?: unknown }
        export function createElement<P>(
          type: ComponentClass<P>, props: P & { key?: string | number }, ...children: unknown[]
        ): ReactElement;
        declare global {
          namespace JSX {
            interface Element extends ReactElement {}
            interface IntrinsicElements { button: { children?: unknown } }
          }
        }
        """)
    try writePackage(
      "react-native",
      script: """
        export const Image = "Image", Pressable = "Pressable";
        export const useColorScheme = () => globalThis.scheme ?? "light";
        export const I18nManager = { isRTL: true };
        export const Platform = { get OS() { return globalThis.platform ?? "android"; } };
        """,
      types: """
        export type ImageSourcePropType = string;
        export type ColorValue = string | symbol;
        export function useColorScheme(): "light" | "dark" | null | undefined;
        export interface PressableProps { onPress?: () => void; disabled?: boolean }
        export interface ViewProps { accessible?: boolean; testID?: string }
        """)
  }

  /// Writes a stand-in for an npm package that is not installed.
  func writePackage(_ name: String, script: String, types: String) throws {
    let package = "node_modules/\(name)"
    try write(
      #"{ "name": "\#(name)", "type": "module", "main": "index.js", "types": "index.d.ts" }"#,
      to: "\(package)/package.json")
    try write(script, to: "\(package)/index.js")
    try write(types, to: "\(package)/index.d.ts")
  }

  /// Runs the TypeScript compiler, with the settings of a project that node runs. The declarations that it comes with
  /// take as long as all else, and are right.
  func tsc(_ arguments: String...) throws -> Tool.Result {
    try Tool(program: "tsc", folder: url).run(
      [
        "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
        "--jsx", "preserve", "--skipDefaultLibCheck",
      ] + arguments)
  }

  /// Type-checks a module and runs it, and returns what it prints.
  func runModule(_ text: String, _ arguments: String...) throws -> String {
    try write(text, to: "use.mts")
    let compiled = try tsc("use.mts")
    guard compiled.status == 0 else { throw Tool.Failure(description: compiled.text) }
    return try node(["use.mjs"] + arguments)
  }

  /// Runs node, which has to succeed, and returns what it prints.
  func node(_ arguments: [String]) throws -> String {
    try Tool(program: "node", folder: url).succeed(arguments)
  }
}

/// A program in Swift.
extension TemporaryFolder {
  /// Compiles a program together with generated files and runs it, and returns what it prints.
  func runSwift(
    _ program: String, with files: [String] = ["out/CurrencyBadge.swift"], _ arguments: String...
  ) throws -> String {
    try write("import Foundation\n" + program, to: "main.swift")
    try Tool(program: "swiftc", folder: url).succeed(
      ["-swift-version", "6", "-warnings-as-errors"] + files + ["main.swift", "-o", "program"])
    return try Tool(program: path("program"), folder: url).succeed(arguments)
  }
}
