import Messages
import VectorGraphics

/// The React Native component that shows a picture as a button.
struct ReactNativeButton {
  let lookups: Lookups
  /// The appearances there are pictures of.
  let appearances: [Appearance]

  private var hasButton: Bool { lookups.hasNamedButtons }

  /// The height of each button in points.
  private var height: String {
    let heights = lookups.buttons.map { NumberText.of($0.size) }
    guard hasButton, Set(heights).count > 1 else { return heights[0] }
    let parts = zip(lookups.buttons, heights).map { "\($0.name?.text ?? ""): \($1)" }
    return "{ \(parts.joined(separator: ", ")) }[button]"
  }

  private var defaultButton: String {
    lookups.buttons.count == 1
      ? " = \(SourceLiteral.quoted(lookups.buttons[0].name?.text ?? ""))" : ""
  }

  var script: String {
    let (find, argument) = (
      lookups.hasFallback ? "badgeForLocale" : "findBadgeForLocale", hasButton ? ", button" : ""
    )
    return """
      // Made by mintmark. Changes are lost when it runs again.

      import { createElement } from "react";
      import { Image, Pressable, useColorScheme } from "react-native";
      import { accessibleName, \(find) } from "./currencyBadge.js";

      /** A button with the picture of a locale's currency. */
      export function CurrencyBadgeButton({
        locale,\(hasButton ? "\n  button\(defaultButton)," : "")
        language,
        label,
        height = \(height),
        onPress,
        ...others
      }) {
        const scheme = useColorScheme();
        const source = \(find)(locale\(argument)\(appearanceArgument));
        const name = label ?? accessibleName(locale\(argument), language);
        return createElement(
          Pressable,
          { accessibilityRole: "button", accessibilityLabel: name, onPress, ...others },
          source === undefined
            ? null
            : createElement(Image, {
                source,
                style: { height, aspectRatio: aspectRatio(source) },
                resizeMode: "contain",
                accessible: false,
              }),
        );
      }

      function aspectRatio(source) {
        const size = Image.resolveAssetSource?.(source);
        return size?.height ? size.width / size.height : 1;
      }

      """
  }

  var declarations: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    import type { ReactElement } from "react";
    import type { PressableProps } from "react-native";
    \(hasButton ? "import type { Button } from \"./currencyBadge.js\";\n" : "")
    export interface CurrencyBadgeButtonProps extends PressableProps {
      /** A locale tag such as "fr-CH". */
      locale: string;\(hasButton ? "\n  button\(lookups.buttons.count == 1 ? "?" : ""): Button;" : "")
      /** The language of the accessible name; English without it. */
      language?: string;
      /** The accessible name, instead of action and currency. */
      label?: string;
      /** The picture's height in points. */
      height?: number;
    }

    /** A button with the picture of a locale's currency. */
    export function CurrencyBadgeButton(props: CurrencyBadgeButtonProps): ReactElement;

    """
  }

  /// The argument that chooses the picture of the system's colour scheme.
  private var appearanceArgument: String {
    let schemes = Set(appearances.filter { $0.contrast == .standard }.map(\.scheme))
    return schemes.count == 2 ? ", scheme === \"dark\" ? \"dark\" : \"light\"" : ""
  }
}
