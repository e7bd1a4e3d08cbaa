import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { seedFoodOrder } from './seed-food-order'
import { seedImport } from './seed-import'
import { seedParcel } from './seed-parcels'

const APP = join(import.meta.dirname, '..', '..', '..', 'app')

/** What stands for a record in an address of the code. */
const RECORD = /\[\w+\]/

/** Every page there is, by its folder without groups: `/food/[orderId]`; read from the code. */
export function everyPage(): string[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('page.tsx'))
    .map((path) => `/${path}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^)]+\)/g, '') || '/')
    .sort()
}

export type Records = Readonly<Record<string, number | string>>

/** An open record for each page that shows one, at Sha Tin unless the page is of food. */
export async function haveRecords(db: Database, at: Stores): Promise<Records> {
  const number = `${Date.now()}${randomInt(1000, 9999)}`
  const food = await seedFoodOrder(db, {
    storeId: at.food,
    clientOrderId: number,
    platformOrderId: `6${number}`,
    pickupCode: number.slice(-4),
    name: 'Chan',
    phone: '91234567',
    address: '1 Hennessy Road',
    door: { lat: 22.2775, lng: 114.172 },
  })
  const waybill = await seedParcel(db, { storeId: at.parcels })
  const parcel = await seedParcel(db, { storeId: at.parcels, family: 'parcel', stage: 'riding' })
  const imported = await seedImport(db, { storeId: at.parcels, orderIds: [waybill.id] })
  const one = async (statement: ReturnType<typeof sql>) =>
    Number((await db.execute<{ id: string }>(statement)).rows[0]?.id)
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await db.execute(sql`
    insert into share_links (token_hash, order_id, expires_at)
    values (${hash}, ${food}, now() + interval '1 day')`)
  const person = await one(sql`select id from people where email = 'warehouse@handover.example'`)
  return {
    '/express/[orderId]': waybill.id,
    '/parcels/[orderId]': parcel.id,
    '/food/[orderId]': food,
    '/food/[orderId]/ticket': food,
    '/track/[token]': token,
    '/imports/[id]': imported,
    '/print/[runId]': await one(sql`
      insert into print_runs (by, paper, copies, state) values (${person}, 'A4', 1, 'shown')
      returning id`),
    '/dispatch/sheets/[sheetId]': await one(sql`
      insert into hand_in_sheets (store_id, batch, created_by)
      values (${at.parcels}, ${number}, ${person}) returning id`),
    '/settings/callbacks/[id]': await one(sql`select max(id) as id from inbox`),
    '/settings/customer-data/[ref]': `o${food}`,
    '/settings/customer-data/[ref]/print': `o${food}`,
    '/settings/people/[id]': person,
    '/settings/roles/[id]': await one(sql`
      insert into roles (name, permissions) values (${number}, '{food.see}') returning id`),
    '/settings/stores/[id]': at.parcels,
    '/stores/[storeId]/hours': at.food,
  }
}

export type Stores = { food: number; parcels: number }

/** The address of a page; null where no record is known for it. */
export function addressOf(page: string, records: Records): string | null {
  if (!RECORD.test(page)) return page
  const record = records[page]
  return record === undefined ? null : page.replace(RECORD, String(record))
}
