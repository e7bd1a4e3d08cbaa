import 'server-only'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { labels } from '@/lib/db/tables/labels'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { shareLinks } from '@/lib/db/tables/share-links'
import { findDistrict } from '@/lib/domain/express/hong-kong-districts'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import { roughly, withoutPersonalData } from './without-personal-data'

/**
 * Removes from ended orders, and from all that was kept about them, who the customer and the courier
 * were. Numbers, codes, times, amounts, stage and district stay. The orders must be locked.
 */
export async function pseudonymiseOrders(
  tx: Transaction,
  ended: readonly OrderRow[],
): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  const among = sql`any(${sql.param(ids)}::bigint[])`
  for (const order of ended) await writeOrder(tx, order)
  await pseudonymiseEvents(tx, ids)
  await tx.delete(labels).where(inArray(labels.orderId, ids))
  await tx.delete(shareLinks).where(inArray(shareLinks.orderId, ids))
  await tx.execute(sql`delete from courier_positions where order_id = ${among}`)
  await tx.execute(sql`update inbox set raw = '' where order_id = ${among} and raw <> ''`)
  await tx.execute(sql`
    update import_rows set cells = '{}', problem = null where order_id = ${among} and cells <> '{}'`)
  await tx.execute(sql`update order_care set note = '' where order_id = ${among} and note <> ''`)
  await tx.execute(sql`delete from report_reasons where order_id = ${among}`)
  await tx.execute(sql`
    update report_collects set courier = '', kind = ''
    where order_id = ${among} and (courier, kind) <> ('', '')`)
  await tx.execute(sql`
    update checkouts set undone_reason = null
    where order_id = ${among} and undone_reason is not null`)
  await tx.execute(sql`
    update print_run_items set problem = problem - 'detail'
    where order_id = ${among} and problem ? 'detail'`)
  await tx.execute(sql`
    delete from audit_personal where entry_id in (
      select id from audit_entries
      where record_kind = 'order' and record_id = any(${sql.param(ids.map(String))}::text[]))`)
}

type Json = Record<string, unknown>
const stripped = <Value extends Json | null>(value: Value) => withoutPersonalData(value) as Value

async function writeOrder(tx: Transaction, order: OrderRow): Promise<void> {
  const { request, answer, otherAnswers, refusal, doorLat, doorLng } = order
  await tx
    .update(orders)
    .set({
      title: null,
      recipientName: null,
      recipientPhone: null,
      address: order.address && districtIn(order),
      doorLat: doorLat && roughly(doorLat),
      doorLng: doorLng && roughly(doorLng),
      kitchenNote: null,
      courierName: null,
      courierPhone: null,
      courierPlate: null,
      trackerUrl: null,
      request: stripped(request),
      answer: stripped(answer),
      otherAnswers: stripped(otherAnswers),
      // The platform's words may repeat what was refused.
      refusal: refusal && { ...refusal, text: '' },
      pseudonymisedAt: sql`now()`,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
}

/** The district that an address names, for the lists; null where it names none. */
function districtIn({ address }: OrderRow): string | null {
  for (const part of (address ?? '').split(',')) {
    const district = findDistrict(part)
    if (district) return district.zh
  }
  return null
}

/** Of these the platform's own words for a status are the text; of all others it may be anything. */
const STATUS_KINDS = ['status', 'hint']

async function pseudonymiseEvents(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update order_events set text = null
    where order_id = any(${sql.param([...ids])}::bigint[]) and text is not null
      and kind <> all(${sql.param(STATUS_KINDS)}::text[])`)
  const told = await tx
    .select({ id: orderEvents.id, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...ids]), isNotNull(orderEvents.detail)))
  for (const { id, detail } of told) {
    const after = stripped(detail)
    if (JSON.stringify(after) === JSON.stringify(detail)) continue
    await tx.update(orderEvents).set({ detail: after }).where(eq(orderEvents.id, id))
  }
}
