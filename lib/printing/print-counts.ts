import 'server-only'
import { count, inArray, max } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { prints } from '@/lib/db/tables/prints'

export type PrintCount = { count: number; lastAt: Date }

/** How often the labels of some orders were printed, and when last; none for one that never was. */
export async function printCounts(
  queries: Queries,
  orderIds: readonly number[],
): Promise<Map<number, PrintCount>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .select({ orderId: prints.orderId, count: count(), lastAt: max(prints.at) })
    .from(prints)
    .where(inArray(prints.orderId, [...orderIds]))
    .groupBy(prints.orderId)
  return new Map(
    rows.flatMap(({ orderId, count, lastAt }) => (lastAt ? [[orderId, { count, lastAt }]] : [])),
  )
}
