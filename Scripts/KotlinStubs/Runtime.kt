package androidx.compose.runtime

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

abstract class CompositionLocal<T>(var current: T)

class ProvidableCompositionLocal<T>(value: T) : CompositionLocal<T>(value)

@Composable
inline fun <T> remember(calculation: () -> T): T = calculation()
