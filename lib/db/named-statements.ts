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

/** A text that comes to a connection for the third time has a name there from then on. */
const TIMES = 3
/** Each may take up to 300 KB of the connection's memory in PostgreSQL. */
const MOST_NAMES = 20
/** Of texts that come so seldom that this many others come in between, none is counted. */
const MOST_COUNTED = 100

/**
 * A connection that gives statements marked as `OFTEN` a name. What has one keeps it until the
 * connection ends: the pool replaces each in time, and with it what came often is found anew.
 */
export class NamingClient extends Client {
  readonly #names = new Map<string, string>()
  readonly #counts = new LRUCache<string, number>({ max: MOST_COUNTED })

  override query(...given: unknown[]): never {
    const [asked, ...rest] = given
    const named = isOften(asked) ? { ...asked, name: this.#nameOf(asked.text) } : asked
    return super.query(named as QueryConfig, ...(rest as [])) as never
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known
    const times = (this.#counts.get(text) ?? 0) + 1
    this.#counts.set(text, times)
    if (times < TIMES) return undefined
    const name = `often_${this.#names.size + 1}`
    this.#names.set(text, name)
    this.#counts.delete(text)
    return name
  }
}

type Asked = { text: string; name?: string | undefined }

/** Whether a statement is marked as `OFTEN`, or has its name from whoever prepared it. */
export const comesOften = (asked: unknown): boolean =>
  isOften(asked) ||
  (typeof asked === 'object' && asked !== null && 'name' in asked && asked.name !== undefined)

const isOften = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.startsWith(MARK)
