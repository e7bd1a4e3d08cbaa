import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { holdsText, likeText } from '@/lib/db/holds-text'
import type { Region } from '@/lib/domain/areas'
import { plainNumber } from '@/lib/domain/typed-text'
import { searchWords } from '@/lib/orders/lists/search-words'
import type { FoundCustomer } from '../model/customer-data'

const MOST = 50
/** Fewer digits are a house number or a part of a name. */
const DIGITS_OF_A_PHONE = 4

/**
 * Customers of any store by part of a name or of a phone, latest order first. That it was looked for
 * stands in the audit log. Administrators only.
 */
export async function findCustomers(input: {
  actor: Actor
  form: { search: string }
}): Promise<{ customers: FoundCustomer[]; more: boolean }> {
  const { actor, form } = input
  requireInHouse(actor, 'customer-data.manage')
  const db = database()
  const typed = plainNumber(form.search)
  const digits = typed.replace(/\D/g, '')
  const isPhone = digits.length >= DIGITS_OF_A_PHONE && /^[\d\s+()-]+$/.test(typed)
  const text = isPhone ? digits : form.search
  const matches = isPhone ? sql`phone like ${`%${digits}%`}` : holdsText(sql`name`, text)
  const { toldOrders, toldCustomers } = tellers(text, isPhone)
  const { rows } = await db.execute<Row>(sql`
    with told as (
      select 'o' || o.id as ref, o.recipient_phone as phone,
        coalesce(o.recipient_name, o.title) as name, o.store_id, o.created_at as at, 1 as orders,
        (not o.closed or o.placing in ('placing', 'unconfirmed'))::int as open
      from ${toldOrders} and o.pseudonymised_at is null
      union all
      select 'c' || c.id, c.phone, c.name, c.store_id, c.last_order_at, 0, 0 from ${toldCustomers}
    )
    select (array_agg(ref order by orders desc, at desc))[1] as ref,
      (select region from stores where id = (array_agg(store_id order by at desc))[1]) as region,
      min(phone) as phone, array_agg(distinct name) filter (where name is not null) as names,
      sum(orders)::int as orders, sum(open)::int as open, max(at) as last_at
    from told where ${matches}
    group by coalesce(phone, 'name:' || name)
    order by max(at) desc, 1
    limit ${MOST + 1}`)
  await recordAudit(db, {
    action: 'customer.searched',
    actor,
    after: { found: Math.min(rows.length, MOST) },
    personal: { search: form.search },
  })
  return {
    customers: rows.slice(0, MOST).map(({ names, last_at, ...row }) => ({
      ...row,
      names: names ?? [],
      lastAt: new Date(last_at).toISOString(),
    })),
    more: rows.length > MOST,
  }
}

/**
 * Orders `o` and customers `c` that may tell of whom is looked for, as far as an index knows. An
 * order's searched text has its names and phones among others, so it misses none.
 */
function tellers(text: string, isPhone: boolean) {
  const isIndexed = (searchWords(text)?.parts.length ?? 0) > 0
  const isSaid = (said: SQL) => sql`${said} like '%' || search_text(${likeText(text)}::text) || '%'`
  const orders = isIndexed
    ? sql`order_search q join orders o on o.id = q.order_id where ${isSaid(sql`q.text`)}`
    : sql`orders o where true`
  const named = isIndexed && !isPhone ? isSaid(sql`search_text(c.name)`) : sql`true`
  return { toldOrders: orders, toldCustomers: sql`customers c where ${named}` }
}

type Row = {
  ref: string
  phone: string | null
  region: Region
  names: string[] | null
  orders: number
  open: number
  last_at: Date | string
}
