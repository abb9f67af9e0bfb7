// CurrencyLocale
