import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { Client, type QueryConfig } from 'pg'

const MARK = '/* often */ '

/**
 * Begins a statement that comes often and whose plan does not depend on its values: PostgreSQL reads
 * and plans it once for each connection. What it gives must be named column by column, for PostgreSQL
 * refuses it once a newer version of this program has added one to a `*`.
 */
export const OFTEN = sql.raw(MARK)

/** A text that comes for the third time has a name from then on. */
const TIMES = 3
/** Each may take up to 300 KB of each connection's memory in PostgreSQL. */
const MOST_NAMES = 20

const counts = new LRUCache<string, number>({ max: 200 })
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const times = (counts.get(text) ?? 0) + 1
  counts.set(text, times)
  if (times < TIMES) return undefined
  const name = `often_${names.size + 1}`
  names.set(text, name)
  counts.delete(text)
  return name
}

type Asked = { text: string; name?: string | undefined }

/** A connection that gives statements marked as `OFTEN` a name. */
export class NamingClient extends Client {
  override query(...given: unknown[]): never {
    const [asked, ...rest] = given
    const named = isOften(asked) ? { ...asked, name: nameOf(asked.text) } : asked
    return super.query(named as QueryConfig, ...(rest as [])) as never
  }
}

const isOften = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.startsWith(MARK)
