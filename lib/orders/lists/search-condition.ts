import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { SearchWords } from './search-words'

/** Whether the searched text of an order has every word, in any place of it; `text` is its column. */
export function hasWords(text: SQL, { words }: SearchWords): SQL {
  const conditions = words.map(
    (word) => sql`${text} like '%' || search_text(${literal(word)}::text) || '%'`,
  )
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
