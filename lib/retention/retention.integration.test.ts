import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import { retentionRuns } from '@/lib/db/tables/retention'
import { expressOrders } from '@/lib/express/express-orders'
import { getWaybill } from '@/lib/express/get-waybill'
import { foodOrders } from '@/lib/food/food-orders'
import { getOrder } from '@/lib/food/get-order'
import { lockOrder } from '@/lib/orders/lock-order'
import { changeOrder } from '@/lib/orders/status/change-order'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { getParcel } from '@/lib/parcels/get-parcel'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { markedForms } from '@/lib/testing/forms/marked-forms'
import { placeFood, placeParcel, placeWaybill } from '@/lib/testing/place-orders'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { placesOf, surround, type Mark } from '@/lib/testing/seeds/personal-marks'
import { openWorld, type World } from '@/lib/testing/world'
import { runRetention } from './run-retention'

const DAY_MS = 24 * 60 * 60_000
const DAYS = 180

const ENDED: Mark = { word: 'QENDEDQ', phones: ['91114561', '91114562', '61114563'] }
const OPEN: Mark = { word: 'QOPENQ', phones: ['92224561', '92224562', '62224563'] }

let world: World
let admin: Actor
let central: number
let shatin: number
let dataDir = ''

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 3 })
  admin = await world.instance.actor('admin')
  central = await world.instance.storeId('HK-CENTRAL-01')
  shatin = await world.instance.storeId('HK-SHATIN-03')
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-retention-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
afterAll(() => world.close())

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const run = (days: number) =>
  runRetention({ db: world.instance.db, days: DAYS, dataDir, now: inDays(days) })

describe('what must end', () => {
  it('is gone from every text of every table, and of open orders all is left', async () => {
    const ended = await placeAll(ENDED)
    const open = await placeAll(OPEN)
    for (const order of ended) await finish(order)
    await standBeside(ended, ENDED)
    await standBeside(open, OPEN)
    const before = {
      ended: await placesOf(world.instance.db, ENDED),
      open: await placesOf(world.instance.db, OPEN),
    }
    // The test would prove little if it had not written everywhere.
    expect([...before.ended.keys()]).toEqual(
      expect.arrayContaining([
        'orders.request',
        'orders.answer',
        'orders.recipient_name',
        'orders.recipient_phone',
        'orders.address',
        'order_search.text',
        'order_events.detail',
        'inbox.raw',
        'import_rows.cells',
        'imports.file_name',
        'recipients.name',
        'recipients.phone',
        'recipients.recipient',
        'customers.name',
        'customers.phone',
        'customers.note',
        'customer_addresses.address',
        'customer_addresses.remark',
        'hand_in_sheets.rows',
        'order_care.note',
        'checkouts.undone_reason',
        'audit_personal.data',
        'report_collects.courier',
        'report_collects.kind',
        'report_reasons.reason',
      ]),
    )

    const tooSoon = await run(DAYS - 1)
    expect(tooSoon['orders']).toBe(0)
    expect(await placesOf(world.instance.db, ENDED)).toEqual(before.ended)

    await run(DAYS + 1)
    expect(await placesOf(world.instance.db, ENDED)).toEqual(new Map())
    expect(await placesOf(world.instance.db, OPEN)).toEqual(before.open)
    for (const { id } of ended) expect(await asides(id)).toEqual({ labels: 0, links: 0, places: 0 })
    for (const { id } of open) expect(await asides(id)).toEqual({ labels: 1, links: 1, places: 1 })

    await keepsWhatListsNeed(ended)
    const again = await run(DAYS + 2)
    expect(Object.values(again).every((count) => count === 0)).toBe(true)
  })
})

