import { LANGUAGES, LOCALES } from '@/lib/i18n/locales'

/** Every language in its own words, as controls take choices. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({
  value,
  label: LANGUAGES[value],
  lang: value,
}))
