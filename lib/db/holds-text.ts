import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has a text in any place of it, whatever its capitals and marks (`fold_text`). */
export function holdsText(column: AnyPgColumn | SQL, text: string): SQL {
  return sql`fold_text(${column}) like '%' || fold_text(${likeText(text)}::text) || '%'`
}

/** Text that stands for itself in `like`. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')
