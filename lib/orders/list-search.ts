import { sql, type SQL } from 'drizzle-orm'
import { comparedCode } from '@/lib/domain/scanned-code'

/** Shorter than this, half of all numbers begin alike. */
const LEAST_DIGITS = 3

/** Names are read one by one, so only those of the latest orders of each store. */
export const NAMES_SEARCHED = 2000

/** Text that stands for itself in `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The digits of what looks like a phone number; null for anything else. */
export function phoneDigits(search: string): string | null {
  if (!/^[+\d][\d\s-]*$/.test(search)) return null
  const digits = search.replace(/\D/g, '')
  return digits.length < LEAST_DIGITS ? null : digits
}

/**
 * The ids of the orders that a search means: by how any of their numbers begins, by how the
 * recipient's phone begins, or by a part of the recipient's name among the latest of each store.
 * Null when nothing is searched for.
 */
export function foundBySearch(input: {
  family: string
  storeIds: readonly number[]
  search: string
}): SQL | null {
  const { family } = input
  const search = input.search.trim()
  if (search === '') return null
  const stores = sql`${sql.param([...input.storeIds])}::bigint[]`
  const mine = sql`o.family = ${family} and o.store_id = any(${stores})`
  const digits = phoneDigits(search)
  const byPhone =
    digits === null
      ? sql``
      : sql`union
        select o.id from orders o where ${mine} and o.recipient_phone like ${`${digits}%`}`
  return sql`
    select o.id from order_codes c join orders o on o.id = c.order_id
    where ${mine} and c.code like ${`${literal(comparedCode(search))}%`}
    ${byPhone}
    union
    select recent.id from unnest(${stores}) as s(id)
    cross join lateral (
      select o.id, o.recipient_name from orders o
      where o.family = ${family} and o.store_id = s.id
      order by o.id desc limit ${NAMES_SEARCHED}) recent
    where recent.recipient_name ilike ${`%${literal(search)}%`}`
}
