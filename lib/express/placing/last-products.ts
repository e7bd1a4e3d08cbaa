import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { isExpressProduct, type ExpressProduct } from '@/lib/domain/express/express-products'

/** So far back among a store's waybills a person's last one is looked for. */
const LOOK_BACK = 200

/** The product of the last waybill that a person placed at each of these stores, by store. */
export async function lastProducts(
  queries: Queries,
  { actorId, storeIds }: { actorId: number; storeIds: readonly number[] },
): Promise<ReadonlyMap<number, ExpressProduct>> {
  if (storeIds.length === 0) return new Map()
  const { rows } = await queries.execute<{ id: string; product: unknown }>(sql`
    select store.id, last.product
    from unnest(${sql.param([...storeIds])}::bigint[]) as store(id)
    cross join lateral (
      select recent.product
      from (
        select id, placed_by, request->>'product' as product from orders
        where family = 'express' and store_id = store.id
        order by id desc
        limit ${LOOK_BACK}
      ) recent
      where recent.placed_by = ${actorId}
      order by recent.id desc
      limit 1
    ) last`)
  return new Map(
    rows.flatMap(({ id, product }): [number, ExpressProduct][] =>
      isExpressProduct(product) ? [[Number(id), product]] : [],
    ),
  )
}
