/** A text of the platform in the languages that it keeps it in. */
export type Words = { readonly en: string; readonly zh: string }

/** Other languages than Chinese get English. */
export const inLanguage = ({ en, zh }: Words, lang: string) => (lang.startsWith('zh') ? zh : en)
