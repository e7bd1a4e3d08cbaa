import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { can, storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Region } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { CURRENCY } from '@/lib/orders/measures/fee-measures'
import { DEPARTS } from '@/lib/orders/measures/order-measures'
import type { Days } from '../model/report-days'
import { type Counted, findCounted } from '../find-counted'
import { ordersIn } from '../span-figures'

const FAMILIES = ['food', 'parcel', 'express'] as const

export type MoneyStore = { id: number; region: Region; families: readonly Family[] }

/** Of some stores those where the person may see reports and the orders of any family, by id. */
export async function moneyStores(
  queries: Queries,
  actor: Actor,
  among: readonly number[],
): Promise<MoneyStore[]> {
  const rows = await queries
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, storesWhere(actor, 'reports.see', among)))
    .orderBy(stores.id)
  return rows.flatMap((store) => {
    const families = FAMILIES.filter((family) => can(actor, MAY.see[family], store.id))
    return families.length === 0 ? [] : [{ ...store, families }]
  })
}

/** `columns` of the orders `o` of some local days, and the `day` of each, as one select. */
export function moneyRows(input: {
  stores: readonly MoneyStore[]
  days: Days
  families?: readonly Family[]
  columns: SQL
}): SQL {
  const { stores: all, days, families = FAMILIES, columns } = input
  const parts = families.map((family) => {
    const spans = all
      .filter((store) => store.families.includes(family))
      .map(({ id, region }) => ({
        storeId: id,
        zone: areaOf(region).timeZone,
        period: 'now',
        ...days,
      }))
    return sql`(
      select to_char(${DEPARTS} at time zone s.zone, 'YYYY-MM-DD') as day, ${columns}
      from ${ordersIn(family, spans)}
      join ${CURRENCY})`
  })
  return sql.join(parts, sql` union all `)
}

/** The stores where the person sees a family, and what of its days is counted already. */
export type CountedMoney = { family: Family; stores: MoneyStore[]; counted: Counted }

/** Of each family the stores where the person sees it, and what of their days is counted already. */
export async function countedMoney(
  queries: Queries,
  { stores: all, days }: { stores: readonly MoneyStore[]; days: Days },
): Promise<CountedMoney[]> {
  const found: CountedMoney[] = []
  for (const family of FAMILIES) {
    const seen = all.filter(({ families }) => families.includes(family))
    const zoned = seen.map(({ id, region }) => ({ id, zone: areaOf(region).timeZone }))
    const query = { family, stores: zoned, days: { now: days }, periods: ['now'] }
    if (seen.length > 0) {
      found.push({ family, stores: seen, counted: await findCounted(queries, query) })
    }
  }
  return found
}
