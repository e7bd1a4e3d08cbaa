import 'server-only'
import type { MoneyOrder } from '../model/money'

/** A row of `FEE_COLUMNS` and `COLLECT_COLUMNS` as the database sends it. */
export type MoneyRow = {
  id: string
  family: MoneyOrder['family']
  store_id: string
  currency: string
  client_order_id: string
  platform_order_id: string | null
  departs: Date | string
  outcome: MoneyOrder['outcome']
  estimated: string | null
  agreed: string | null
  reported: string | null
  collect: string | null
  collecting: MoneyOrder['collecting']
}

export const toMoneyOrder = (row: MoneyRow): MoneyOrder => ({
  id: Number(row.id),
  family: row.family,
  storeId: Number(row.store_id),
  currency: row.currency,
  clientOrderId: row.client_order_id,
  platformOrderId: row.platform_order_id,
  departs: new Date(row.departs).toISOString(),
  outcome: row.outcome,
  estimated: centsOf(row.estimated),
  agreed: centsOf(row.agreed),
  reported: centsOf(row.reported),
  collect: centsOf(row.collect),
  collecting: row.collecting,
})

const centsOf = (text: string | null) => (text === null ? null : Number(text))
