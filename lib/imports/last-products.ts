import 'server-only'
import { sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { ExpressProduct } from '@/lib/domain/express/express-products'

/** Which product the latest file of each of the person's stores was for; none where it named its own. */
export async function lastProducts({
  actor,
}: {
  actor: Actor
}): Promise<Readonly<Record<number, ExpressProduct>>> {
  const may = storesWhere(actor, 'express.place')
  const { rows } = await database().execute<{
    store_id: string
    product: ExpressProduct | null
  }>(sql`
    select store.id as store_id, last.product
    from unnest(${sql.param([...may])}::bigint[]) as store(id)
    cross join lateral (
      select i.product from imports i where i.store_id = store.id order by i.id desc limit 1) last`)
  return Object.fromEntries(
    rows.flatMap(({ store_id, product }) => (product ? [[Number(store_id), product]] : [])),
  )
}
