import 'server-only'
import { sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { readExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'
import type { ExceptionKind } from '@/lib/exceptions/model/exceptions'
import { ordersAmong } from '@/lib/orders/lists/orders-among'
import { readCards } from '@/lib/orders/lists/read-cards'
import type { ListedOrder } from './model/listed-order'

type Rows = { actor: Actor; family: Family; orderIds: readonly number[] }

/** Orders as lists show them, in the given order; those that the person may not see are left out. */
export async function readRows(db: Database, rows: Rows): Promise<ListedOrder[]> {
  const { actor, family, orderIds } = rows
  const storeIds = storesWhere(actor, MAY.see[family])
  const allowed = await ordersAmong(db, { orderIds, storeIds })
  const ids = orderIds.filter((id) => allowed.has(id))
  if (ids.length === 0) return []
  const [cards, besides, exceptions] = await Promise.all([
    readCards(db, ids),
    readBesides(db, ids),
    exceptionsOf(actor, family, ids),
  ])
  const byId = new Map(
    cards.filter((card) => card.family === family).map((card) => [card.id, card]),
  )
  return ids.flatMap((id) => {
    const card = byId.get(id)
    const beside = besides.get(id)
    if (!card || !beside) return []
    return [{ card, ...beside, exceptions: exceptions.get(id) ?? [] }]
  })
}

type Beside = Omit<ListedOrder, 'card' | 'exceptions'>
type BesideRow = {
  id: string
  product: string | null
  locker: string | null
  district: string | null
  date: string | null
  period: string | null
  prints: number
  out: Date | string | null
  stops: number | null
  last: string | null
}

/** What is read of an order for lists alone. */
async function readBesides(db: Database, ids: readonly number[]): Promise<Map<number, Beside>> {
  const { rows } = await db.execute<BesideRow>(sql`
    select o.id,
      coalesce(o.request ->> 'product', o.request #>> '{draft,product}') as product,
      o.request #>> '{draft,recipient,lockerCode}' as locker,
      o.request #>> '{draft,recipient,address,district}' as district,
      o.request #>> '{draft,pickup,date}' as date,
      o.request #>> '{draft,pickup,period}' as period,
      (select count(*)::int from prints p where p.order_id = o.id) as prints,
      (select c.at from checkouts c where c.order_id = o.id and c.undone_at is null) as out,
      case jsonb_typeof(o.request #> '{draft,path}') when 'array'
        then jsonb_array_length(o.request #> '{draft,path}') - 1 end as stops,
      o.request #>> '{draft,path,-1,address}' as last
    from orders o where o.id = any(${sql.param([...ids])}::bigint[])`)
  return new Map(rows.map((row) => [Number(row.id), besideOf(row)]))
}

const textOf = (text: string | null) => (text?.trim() ? text.trim() : null)

function besideOf(row: BesideRow): Beside {
  const { stops, date } = row
  return {
    product: textOf(row.product),
    place: textOf(row.locker) ?? textOf(row.district),
    slot: date ? { date, period: row.period || null } : null,
    prints: row.prints,
    outAt: row.out === null ? null : new Date(row.out).toISOString(),
    stops: stops !== null && stops > 1 ? { count: stops, last: row.last ?? '' } : null,
  }
}

async function exceptionsOf(
  actor: Actor,
  family: Family,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExceptionKind[]>> {
  // Food orders have the board.
  if (family === 'food') return new Map()
  const filter = exceptionFilterSchema.parse({ snoozed: '1' })
  const rows = await readExceptions({ actor, filter, now: new Date(), among: ids })
  return new Map(
    rows.map(({ orderId, exceptions }) => [orderId, exceptions.map(({ kind }) => kind)]),
  )
}
