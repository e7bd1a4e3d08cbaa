import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { isMissing } from '@/lib/domain/express/waybill-draft'
import { Problem } from '@/lib/domain/problem'
import { comparedCode } from '@/lib/domain/scanned-code'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import type { Along } from '@/lib/orders/placing/record-placing'
import { isNumberTaken } from '@/lib/orders/placing/is-number-taken'
import { recordNumbered } from '@/lib/orders/placing/record-numbered'
import type { ExpressStore } from '../express-store'
import { keepRecipients } from '../recipients/keep-recipients'
import type { waybillRow } from './waybill-row'

/**
 * Writes a waybill down before anything leaves this server, or takes the refused one of its form or
 * its order number back to being placed (decision 0126). Throws `shipmentCodeTaken`,
 * `clientOrderIdTaken`, each at its field, and what `recordNumbered` throws.
 */
export async function recordWaybill(
  tx: Transaction,
  input: { actorId: number; store: ExpressStore; row: ReturnType<typeof waybillRow>; along: Along },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actorId, store, row, along } = input
  const { draft, values, codes } = row
  const { formKey } = values
  const { clientShipmentCode, shipmentCode } = draft
  if (!isMissing(shipmentCode) && !store.expressShipmentCodes) {
    throw new Problem('wrongInput', { fields: { shipmentCode: 'not-taken' } })
  }
  await requireOwnWaybill(tx, values)
  const free = { merchantId: store.expressMerchantId, formKey }
  await requireFreeCode(tx, { ...free, field: 'clientShipmentCode', code: clientShipmentCode })
  await requireFreeCode(tx, { ...free, field: 'shipmentCode', code: shipmentCode ?? '' })
  const recorded = await recordNumbered(tx, { actorId, values, codes, along })
  if (recorded.isNew && draft.recipient) {
    const { storeId, createdAt: now } = values
    await keepRecipients(tx, { storeId, people: [draft.recipient], now, isUse: true })
  }
  return recorded
}

/** What a waybill takes the place of is one of its own store. Throws `notFound`. */
async function requireOwnWaybill(
  tx: Queries,
  { replacesId, storeId }: { replacesId: number | null; storeId: number },
): Promise<void> {
  if (replacesId === null) return
  const { rows } = await tx.execute(sql`
    select 1 from orders where id = ${replacesId} and family = 'express' and store_id = ${storeId}`)
  if (rows.length === 0) throw new Problem('notFound')
}

const KINDS = { clientShipmentCode: 'client-shipment', shipmentCode: 'shipment' } as const

/**
 * Holds a shipment code for this transaction and refuses one that another waybill of the merchant
 * has: the platform takes it once and for ever (express §4.1), and its no to ours would look as if
 * ours were there (decision 0008). Throws `shipmentCodeTaken` at the field.
 */
async function requireFreeCode(
  tx: Queries,
  input: { merchantId: number; formKey: string; field: keyof typeof KINDS; code: string },
): Promise<void> {
  const { merchantId, formKey, field } = input
  const code = comparedCode(input.code)
  if (code === '') return
  const name = `shipment-code:${merchantId}:${code}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const { rows } = await tx.execute(sql`
    select 1 from order_codes c
    join orders o on o.id = c.order_id
    join stores s on s.id = o.store_id
    where c.kind = ${KINDS[field]} and c.code = ${code} and o.family = 'express'
      and s.express_merchant_id = ${merchantId} and ${isNumberTaken(sql`${formKey}::uuid`)}
    limit 1`)
  if (rows.length === 0) return
  throw new Problem('shipmentCodeTaken', { fields: { [field]: 'taken' } })
}
