import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import type { NamedWrites } from '@/lib/db/write-together'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { Asked } from '@/lib/orders/order-family'
import { recordNumbered } from '@/lib/orders/placing/record-numbered'
import { type Along, recordPlacing, recordUnnumbered } from '@/lib/orders/placing/record-placing'
import { customerPhone } from '../customers/customer-phone'
import type { FoodStore } from '../delivering-store'
import type { PricedOrder } from '../model/order-form'
import type { CheckedOrder } from './check-order'
import { assignPickupCode, givenPickupCode } from './pickup-codes'

/** Addresses that are kept of one customer; beyond them the longest unused goes. */
const MOST_ADDRESSES = 8

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

/**
 * Writes the order down before anything leaves this server, and with it whose it is, for the next
 * time that they call. The same form sent twice is one order: the second time `isNew` is false and
 * the order is the first one. Throws a Problem at `pickupCode` when an open order has that code, and
 * `clientOrderIdTaken` when the store has given the typed number.
 */
export async function recordOrder(
  db: Database,
  { actor, store }: Asked<FoodStore, PricedOrder>,
  checked: CheckedOrder,
  along: Along,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { form } = checked
  const now = new Date()
  const order: ToRecord = {
    actorId: actor.id,
    values: { ...rowOf(checked, now), request: requestOf(checked, actor) },
    along: (made) => ({ ...along(made), ...rememberedCustomer(made, { store, checked, now }) }),
  }
  const { storeId, formKey, pickupCode: wanted, clientOrderId: typed } = form
  const code = { storeId, formKey, wanted }
  if (wanted === '' && typed === '') return recordWithNextCode(db, order, code)
  return db.transaction(async (tx) => {
    const pickupCode = await assignPickupCode(tx, code)
    const clientOrderId = typed || `${uniqueDigits(now)}${pickupCode}`
    const input = { ...order, values: { ...order.values, pickupCode, clientOrderId } }
    // A number of our own making is another one each time.
    return typed === '' ? recordPlacing(tx, input) : recordNumbered(tx, input)
  })
}

type ToRecord = Pick<Parameters<typeof recordUnnumbered>[1], 'actorId' | 'values' | 'along'>

/** Nothing that somebody typed can be taken: one statement gives the code and makes the order. */
function recordWithNextCode(
  db: Database,
  order: ToRecord,
  wanted: Parameters<typeof givenPickupCode>[0],
) {
  const code = sql`(select code from given)`
  return recordUnnumbered(db, {
    ...order,
    first: { given: sql`select ${givenPickupCode(wanted)} as code` },
    numbers: {
      pickupCode: code,
      clientOrderId: sql`${uniqueDigits(order.values.createdAt)}::text || ${code}`,
    },
  })
}

function rowOf(checked: CheckedOrder, now: Date) {
  const { form, selfPickup } = checked
  return {
    family: 'food',
    storeId: form.storeId,
    formKey: form.formKey,
    selfPickup,
    scheduledFor: checked.scheduledFor,
    recipientName: form.recipientName,
    recipientPhone: checked.phone,
    // Where the customer lives is not known of who fetches it (decision 0070).
    address: selfPickup ? null : form.address,
    doorLat: selfPickup ? null : checked.destination.location.lat,
    doorLng: selfPickup ? null : checked.destination.location.lng,
    totalCents: checked.totalCents,
    kitchenNote: form.kitchenNote || null,
    createdAt: now,
  } as const
}

/** What is sent, and sent again where it is in doubt: to the letter. */
function requestOf({ form, destination, callingCode, estimate }: CheckedOrder, actor: Actor) {
  return {
    ...form,
    ...destination,
    callingCode,
    locale: actor.locale,
    // No part of what is sent: what the reports say of the fee (decision 0324).
    ...(estimate && { estimate }),
  }
}

/**
 * How the number of a new order begins that no other order has: the moment and six random digits; its
 * pickup code ends it. All digits, so that the platform may take its last four for the code (food
 * §4.2).
 */
function uniqueDigits(now: Date): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${moment}${pad(randomInt(1_000_000), 6)}`
}

/**
 * Keeps who ordered, for this store alone, and where it went with what the courier was told there.
 * An order that the customer fetches has no address to keep.
 */
function rememberedCustomer(
  made: SQL,
  { store, checked, now }: { store: FoodStore; checked: CheckedOrder; now: Date },
): NamedWrites {
  const { form } = checked
  const phone = customerPhone(checked, store.region)
  const at = now.toISOString()
  const { address, location } = checked.destination
  const customer = sql`
    insert into customers (store_id, phone, name, first_order_at, last_order_at)
    select ${store.id}::bigint, ${phone}, ${form.recipientName}, ${at}::timestamptz, ${at}::timestamptz
    from ${made}
    on conflict (store_id, phone) do update set name = excluded.name,
      order_count = customers.order_count + 1, last_order_at = excluded.last_order_at
    returning id`
  if (checked.selfPickup) return { customer }
  const address_used = sql`
    insert into customer_addresses
      (customer_id, address, lat, lng, platform_address_id, remark, last_used_at)
    select id, ${address}, ${location.lat}::float8, ${location.lng}::float8, ${form.addressId},
      ${form.remark}, ${at}::timestamptz
    from customer
    on conflict (customer_id, address) do update set lat = excluded.lat, lng = excluded.lng,
      platform_address_id = excluded.platform_address_id, remark = excluded.remark,
      last_used_at = excluded.last_used_at`
  // What stood there before this order: with its own address no more than may be kept.
  const addresses_gone = sql`
    delete from customer_addresses where id in (
      select id from customer_addresses
      where customer_id = (select id from customer) and address <> ${address}
      order by last_used_at desc, id desc offset ${MOST_ADDRESSES - 1})`
  return { customer, address_used, addresses_gone }
}
