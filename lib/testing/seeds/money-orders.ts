import type { Database } from '@/lib/db/client'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { Family, Stage } from '@/lib/domain/stages'

/** An order as chance has it: what its places in the database say is written out of this. */
export type MoneyMade = {
  number: string
  family: Family
  shop: { id: number; region: Region }
  at: Date
  fate: 'done' | 'cancelled' | 'refused' | 'riding' | 'waiting'
  estimated: number | null
  agreed: number | null
  /** By callback, one after another: each the texts of its tasks' fees. */
  told: (string | null)[][]
  shipping: string | null
  drafted: { freight: number; goods: number } | null
  cod: { service_fee: string; cash: string; total: string } | null
  payment: number | null
  bill: number
  courier: string
}

/** So many random orders of some stores between 27 February and 3 April 2026, written down; the same each time. */
export async function writeMoneyOrders(
  db: Database,
  { count, shops }: { count: number; shops: readonly MoneyMade['shop'][] },
): Promise<MoneyMade[]> {
  state = 7
  const made = Array.from({ length: count }, (_, at) => randomOrder(at, shops))
  for (const order of made) await write(db, order)
  return made
}

let state = 7

/** From 0 to 1 (Mulberry32). */
function chance(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const is = (share: number) => chance() < share
function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}
const amount = () => 100 + Math.floor(chance() * 200_000)
const dollars = (cents: number) => (cents / 100).toFixed(2)
const grouped = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

function randomOrder(at: number, shops: readonly MoneyMade['shop'][]): MoneyMade {
  const shop = pick(shops)
  const family =
    shop.region === 'HK'
      ? pick(['food', 'parcel', 'express'] as const)
      : pick(['food', 'parcel'] as const)
  const sign = areaOf(shop.region).currencySign
  const fee = () =>
    pick([
      () => `${sign}${grouped(amount())}`,
      () => `$${dollars(amount())}`,
      () => String(1 + Math.floor(chance() * 90)),
      () => `US$${dollars(amount())}`,
      () => null,
    ])()
  return {
    number: `MONEY-${at}`,
    family,
    shop,
    at: new Date(Date.parse('2026-02-27T00:00:00Z') + Math.floor(chance() * 36 * 86_400_000)),
    fate: pick(['done', 'done', 'done', 'cancelled', 'refused', 'riding', 'waiting'] as const),
    estimated: family === 'food' && is(0.6) ? amount() : null,
    agreed: family === 'parcel' && is(0.6) ? amount() : null,
    told:
      family === 'food'
        ? Array.from({ length: Math.floor(chance() * 3) }, () =>
            Array.from({ length: Math.floor(chance() * 3) }, fee),
          )
        : [],
    shipping: family === 'express' && is(0.6) ? pick([dollars(amount()), 'as agreed', '']) : null,
    drafted:
      family !== 'food' && is(0.5)
        ? { freight: is(0.5) ? amount() : 0, goods: is(0.8) ? amount() : 0 }
        : null,
    cod:
      family === 'parcel' && is(0.3)
        ? {
            service_fee: dollars(amount()),
            cash: dollars(amount()),
            total: is(0.5) ? dollars(amount()) : '',
          }
        : null,
    payment: family === 'food' && is(0.9) ? pick([0, 1, 2, 3]) : null,
    bill: amount(),
    courier: pick(['', 'Amy', 'Ben']),
  }
}

async function write(db: Database, order: MoneyMade): Promise<void> {
  const { fate, family, at } = order
  const stage: Stage = fate === 'refused' ? 'waiting' : fate
  const closed = fate === 'done' || fate === 'cancelled' || fate === 'refused'
  const [row] = await db
    .insert(orders)
    .values({
      family,
      storeId: order.shop.id,
      clientOrderId: order.number,
      platformOrderId: `8${order.number.slice(6).padStart(9, '0')}`,
      placing: fate === 'refused' ? 'refused' : 'placed',
      stage,
      closed,
      closedAt: closed ? at : null,
      createdAt: at,
      totalCents: family === 'food' ? order.bill : null,
      courierName: order.courier || null,
      request: {
        ...(order.estimated !== null && { estimate: { mode: 'M', feeCents: order.estimated } }),
        ...(order.agreed !== null && { quotedTotal: dollars(order.agreed) }),
        ...(order.payment !== null && { paymentKind: order.payment }),
        draft: { collect: order.drafted },
      },
      answer:
        family === 'express'
          ? { waybill: { fee: { shipping_fee: order.shipping } } }
          : { order: { cod: order.cod } },
    })
    .returning({ id: orders.id })
  if (!row) throw new Error('the order was not written')
  const told = order.told.map((fees, nth) => ({
    orderId: row.id,
    identity: `status:${nth}`,
    source: 'callback' as const,
    kind: 'status',
    at: new Date(at.getTime() + nth * 60_000),
    detail: { unsigned: { cancel: null, tasks: fees.map((fee) => ({ position: 'Van', fee })) } },
  }))
  if (told.length > 0) await db.insert(orderEvents).values(told)
}
