import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { comparedCode } from '@/lib/domain/scanned-code'
import { isGivenFor } from '@/lib/orders/is-given-for'

/**
 * Holds a shipment code for this transaction and refuses one that another waybill of the merchant
 * has: the platform takes it once and for ever (express §4.1), and its no to ours would look as if
 * ours were there (decision 0008). Throws `shipmentCodeTaken` at `clientShipmentCode`.
 */
export async function requireFreeCode(
  tx: Queries,
  input: { merchantId: number; formKey: string; clientShipmentCode: string },
): Promise<void> {
  const { merchantId, formKey } = input
  const code = comparedCode(input.clientShipmentCode)
  const name = `shipment-code:${merchantId}:${code}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const { rows } = await tx.execute(sql`
    select 1 from order_codes c
    join orders o on o.id = c.order_id
    join stores s on s.id = o.store_id
    where c.kind = 'client-shipment' and c.code = ${code} and o.family = 'express'
      and s.express_merchant_id = ${merchantId} and ${isGivenFor(sql`${formKey}::uuid`)}
    limit 1`)
  if (rows.length === 0) return
  throw new Problem('shipmentCodeTaken', { fields: { clientShipmentCode: 'taken' } })
}
