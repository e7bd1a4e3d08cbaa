import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { SearchWords } from './search-words'

/** What the searched text of an order is like when it has a word, for each word of a search. */
export const wordPatterns = (words: readonly string[]): SQL[] =>
  words.map((word) => sql`'%' || search_text(${literal(word)}::text) || '%'`)

/** Whether the searched text of an order has every word, in any place of it; `text` is its column. */
export const hasWords = (text: SQL, search: SearchWords): SQL =>
  isLikeAll(text, wordPatterns(search.words))

export function isLikeAll(text: SQL, patterns: readonly SQL[]): SQL {
  if (patterns.length === 0) return sql`true`
  const conditions = patterns.map((pattern) => sql`${text} like ${pattern}`)
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Whether the index of parts of words leads there: it is looked at, and may have none of the words. */
export function hasParts(text: SQL, { parts }: SearchWords): SQL {
  if (parts.length === 0) return sql`true`
  return sql`${text} like all (array(
    select '%' || search_text(part) || '%' from unnest(${sql.param([...parts])}::text[]) part))`
}

/** Text that stands for itself in `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
