import type { ClientBase } from 'pg'
import type { PastOrder } from './past-order'

/** People that are written together. */
const PIECE = 10_000

type Known = {
  store_id: number
  phone: string
  name: string
  count: number
  first: Date
  last: Date
}
type KnownCustomer = Known & { address: string; lat: number; lng: number }
type KnownRecipient = Known & { recipient: object }

/** The customers and the address books that past orders leave behind. */
export class KnownPeople {
  readonly #customers = new Map<string, KnownCustomer>()
  readonly #recipients = new Map<string, KnownRecipient>()

  /** Orders come oldest first. */
  remember({ customer, recipient, row }: PastOrder): void {
    const { storeId, createdAt: at } = row
    if (customer) {
      const { name, phone, address, door } = customer
      const key = `${storeId} ${phone}`
      const met = meeting(this.#customers.get(key), at)
      this.#customers.set(key, { store_id: storeId, name, phone, address, ...door, ...met })
    }
    if (recipient) {
      const { name, phone } = { name: String(recipient.name), phone: String(recipient.phone) }
      const key = `${storeId} ${phone} ${name}`
      const met = meeting(this.#recipients.get(key), at)
      this.#recipients.set(key, { store_id: storeId, name, phone, recipient, ...met })
    }
  }

  /** Those whom a store knows already stay as they are. */
  async write(client: ClientBase): Promise<void> {
    for (const piece of piecesOf([...this.#customers.values()]))
      await client.query(INSERT_CUSTOMERS, [JSON.stringify(piece)])
    for (const piece of piecesOf([...this.#recipients.values()]))
      await client.query(INSERT_RECIPIENTS, [JSON.stringify(piece)])
  }
}

const meeting = (earlier: Known | undefined, at: Date) => ({
  count: (earlier?.count ?? 0) + 1,
  first: earlier?.first ?? at,
  last: at,
})

function* piecesOf<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < all.length; from += PIECE) yield all.slice(from, from + PIECE)
}

const INSERT_CUSTOMERS = `
  with given as (
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
  on conflict do nothing`

const INSERT_RECIPIENTS = `
  insert into recipients (store_id, phone, name, recipient, use_count, last_used_at)
  select store_id, phone, name, recipient, count, last
  from jsonb_to_recordset($1::jsonb) as g(store_id bigint, phone text, name text,
    recipient jsonb, count int, last timestamptz) order by last
  on conflict do nothing`
