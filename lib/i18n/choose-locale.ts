import { DEFAULT_LOCALE, type Locale, LOCALES } from './locales'

/**
 * The best of our languages for an `Accept-Language` header (RFC 9110 §12.5.4), by the order of its
 * weights; null where it asks for none of them. Any language will do for `*`, and for a program that
 * says nothing: English.
 */
export function localeFromHeader(
  header: string | null,
  locales: readonly Locale[] = LOCALES,
): Locale | null {
  const wanted = wantedTags(header ?? '*')
  for (const tag of wanted) {
    const found = localeForTag(tag, locales)
    if (found) return found
  }
  return wanted.includes('*') ? DEFAULT_LOCALE : null
}

/** The language of the interface for one of the platform's: itself, once it is spoken. */
export function localeFor(language: string, locales: readonly Locale[] = LOCALES): Locale {
  return localeForTag(language, locales) ?? 'en'
}

/** Best first; those with a weight of 0 are not wanted. */
function wantedTags(header: string): string[] {
  return header
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.find((piece) => /^q=/i.test(piece))?.slice(2) ?? '1'
      return { tag, weight: Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/**
 * Ours of the same tongue, best the same country's: `zh-Hant` is Taiwan's by Unicode's likely
 * subtags. Chinese of elsewhere (Macau, the mainland, Singapore) is served Hong Kong's, which stands
 * first: people of Macau write as there, and both writings of ours are traditional (decision 0300).
 */
function localeForTag(tag: string, locales: readonly Locale[]): Locale | null {
  const wanted = likely(tag)
  if (wanted === null) return null
  const ofTongue = locales.filter((locale) => likely(locale)?.language === wanted.language)
  return ofTongue.find((locale) => likely(locale)?.region === wanted.region) ?? ofTongue[0] ?? null
}

/** A tag with what it leaves unsaid; null for what is none, as `*` or an overlong one. */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return null
  }
}
