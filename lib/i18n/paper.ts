import 'server-only'
import { storeLanguage, type Language, type Region } from '@/lib/domain/areas'
import { storeName } from '@/lib/domain/store-name'
import { localeFor } from './choose-locale'
import { messageFile } from './message-file'
import type { PaperLanguage } from './paper-language'

type Store = { region: Region; language: Language | null; name: string; nameZh: string | null }

/** In what a store's papers are written: as people read at the store, whoever prints them (decision 0338). */
export function paperOf(store: Store): PaperLanguage {
  const locale = localeFor(storeLanguage(store))
  const { href } = messageFile(locale, 'paper')
  return { locale, href, storeName: storeName(store, locale) }
}
