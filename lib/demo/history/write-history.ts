import type { PoolClient } from 'pg'
import { copyRows, type CopyValue } from './copy-rows'
import type { PastOrder } from './past-order'

/** Orders that are held in memory and written together. */
const PIECE = 5_000

/** Where couriers were is kept of the latest orders. */
const TRAIL_DAYS = 14

/**
 * Writes orders that have ended with their events, numbers, courier positions, check-outs and the
 * customers that they leave behind. In the transaction of the client, if there is one. Returns how
 * many there were.
 */
export async function writeHistory(
  client: PoolClient,
  history: Iterable<PastOrder>,
  { now, checkedOutBy }: { now: Date; checkedOutBy: number },
): Promise<number> {
  const known = new Map<string, KnownCustomer>()
  const trailsFrom = now.getTime() - TRAIL_DAYS * 24 * 60 * 60_000
  let count = 0
  let piece: PastOrder[] = []
  const flush = async () => {
    await writePiece(client, piece, { trailsFrom, checkedOutBy })
    count += piece.length
    piece = []
  }
  for (const order of history) {
    remember(known, order)
    piece.push(order)
    if (piece.length === PIECE) await flush()
  }
  await flush()
  await writeCustomers(client, [...known.values()])
  return count
}

async function writePiece(
  client: PoolClient,
  piece: readonly PastOrder[],
  { trailsFrom, checkedOutBy }: { trailsFrom: number; checkedOutBy: number },
): Promise<void> {
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

type KnownCustomer = NonNullable<PastOrder['customer']> & {
  storeId: number
  count: number
  first: Date
  last: Date
}

function remember(known: Map<string, KnownCustomer>, { customer, row }: PastOrder): void {
  if (!customer) return
  const key = `${row.storeId} ${customer.phone}`
  const earlier = known.get(key)
  known.set(key, {
    ...customer,
    storeId: row.storeId,
    count: (earlier?.count ?? 0) + 1,
    first: earlier?.first ?? row.createdAt,
    last: row.createdAt,
  })
}

/** Those whom a store knows already stay as they are. */
async function writeCustomers(client: PoolClient, all: readonly KnownCustomer[]): Promise<void> {
  if (all.length === 0) return
  await client.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g(store_id bigint, phone text, name text,
         count int, first timestamptz, last timestamptz, address text, lat float8, lng float8)
     ), made as (
       insert into customers (store_id, phone, name, order_count, first_order_at, last_order_at)
       select store_id, phone, name, count, first, last from given order by last
       on conflict do nothing returning id, store_id, phone
     )
     insert into customer_addresses (customer_id, address, lat, lng, last_used_at)
     select made.id, given.address, given.lat, given.lng, given.last
     from made join given using (store_id, phone)
     on conflict do nothing`,
    [
      JSON.stringify(
        all.map(({ storeId, door, ...one }) => ({ ...one, ...door, store_id: storeId })),
      ),
    ],
  )
}

/** The next ids of a table, smallest first: COPY takes no default for them. */
async function idsFor(client: PoolClient, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`,
    [table, count],
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
}
