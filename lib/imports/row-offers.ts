import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { isExpressProduct, type ExpressProduct } from '@/lib/domain/express-products'
import type { SlotOffer } from '@/lib/domain/slots'
import { offerIfSaid } from './ask-offer'
import type { ImportRecord } from './find-import'
import { cellText } from './hold-missed'
import { MAY_CHANGE } from './may-change'

/** What the platform offers for each product whose rows name times; without what it does not say. */
export async function rowOffers(
  queries: Queries,
  { actor, found }: { actor: Actor; found: ImportRecord },
): Promise<ReadonlyMap<ExpressProduct, SlotOffer>> {
  const product = found.product ?? sql`upper(${cellText(found, 'product')})`
  const { rows } = await queries.execute<{ product: string }>(sql`
    select distinct ${product}::text as product from import_rows r
    where r.import_id = ${found.id} and ${MAY_CHANGE}
      and (${cellText(found, 'pickup.date')} <> '' or ${cellText(found, 'delivery.date')} <> '')`)
  const offers = new Map<ExpressProduct, SlotOffer>()
  for (const { product: named } of rows) {
    if (!isExpressProduct(named)) continue
    const offer = await offerIfSaid(queries, { actor, storeId: found.storeId, product: named })
    if (offer) offers.set(named, offer)
  }
  return offers
}
