import Messages

/// The Kotlin file with a button for Jetpack Compose.
struct ComposeSource {
  let package: String
  let lookups: Lookups
  /// Whether the drawables have colours of their own.
  let keepsColors: Bool

  var source: String {
    let parameter =
      lookups.hasNamedButtons
      ? "\n    button: CurrencyBadge.Button\(defaultButton)," : ""
    let argument = lookups.hasNamedButtons ? ", button" : ""
    let drawable =
      lookups.hasFallback
      ? "CurrencyBadge.drawableFor(locale\(argument))"
      : "CurrencyBadge.drawableOrNull(locale\(argument)) ?: return"
    return """
      // Made by mintmark. Changes are lost when it runs again.

      package \(package)

      import androidx.compose.foundation.layout.height
      import androidx.compose.material3.Icon
      import androidx.compose.material3.IconButton
      import androidx.compose.material3.LocalContentColor
      import androidx.compose.runtime.Composable
      import androidx.compose.ui.Modifier
      import androidx.compose.ui.graphics.Color
      import androidx.compose.ui.res.painterResource
      import androidx.compose.ui.unit.Dp
      import androidx.compose.ui.unit.dp
      import java.util.Locale

      /**
       * A button with the picture of a locale's currency.
       *
       * @param contentDescription the accessible name; null where a text beside the button names it.
       */
      @Composable
      fun CurrencyBadgeButton(
          onClick: () -> Unit,
          modifier: Modifier = Modifier,
          locale: Locale = Locale.getDefault(),\(parameter)
          contentDescription: String? = CurrencyBadge.contentDescription(locale\(argument)),
          height: Dp = \(height),
          tint: Color = \(keepsColors ? "Color.Unspecified" : "LocalContentColor.current"),
      ) {
          val drawable = \(drawable)
          IconButton(onClick = onClick, modifier = modifier) {
              Icon(
                  painter = painterResource(drawable),
                  contentDescription = contentDescription,
                  modifier = Modifier.height(height),
                  tint = tint,
              )
          }
      }

      """
  }

  /// The expression for the height at which a button is drawn.
  private var height: String {
    let heights = lookups.buttons.map { NumberText.of($0.size) + ".dp" }
    guard lookups.hasNamedButtons, Set(heights).count > 1 else { return heights[0] }
    let cases = zip(lookups.buttons, heights).map {
      "            CurrencyBadge.Button.\(KotlinLookup.constant($0.name)) -> \($1)"
    }
    return "\n        when (button) {\n\(cases.joined(separator: "\n"))\n        }"
  }

  private var defaultButton: String {
    guard lookups.buttons.count == 1, let first = lookups.buttons.first else { return "" }
    return " = CurrencyBadge.Button.\(KotlinLookup.constant(first.name))"
  }
}