describe('beside the orders of the platform', () => {
  const all = async (query: string) => (await world.instance.db.execute(sql.raw(query))).rows

  async function kept(change: Partial<typeof orders.$inferInsert>): Promise<number> {
    const [row] = await world.instance.db
      .insert(orders)
      .values({
        family: 'food',
        storeId: central,
        clientOrderId: randomUUID(),
        placing: 'placed',
        recipientName: 'Somebody',
        ...change,
      })
      .returning({ id: orders.id })
    return row!.id
  }
  const nameOf = async (id: number) =>
    (await world.instance.db.select().from(orders).where(eq(orders.id, id)))[0]?.recipientName

  it('an order in doubt keeps what it says, however old; a refused one does not', async () => {
    const createdAt = inDays(-900)
    const doubtful = await kept({ placing: 'unconfirmed', createdAt })
    const refused = await kept({
      placing: 'refused',
      createdAt,
      closed: true,
      closedAt: createdAt,
      refusal: { code: '1', text: 'Somebody', requestId: 'r' },
    })
    await run(0)
    expect([await nameOf(doubtful), await nameOf(refused)]).toEqual(['Somebody', null])
    const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, refused))
    expect(row?.refusal).toEqual({ code: '1', text: '', requestId: 'r' })
  })

  it('what is told late of an order whose time was over is removed again', async () => {
    const { db } = world.instance
    const id = await kept({ closed: true, closedAt: inDays(-200) })
    await run(0)
    await db.transaction(async (tx) => {
      await changeOrder(tx, await lockOrder(tx, id), { courierName: 'Late Courier' })
    })
    await db.insert(inbox).values({
      family: 'food',
      digest: randomUUID(),
      raw: 'Late Courier',
      platformOrderId: '',
      clientOrderId: '',
      stale: true,
      orderId: id,
      appliedAt: new Date(),
    })
    await run(0)
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    expect(row?.courierName).toBeNull()
    expect(await all("select 1 from inbox where raw = 'Late Courier'")).toEqual([])
  })

  it('callbacks of nobody’s orders and rows of imports that were never sent end, too', async () => {
    const { db } = world.instance
    const callback = {
      family: 'food',
      stale: true,
      platformOrderId: '',
      clientOrderId: '',
    } as const
    await db.insert(inbox).values([
      { ...callback, digest: randomUUID(), raw: 'OLD-STRANGER', receivedAt: inDays(-181) },
      { ...callback, digest: randomUUID(), raw: 'NEW-STRANGER', receivedAt: inDays(-179) },
    ])
    const importId = await seedImport(db, { storeId: shatin, orderIds: [null] })
    await all(`update import_rows set cells = '{"a":"DRAFT"}', updated_at = now() - interval '181 days'
      where import_id = ${importId}`)
    await run(0)
    expect(await all("select raw from inbox where raw like '%-STRANGER'")).toEqual([
      { raw: 'NEW-STRANGER' },
    ])
    // Nothing would ever read it again.
    expect(
      await all(
        "select 1 from inbox where raw = '' and applied_at is null and dismissed_at is null",
      ),
    ).toEqual([])
    const cells = () => all(`select cells from import_rows where import_id = ${importId}`)
    expect(await cells()).toEqual([{ cells: { a: 'DRAFT' } }])
    await all(`update imports set created_at = now() - interval '181 days' where id = ${importId}`)
    await run(0)
    expect(await cells()).toEqual([{ cells: {} }])
  })

  it('positions end after 30 days, failed sign-ins after one', async () => {
    const id = await kept({ closed: true, closedAt: inDays(-31) })
    const open = await kept({ createdAt: inDays(-31) })
    for (const orderId of [id, open]) {
      await all(`insert into courier_positions (order_id, at, lat, lng)
        values (${orderId}, now() - interval '31 days', 22, 114)`)
    }
    await all(`insert into sign_in_throttle (key, failures, last_failure_at) values
      ('person:old', 1, now() - interval '25 hours'), ('person:new', 1, now())`)
    await run(0)
    expect([await asides(id), await asides(open)]).toMatchObject([{ places: 0 }, { places: 1 }])
    expect(await nameOf(id)).toBe('Somebody')
    expect(await all("select key from sign_in_throttle where key like 'person:%'")).toEqual([
      { key: 'person:new' },
    ])
  })

  it('what the audit log says beside orders ends with its own time, and the log says so', async () => {
    const { db } = world.instance
    await recordAudit(db, {
      action: 'customer.searched',
      actor: admin,
      personal: { typed: 'SEARCHED' },
    })
    await run(DAYS - 1)
    expect(
      await all("select 1 from audit_personal where data::text like '%SEARCHED%'"),
    ).toHaveLength(1)
    await run(DAYS + 1)
    expect(await all("select 1 from audit_personal where data::text like '%SEARCHED%'")).toEqual([])
  })

  it('logs are set aside and removed before a line of them is too old, while they are written', async () => {
    const folder = join(dataDir, 'logs')
    mkdirSync(folder)
    const path = join(folder, 'postgres.log')
    const writer = openSync(path, 'a')
    writeSync(writer, 'first\n')
    await run(0)
    expect(readdirSync(folder)).toEqual(['postgres.log'])
    await run(31)
    writeSync(writer, 'second\n')
    const [aside] = readdirSync(folder).filter((name) => name !== 'postgres.log')
    expect(readFileSync(join(folder, aside!), 'utf8')).toBe('first\n')
    expect(readFileSync(path, 'utf8')).toBe('second\n')
    utimesSync(join(folder, aside!), inDays(31), inDays(31))
    await run(179)
    expect(readdirSync(folder)).toContain(aside)
    await run(182)
    expect(readdirSync(folder)).not.toContain(aside)
    closeSync(writer)
  })

  it('says when it ran and how much it removed, and that it was cut short', async () => {
    const { db } = world.instance
    await kept({ closed: true, closedAt: inDays(-200) })
    await run(0)
    const latest = async () =>
      (await db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1))[0]
    expect(await latest()).toMatchObject({ days: DAYS, failure: null, removed: { orders: 1 } })
    expect((await latest())?.finishedAt).not.toBeNull()
    const stopping = AbortSignal.abort()
    const cut = runRetention({ db, days: DAYS, dataDir, now: new Date(), stopping })
    await expect(cut).rejects.toThrow()
    expect(await latest()).toMatchObject({ finishedAt: null, failure: 'stopped' })
  })
})

