import 'server-only'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { placeOf } from '@/lib/orders/lists/place-of'
import { inBatches, standingCheckOut } from './batch-condition'
import type { DispatchStore } from './dispatch-store'
import type { BatchRow, BatchRowState } from './model/batch-view'

const ORDER_COLUMNS = {
  id: orders.id,
  family: orders.family,
  clientOrderId: orders.clientOrderId,
  trackingNo: orders.platformOrderId,
  recipientName: orders.recipientName,
  place: placeOf,
  stage: orders.stage,
  placing: orders.placing,
  /** As our form says, else the platform's own account of a waybill that was made elsewhere. */
  boxes: sql<string | null>`coalesce(
    ${orders.request} #>> '{draft,boxes}', ${orders.answer} #>> '{waybill,box_quantity}')`,
}

const select = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({
      order: ORDER_COLUMNS,
      shipment: orderCodes,
      checkout: { id: checkouts.id, at: checkouts.at, how: checkouts.how },
      by: people.name,
    })
    .from(orders)
    .leftJoin(orderCodes, and(eq(orderCodes.orderId, orders.id), eq(orderCodes.kind, 'shipment')))
    .leftJoin(checkouts, standingCheckOut)
    .leftJoin(people, eq(people.id, checkouts.by))
    .where(where)
    .orderBy(asc(orders.id))

type Selected = Awaited<ReturnType<typeof select>>[number]

function stateOf({ order, checkout }: Selected): BatchRowState {
  if (checkout) return 'out'
  if (order.placing !== 'placed') return 'unconfirmed'
  return order.stage === 'done' ? 'gone' : 'left'
}

/** A parcel of which no number is known is one box. */
function boxesOf(text: string | null): number {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}

function rowOf(selected: Selected): BatchRow {
  const { order, shipment, checkout, by } = selected
  const { id, boxes, ...facts } = order
  return {
    ...facts,
    orderId: id,
    boxes: boxesOf(boxes),
    shipmentCode: shipment?.code ?? null,
    state: stateOf(selected),
    out: checkout && {
      checkoutId: checkout.id,
      at: checkout.at.toISOString(),
      by: by ?? '',
      how: checkout.how,
    },
  }
}

/** One parcel as the scan desk shows it; the caller has seen to it that the person may. */
export async function readRow(queries: Queries, orderId: number): Promise<BatchRow> {
  const [row] = await select(queries, eq(orders.id, orderId))
  if (!row) throw new Error(`order ${orderId} is not there`)
  return rowOf(row)
}

/** The parcels of a batch of a store, in the order in which they were made. */
export async function readRows(
  queries: Queries,
  input: { store: Pick<DispatchStore, 'id' | 'families'>; batch: SQL | undefined },
): Promise<BatchRow[]> {
  const { store, batch } = input
  const rows = await select(
    queries,
    and(eq(orders.storeId, store.id), inBatches(store.families), batch),
  )
  return rows.map(rowOf)
}
