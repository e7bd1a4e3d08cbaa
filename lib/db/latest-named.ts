import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foldText } from '@/lib/domain/fold-text'
import { holdsText, likeText } from './holds-text'

/** Who has it among so many of the latest is found by looking at them; what is rarer, by the index. */
const LOOKED_AT = 2_000
const LEAST_LETTERS = 3

/** Whether the index of parts of names leads anywhere: three letters do, and any Chinese one. */
export const hasIndexedPart = (text: string): boolean =>
  foldText(text).trim().length >= LEAST_LETTERS || /\p{Script=Han}/u.test(text)

/** Whether a name has a text in it, in the words of its index; only for what `hasIndexedPart`. */
export const isIndexedBy = (name: AnyPgColumn | SQL, text: string): SQL =>
  sql`search_text(${name}) like '%' || search_text(${likeText(text.trim())}::text) || '%'`

/** A store's people, each with a name and when they were last of use. */
export type Book = {
  table: PgTable
  id: AnyPgColumn
  storeId: AnyPgColumn
  name: AnyPgColumn
  lastAt: AnyPgColumn
}

export type NameWanted = {
  storeId: number
  text: string
  most: number
  /** Those that a page goes on with. */
  after?: SQL | undefined
  /** Among whom one or two letters are looked for, which no index leads to: a suggestion is not worth all. */
  fewLettersAmong: 'latest' | 'all'
}

/**
 * Selects the `id` of at most so many people of a store's book whose name holds a text, the latest
 * first. However many there are: a text that many have is soon met among the latest, and one that
 * few have is found by its parts. The planner alone looks for both in one way, and for a name that
 * nobody has at everybody.
 */
export function latestNamed(book: Book, wanted: NameWanted): SQL {
  const { table, id, storeId, name, lastAt } = book
  const { text, most } = wanted
  const ours = sql`${storeId} = ${wanted.storeId} and ${wanted.after ?? sql`true`}`
  if (!hasIndexedPart(text) && wanted.fewLettersAmong === 'all') {
    return sql`
      select ${id} as id from ${table} where ${ours} and ${holdsText(name, text)}
      order by ${lastAt} desc, ${id} desc limit ${most}`
  }
  const looked = sql`
    select id, at from (
      select ${id} as id, ${name} as name, ${lastAt} as at from ${table} where ${ours}
      order by ${lastAt} desc, ${id} desc limit ${LOOKED_AT}) latest
    where ${holdsText(sql`latest.name`, text)}
    order by at desc, id desc limit ${most}`
  if (!hasIndexedPart(text)) return sql`select id from (${looked}) looked`
  return sql`
    with near as materialized (${looked}), far as materialized (
      select ${id} as id, ${lastAt} as at from ${table}
      where (select count(*) from near) < ${most} and ${ours} and ${isIndexedBy(name, text)})
    select id from (
      select id, at from near where (select count(*) from near) >= ${most}
      union all
      select id, at from far) named
    order by at desc, id desc limit ${most}`
}
