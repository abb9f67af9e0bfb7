package androidx.compose.ui.semantics

@JvmInline
value class Role private constructor(private val value: Int) {
    companion object {
        val Button = Role(0)
    }
}
