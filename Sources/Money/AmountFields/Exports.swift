// One import is enough.
@_exported public import CurrencyLocale
