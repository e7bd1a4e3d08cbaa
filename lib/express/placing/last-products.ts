import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { isExpressProduct, type ExpressProduct } from '@/lib/domain/express/express-products'
import { latestOfStore } from '@/lib/orders/lists/latest-of-store'

/** So far back among a store's waybills a person's last one is looked for. */
const LOOK_BACK = 200

/** The product of the last waybill that a person placed at each of these stores, by store. */
export async function lastProducts(
  queries: Queries,
  { actorId, storeIds }: { actorId: number; storeIds: readonly number[] },
): Promise<ReadonlyMap<number, ExpressProduct>> {
  if (storeIds.length === 0) return new Map()
  const { rows } = await queries.execute<{ id: string; product: unknown }>(sql`
    select store.id,
      (select request->>'product' from orders o where o.id = latest.id) as product
    from unnest(${sql.param([...storeIds])}::bigint[]) as store(id)
    cross join lateral (
      select recent.id
      from (
        select id, placed_by from orders
        ${latestOfStore({ family: 'express', storeId: sql`store.id`, most: LOOK_BACK })}
      ) recent
      where recent.placed_by = ${actorId}
      order by recent.id desc
      limit 1
    ) latest`)
  return new Map(
    rows.flatMap(({ id, product }): [number, ExpressProduct][] =>
      isExpressProduct(product) ? [[Number(id), product]] : [],
    ),
  )
}
