/// The module of the React components.
struct WebReact {
  let lookups: Lookups

  private var find: String { lookups.hasFallback ? "badgeForLocale" : "findBadgeForLocale" }

  private var argument: String { lookups.hasNamedButtons ? ", button" : "" }

  private var parameter: String {
    guard let first = lookups.buttons.first?.name else { return "" }
    return lookups.buttons.count == 1
      ? " button = \(SourceLiteral.quoted(first.text))," : " button,"
  }

  var script: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    import { createElement, useEffect, useState } from "react";
    import { accessibleName, \(find) } from "./index.js";
    import { loaders } from "./loaders.js";

    /**
     * A drawing that was imported, in the current colour. Without a label it is decoration, for a text
     * beside it.
     */
    export function CurrencyBadgeIcon({ icon, label = "", height = icon.height, ...others }) {
      return createElement("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${icon.width} ${icon.height}`,
        width: (height / icon.height) * icon.width,
        height,
        ...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label }),
        ...others,
        dangerouslySetInnerHTML: { __html: icon.body },
      });
    }

    /** The picture of a locale's currency, which is loaded when it is shown first. */
    export function CurrencyBadge({ locale,\(parameter) language, label, ...others }) {
      const name = \(find)(locale\(argument));
      const [icon, setIcon] = useState();
      useEffect(() => {
        let isCurrent = true;
        const load = name === undefined ? undefined : loaders[name];
        load?.().then((module) => {
          if (isCurrent) setIcon(module.default);
        });
        return () => {
          isCurrent = false;
        };
      }, [name]);
      if (icon === undefined || icon.name !== name) return null;
      return createElement(CurrencyBadgeIcon, {
        icon,
        label: label ?? accessibleName(locale\(argument), language),
        ...others,
      });
    }

    """
  }

  var declarations: String {
    let button =
      lookups.hasNamedButtons
      ? "\n  button\(lookups.buttons.count == 1 ? "?" : ""): Button;" : ""
    return """
      // Made by mintmark. Changes are lost when it runs again.

      import type { ReactElement, SVGAttributes } from "react";
      import type { Icon } from "./icon.js";
      \(lookups.hasNamedButtons ? "import type { Button } from \"./index.js\";\n" : "")
      export interface CurrencyBadgeIconProps extends SVGAttributes<SVGSVGElement> {
        icon: Icon;
        /** The accessible name; without one the picture is decoration. */
        label?: string;
        /** In CSS pixels. */
        height?: number;
      }

      /** A drawing that was imported, in the current colour. */
      export function CurrencyBadgeIcon(props: CurrencyBadgeIconProps): ReactElement;

      export interface CurrencyBadgeProps extends Omit<CurrencyBadgeIconProps, "icon"> {
        /** A locale tag such as "fr-CH". */
        locale: string;\(button)
        /** The language of the accessible name; English without it. */
        language?: string;
      }

      /** The picture of a locale's currency, which is loaded when it is shown first. */
      export function CurrencyBadge(props: CurrencyBadgeProps): ReactElement | null;

      """
  }
}
