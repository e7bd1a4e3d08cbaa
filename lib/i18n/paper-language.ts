import type { Locale } from './locales'

/** The language of what a store prints, where its words are, and what the store is called in it. */
export type PaperLanguage = { locale: Locale; href: string; storeName: string }
