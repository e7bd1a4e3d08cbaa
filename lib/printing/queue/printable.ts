import 'server-only'
import { sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { isExpressProduct } from '@/lib/domain/express/express-products'
import type { PrintableWaybill } from '../model/printable-waybill'

/** The pickup slot as it was chosen (express §4.1). */
const pickupDate = sql<string | null>`${orders.request} #>> '{draft,pickup,date}'`
export const pickupPeriod = sql<string | null>`${orders.request} #>> '{draft,pickup,period}'`
export const productOf = sql<string | null>`${orders.request} ->> 'product'`

/**
 * How often the label of an order was printed. Spelled out, because a query of one table leaves the
 * table's name away before columns, which would mean others here.
 */
const printsOf = sql<number>`(
  select count(*)::int from "prints" where "prints"."order_id" = "orders"."id")`

/** What is read of an order to print its label. */
export const PRINTABLE = {
  orderId: orders.id,
  storeId: orders.storeId,
  clientOrderId: orders.clientOrderId,
  platformOrderId: orders.platformOrderId,
  recipientName: orders.recipientName,
  product: productOf,
  locker: sql<string | null>`${orders.request} #>> '{draft,recipient,lockerCode}'`,
  district: sql<string | null>`${orders.request} #>> '{draft,recipient,address,district}'`,
  pickupDate,
  pickupPeriod,
  stage: orders.stage,
  prints: printsOf,
}

type Row = Omit<PrintableWaybill, 'platformOrderId' | 'product' | 'place' | 'pickup'> &
  Record<
    'platformOrderId' | 'product' | 'locker' | 'district' | 'pickupDate' | 'pickupPeriod',
    string | null
  >

const textOf = (text: string | null) => (text?.trim() ? text.trim() : null)

export function printableWaybill(row: Row): PrintableWaybill {
  const { locker, district, pickupDate: date, pickupPeriod: period } = row
  return {
    orderId: row.orderId,
    storeId: row.storeId,
    clientOrderId: row.clientOrderId,
    recipientName: row.recipientName,
    stage: row.stage,
    prints: row.prints,
    // Without the platform's number there is nothing to ask a label for: such are not read.
    platformOrderId: row.platformOrderId ?? '',
    product: isExpressProduct(row.product) ? row.product : null,
    place: textOf(locker) ?? textOf(district),
    pickup: date ? { date, period: period || null } : null,
  }
}
