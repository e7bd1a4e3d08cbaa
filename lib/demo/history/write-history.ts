import type { ClientBase } from 'pg'
import { copyRows, type CopyValue } from './copy-rows'
import { idsFor } from './next-ids'
import { KnownPeople } from './known-people'
import { PastDesk } from './past-desk'
import type { PastOrder, WrittenOrder } from './past-order'

/** Orders that are held in memory and written together. */
const PIECE = 5_000

/** Where couriers were is kept of the latest orders. */
const TRAIL_DAYS = 14

/**
 * Writes orders that have ended with their events, numbers, courier positions, check-outs, prints and
 * files, and the customers and recipients that they leave behind. In the transaction of the client, if there is one. Returns how
 * many there were.
 */
export async function writeHistory(
  client: ClientBase,
  history: Iterable<PastOrder>,
  { now, checkedOutBy }: { now: Date; checkedOutBy: number },
): Promise<number> {
  const known = new KnownPeople()
  const desk = new PastDesk(checkedOutBy)
  const trailsFrom = now.getTime() - TRAIL_DAYS * 24 * 60 * 60_000
  let count = 0
  let piece: PastOrder[] = []
  const flush = async () => {
    const withId = await writePiece(client, piece, { trailsFrom, checkedOutBy })
    await desk.write(client, withId)
    count += piece.length
    piece = []
  }
  for (const order of history) {
    known.remember(order)
    piece.push(order)
    if (piece.length === PIECE) await flush()
  }
  await flush()
  await desk.end(client)
  await known.write(client)
  return count
}

async function writePiece(
  client: ClientBase,
  piece: readonly PastOrder[],
  { trailsFrom, checkedOutBy }: { trailsFrom: number; checkedOutBy: number },
): Promise<WrittenOrder[]> {
  const ids = await idsFor(client, 'orders', piece.length)
  const withId = piece.map((order, index) => ({ ...order, id: ids[index] ?? 0 }))
  const columns = Object.keys(ORDER_COLUMNS) as (keyof typeof ORDER_COLUMNS)[]
  await copyRows(
    client,
    'orders',
    ['id', ...columns.map((name) => ORDER_COLUMNS[name])],
    withId.map(({ id, row }) => [id, ...columns.map((name) => row[name])]),
  )
  await copyRows(
    client,
    'order_events',
    'order_id identity source kind stage status_code text at received_at actor_id detail'.split(
      ' ',
    ),
    withId.flatMap(({ id, events }) =>
      events.map((one): CopyValue[] => [
        id,
        one.identity,
        one.source,
        one.kind,
        one.stage,
        one.statusCode,
        one.text,
        one.at,
        one.receivedAt,
        one.actorId,
        one.detail,
      ]),
    ),
  )
  await copyRows(
    client,
    'order_codes',
    ['order_id', 'kind', 'code'],
    withId.flatMap(({ id, codes, row }) =>
      Object.entries({ ...codes, 'platform-order': row.platformOrderId }).flatMap(([kind, code]) =>
        typeof code === 'string' ? [[id, kind, code.toUpperCase()]] : [],
      ),
    ),
  )
  await copyRows(
    client,
    'courier_positions',
    ['order_id', 'at', 'lat', 'lng', 'received_at'],
    withId
      .filter(({ row }) => row.createdAt.getTime() >= trailsFrom)
      .flatMap(({ id, trail }) => trail.map(({ at, lat, lng }) => [id, at, lat, lng, at])),
  )
  await copyRows(
    client,
    'checkouts',
    ['order_id', 'batch', 'how', 'at', 'by'],
    withId.flatMap(({ id, checkedOutAt: at }) =>
      at ? [[id, `day_${at.toISOString().slice(0, 10)}`, 'scanner', at, checkedOutBy]] : [],
    ),
  )
  return withId
}

/** The columns that a past order has, as the table spells them. */
const ORDER_COLUMNS = {
  family: 'family',
  storeId: 'store_id',
  formKey: 'form_key',
  clientOrderId: 'client_order_id',
  platformOrderId: 'platform_order_id',
  pickupCode: 'pickup_code',
  placing: '"placing"',
  stage: 'stage',
  statusCode: 'status_code',
  statusText: 'status_text',
  statusAt: 'status_at',
  statusRank: 'status_rank',
  closed: 'closed',
  closedAt: 'closed_at',
  scheduledFor: 'scheduled_for',
  recipientName: 'recipient_name',
  recipientPhone: 'recipient_phone',
  address: 'address',
  doorLat: 'door_lat',
  doorLng: 'door_lng',
  totalCents: 'total_cents',
  courierName: 'courier_name',
  courierPhone: 'courier_phone',
  courierPlate: 'courier_plate',
  courierConfirmed: 'courier_confirmed',
  directMetres: 'direct_metres',
  travelMetres: 'travel_metres',
  request: 'request',
  placedBy: 'placed_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Partial<Record<keyof PastOrder['row'], string>>
