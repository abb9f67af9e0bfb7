#include "EmbeddedFiles.h"

#include <string.h>

/* The tables of locale data, and that of currency signs. Paths are relative to this file. */
static const unsigned char aliases[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/aliases.tsv"
};
static const unsigned char countedNames[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/countedNames.tsv"
};
static const unsigned char currencies[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/currencies.tsv"
};
static const unsigned char displayNames[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/displayNames.tsv"
};
static const unsigned char languages[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/languages.tsv"
};
static const unsigned char locales[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/locales.tsv"
};
static const unsigned char names[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/names.tsv"
};
static const unsigned char narrowSymbols[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/narrowSymbols.tsv"
};
static const unsigned char numbers[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/numbers.tsv"
};
static const unsigned char plurals[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/plurals.tsv"
};
static const unsigned char regionLocales[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/regionLocales.tsv"
};
static const unsigned char regions[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/regions.tsv"
};
static const unsigned char scripts[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/scripts.tsv"
};
static const unsigned char signs[] = {
#embed "../../Drawing/TextOutlines/Signs/Tables/signs.tsv"
};
static const unsigned char symbols[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/symbols.tsv"
};
static const unsigned char systems[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/systems.tsv"
};
static const unsigned char versions[] = {
#embed "../../Money/CurrencyLocale/Data/Tables/versions.tsv"
};

#define TABLE(name) {#name ".tsv", name, sizeof name}

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} tables[] = {
  TABLE(aliases), TABLE(countedNames), TABLE(currencies), TABLE(displayNames),
  TABLE(languages), TABLE(locales), TABLE(names), TABLE(narrowSymbols),
  TABLE(numbers), TABLE(plurals), TABLE(regionLocales), TABLE(regions),
  TABLE(scripts), TABLE(signs), TABLE(symbols), TABLE(systems),
  TABLE(versions),
};

const unsigned char *mintmark_embedded_table(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; ++index) {
    if (strcmp(tables[index].name, name) == 0) {
      *count = tables[index].count;
      return tables[index].bytes;
    }
  }
  return 0;
}
