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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { placeFood, placeParcel, placeWaybill } from '@/lib/testing/place-orders'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { openWorld, type World } from '@/lib/testing/world'
import { runRetention } from './run-retention'

const DAY_MS = 24 * 60 * 60_000
const DAYS = 180

/** What is written into every text of an order, and the phones that it names. */
type Mark = { word: string; phones: readonly [string, string, string] }
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
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await world.close()
})

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const run = (days: number) =>
  runRetention({ db: world.instance.db, days: DAYS, dataDir, now: inDays(days) })

describe('what must end', () => {
  it('is gone from every text of every table, and of open orders all is left', async () => {
    const ended = await placeAll(ENDED)
    const open = await placeAll(OPEN)
    for (const order of ended) await finish(order)
    await surround(ended, ENDED)
    await surround(open, OPEN)
    const before = { ended: await placesOf(ENDED), open: await placesOf(OPEN) }
    // The test would prove little if it had not written everywhere.
    expect([...before.ended.keys()]).toEqual(
      expect.arrayContaining([
        'orders.request',
        'orders.answer',
        'orders.recipient_name',
        'orders.recipient_phone',
        'orders.address',
        'order_events.detail',
        'inbox.raw',
        'import_rows.cells',
        'imports.file_name',
        'customers.name',
        'customers.phone',
        'customer_addresses.address',
        'customer_addresses.remark',
        'hand_in_sheets.rows',
        'order_care.note',
        'checkouts.undone_reason',
        'audit_personal.data',
      ]),
    )

    const tooSoon = await run(DAYS - 1)
    expect(tooSoon['orders']).toBe(0)
    expect(await placesOf(ENDED)).toEqual(before.ended)

    await run(DAYS + 1)
    expect(await placesOf(ENDED)).toEqual(new Map())
    expect(await placesOf(OPEN)).toEqual(before.open)
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

type Placed = { id: number; family: 'food' | 'parcel' | 'express'; platformOrderId: string }

/** One order of each family, with every text that its form takes filled in. */
async function placeAll(mark: Mark): Promise<Placed[]> {
  const text = (place: string) => `${mark.word} ${place}`
  const [first, second, third] = mark.phones
  const food = await placeFood({
    actor: admin,
    form: foodForm(central, {
      recipientName: text('name'),
      recipientPhone: first,
      address: text('address'),
      remark: text('remark'),
      storeRemark: text('note'),
      addressId: mark.word,
    }),
  })
  const stop = (name: string, lat: number) => ({
    address: text(`${name} street`),
    description: text(`${name} bell`),
    location: { lat, lng: 114.158 },
    contacts: [{ name: text(name), phone: second, company: text('company') }],
  })
  const parcel = parcelForm(central)
  const sent = await placeParcel({
    actor: admin,
    form: {
      ...parcel,
      draft: {
        ...parcel.draft,
        path: [stop('sender', 22.2819), stop('recipient', 22.2849)],
        contact: { name: text('contact'), phone: second },
        remark: text('remark'),
        items: { ...parcel.draft.items!, detail: text('goods') },
      },
    },
  })
  const waybill = waybillForm(shatin)
  const wrapped = await placeWaybill({
    actor: admin,
    form: {
      ...waybill,
      draft: {
        ...waybill.draft,
        remark: text('remark'),
        recipient: {
          ...waybill.draft.recipient!,
          name: text('name'),
          phone: third,
          address: {
            flat: `${mark.word}1`,
            floor: `${mark.word}2`,
            block: `${mark.word}3`,
            building: text('building'),
            street: text('street'),
            district: '沙田區',
            area: 'New Territories',
          },
        },
        items: [{ code: mark.word, name: text('goods'), quantity: 1 }],
      },
    },
  })
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

/** Everything that stands beside an order elsewhere. */
async function surround(placed: readonly Placed[], { word }: Mark): Promise<void> {
  const { db } = world.instance
  for (const { id } of placed) {
    await db.execute(sql`
      insert into order_care (order_id, note, changed_by) values (${id}, ${`${word} note`}, ${admin.id})`)
    await recordAudit(db, {
      action: 'order.seen',
      actor: admin,
      record: { kind: 'order', id },
      personal: { name: `${word} seen` },
    })
    await db.execute(sql`update inbox set raw = raw || ${word} where order_id = ${id}`)
    await db.execute(sql`
      insert into labels (order_id, paper, copies, language, pdf, sha256, pages)
      values (${id}, 'A4', 1, 'en', convert_to(${word}, 'UTF8'), '', 1)`)
    await db.execute(sql`
      insert into courier_positions (order_id, at, lat, lng) values (${id}, now(), 22.28, 114.15)`)
    await db.execute(sql`
      insert into checkouts (order_id, batch, how, by, undone_at, undone_by, undone_reason)
      values (${id}, 'day', 'typed', ${admin.id}, now(), ${admin.id}, ${`${word} reason`})`)
    await db.execute(sql`
      insert into order_events (order_id, identity, source, kind, at, text, detail)
      values (${id}, 'told', 'query', 'query-refused', now(), ${`${word} words`},
        ${JSON.stringify({ code: '1', exception: `${word} lost` })}::text::jsonb)`)
    await db.execute(sql`
      insert into share_links (token_hash, order_id, expires_at)
      values (gen_random_uuid()::text, ${id}, now() + interval '1 day')`)
  }
  const orderIds = placed.map(({ id }) => id)
  const importId = await seedImport(db, { storeId: shatin, fileName: `${word}.csv`, orderIds })
  await db.execute(sql`
    update import_rows set cells = ${JSON.stringify({ a: `${word} cell` })}::text::jsonb
    where import_id = ${importId}`)
  await db.execute(sql`
    update imports set columns = ${JSON.stringify([{ key: 'a', name: 'Name', field: 'recipientName' }])}::text::jsonb
    where id = ${importId}`)
  const rows = orderIds.map((orderId) => ({ orderId, recipientName: `${word} on paper` }))
  await db.execute(sql`
    insert into hand_in_sheets (store_id, batch, number, rows, printed_at, printed_by, created_by)
    values (${shatin}, ${word.toLowerCase().replaceAll('q', '')}, ${orderIds[0]}, ${JSON.stringify(rows)}::text::jsonb, now(), ${admin.id}, ${admin.id})`)
}

/** Where a mark stands: `table.column`, and in how many rows. Every text there is is read. */
async function placesOf({ word, phones }: Mark): Promise<Map<string, number>> {
  const { db } = world.instance
  const { rows: columns } = await db.execute<{ schema: string; name: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`)
  expect(columns.length).toBeGreaterThan(100)
  const found = new Map<string, number>()
  const wanted = [word, ...phones].join('|')
  for (const { schema, name, column } of columns) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from ${sql.identifier(schema)}.${sql.identifier(name)}
      where ${sql.identifier(column)}::text ~* ${wanted}`)
    if (rows[0]!.count > 0) found.set(`${name}.${column}`, rows[0]!.count)
  }
  return found
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