/** With what the audit log says of each. */
async function standBeside(placed: readonly Placed[], mark: Mark): Promise<void> {
  const { db } = world.instance
  await surround(placed, mark, { db, by: admin, storeId: shatin })
  for (const { id } of placed) {
    await recordAudit(db, {
      action: 'order.seen',
      actor: admin,
      record: { kind: 'order', id },
      personal: { name: `${mark.word} seen` },
    })
  }
}

type Placed = { id: number; family: 'food' | 'parcel' | 'express'; platformOrderId: string }

/** One order of each family, with every text that its form takes filled in. */
async function placeAll(mark: Mark): Promise<Placed[]> {
  const forms = markedForms(mark, { central, shatin })
  const food = await placeFood({ actor: admin, form: forms.food })
  const sent = await placeParcel({ actor: admin, form: forms.parcel })
  const wrapped = await placeWaybill({ actor: admin, form: forms.waybill })
  await world.quiet()
  const placed: Placed[] = []
  for (const [{ orderId: id }, family] of [
    [food, 'food'],
    [sent, 'parcel'],
    [wrapped, 'express'],
  ] as const) {
    await ask(family, id)
    const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, id))
    placed.push({ id, family, platformOrderId: row!.platformOrderId! })
  }
  return placed
}

function ask(family: Placed['family'], orderId: number): Promise<void> {
  const input = { db: world.instance.db, orderId }
  if (family === 'food') return syncOrder(foodOrders, input)
  return family === 'parcel' ? syncOrder(parcelOrders, input) : syncOrder(expressOrders, input)
}

/** Its life at the platform, with every callback, until ours is closed. */
async function finish({ id, family, platformOrderId }: Placed): Promise<void> {
  const advance = () =>
    world.control(`orders/${platformOrderId}/advance`, {}).then(
      () => true,
      () => false,
    )
  while (await advance());
  await world.quiet()
  if (family === 'parcel') {
    world.clock.move(61)
    await ask(family, id)
  }
  await eventually(async () => {
    const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, id))
    return row?.closed
  })
}

async function asides(orderId: number) {
  const { rows } = await world.instance.db.execute<{
    labels: number
    links: number
    places: number
  }>(
    sql`select
      (select count(*) from labels where order_id = ${orderId})::int as labels,
      (select count(*) from share_links where order_id = ${orderId})::int as links,
      (select count(*) from courier_positions where order_id = ${orderId})::int as places`,
  )
  return rows[0]
}

/** Its page opens, and says number, amount, stage and times as before. */
async function keepsWhatListsNeed(ended: readonly Placed[]): Promise<void> {
  const read = { food: getOrder, parcel: getParcel, express: getWaybill }
  for (const { id, family, platformOrderId } of ended) {
    const page = await read[family]({ actor: admin, orderId: id })
    expect(page?.card).toMatchObject({
      platformOrderId,
      stage: 'done',
      recipientName: null,
      isPseudonymised: true,
    })
    expect(page?.card.closedAt).not.toBeNull()
    expect(page?.timeline.length).toBeGreaterThan(2)
  }
  const [waybill] = await world.instance.db.select().from(orders).where(eq(orders.id, ended[2]!.id))
  expect(waybill).toMatchObject({ address: '沙田區', doorLat: 22.38, doorLng: 114.19 })
}
