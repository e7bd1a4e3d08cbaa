import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { can, loadActor } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/passwords/password'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { heldPerProcess } from '@/lib/config/per-process'
import { connect, type Database } from '@/lib/db/client'
import { auditEntries } from '@/lib/db/tables/audit'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { getFirstSteps } from '@/lib/settings/get-first-steps'
import { zoneStores } from '@/lib/stores/now/set-buffer'
import { prepareDatabase } from '@/lib/launch/start/prepare-database'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { seedOrders } from '@/lib/testing/seeds/seed-orders'
import { freshDatabase } from '@/lib/testing/test-instance'
import { dropDemo } from './drop-demo'

const APP_URL = 'http://localhost:3000'
const SIMULATOR = { environment: 'simulator', appUrl: APP_URL } as const
const PLATFORM = { environment: 'sandbox', appUrl: APP_URL } as const
const EMAILS = ['staff', 'warehouse', 'manager', 'admin'].map((who) => `${who}@handover.example`)
const CODES = ['HK-CENTRAL-01', 'HK-MONGKOK-02', 'HK-SHATIN-03', 'SG-ORCHARD-01']

let on: Awaited<ReturnType<typeof freshDatabase>>
let db: Database
let owner: Database
let pools: Pool[] = []

async function start(settings: typeof SIMULATOR | typeof PLATFORM) {
  const said: string[] = []
  const prepared = await prepareDatabase({ ...on, settings, say: (line) => said.push(line) })
  return { ...prepared, said }
}

beforeEach(async () => {
  on = await freshDatabase()
  await start(SIMULATOR)
  const [application, ofOwner] = [connect(on.databaseUrl), connect(on.ownerUrl)]
  ;[db, owner] = [application.db, ofOwner.db]
  pools = [application.pool, ofOwner.pool]
})
afterEach(() => Promise.all(pools.map((pool) => pool.end())))

const personBy = async (email: string) => {
  const [person] = await db.select().from(people).where(eq(people.email, email))
  return person ?? null
}
const storeBy = async (code: string) => {
  const [store] = await db.select().from(stores).where(eq(stores.code, code))
  return store ?? null
}
const addOrder = async (storeCode: string, clientOrderId = '20260001') => {
  const [id] = await seedOrders(on.databaseUrl, [
    {
      storeCode,
      clientOrderId,
      recipientName: 'Chan',
      phone: '91234567',
      address: '1 Connaught Place',
      door: { lat: 22.28, lng: 114.15 },
      totalCents: 10_000,
    },
  ])
  return id!
}
const addAdministrator = (email: string) =>
  db.insert(people).values({ email, name: 'Owner', passwordHash: 'not one', isAdmin: true })

describe('a start with a platform host on the data of the demo', () => {
  it('ends the demo’s people and their sessions, and offers the first administrator’s link', async () => {
    const before = (await personBy('admin@handover.example'))!
    const sessionId = await beginSession({
      db,
      personId: before.id,
      kind: 'password',
      address: '203.0.113.9',
      userAgent: null,
    })
    const session = { sessionId: sessionId! }
    expect(await loadActor(db, session)).not.toBeNull()

    const { said, signIns, firstAdminUrl } = await start(PLATFORM)
    expect(signIns).toEqual([])
    expect(said).toEqual([
      'A platform host is set, so the demo is closed:',
      `  Nobody can sign in any more as ${EMAILS.join(', ')}.`,
      `  Nothing more is done in ${CODES.join(', ')}; their orders can still be read.`,
      '  npm run drop-demo removes all of it.',
    ])
    expect(firstAdminUrl).toMatch(/first-start\?token=/)
    const entries = () =>
      db.select().from(auditEntries).where(eq(auditEntries.action, 'demo.closed'))
    expect(await entries()).toMatchObject([
      { actorId: null, after: { people: EMAILS, stores: CODES } },
    ])
    await start(PLATFORM)
    expect(await entries()).toHaveLength(1)
    for (const email of EMAILS) expect((await personBy(email))?.disabledAt).not.toBeNull()
    // Enabled again by hand, the old sessions stay ended.
    await db.update(people).set({ disabledAt: null })
    expect(await loadActor(db, session)).toBeNull()
  })

  it('leaves a store’s orders to be read and nothing to be done there, nor by itself', async () => {
    const orderId = await addOrder('HK-CENTRAL-01')
    const central = (await storeBy('HK-CENTRAL-01'))!
    const jobs = async () => {
      const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs
        where task_identifier = 'test.demo'`)
      return rows.length
    }
    for (const payload of [{ orderId }, { storeId: central.id }]) {
      await db.execute(
        sql`select graphile_worker.add_job('test.demo', ${JSON.stringify(payload)}::json)`,
      )
    }
    await addAdministrator('boss@shop.example')
    await start(PLATFORM)

    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ closed: true, stage: 'waiting' })
    expect(await jobs()).toBe(0)
    const boss = (await personBy('boss@shop.example'))!
    const actor = (await loadActor(db, { personId: boss.id }))!
    expect(can(actor, 'food.see', central.id)).toBe(true)
    expect(can(actor, 'food.place', central.id)).toBe(false)
    expect(can(actor, 'hours.edit', central.id)).toBe(false)
  })

  it('counts the demo’s stores and orders for nothing that is the merchant’s', async () => {
    const orderId = await addOrder('HK-CENTRAL-01')
    await db.update(orders).set({ placing: 'placed' }).where(eq(orders.id, orderId))
    await addAdministrator('boss@shop.example')
    const boss = (await personBy('boss@shop.example'))!
    const actor = (await loadActor(db, { personId: boss.id }))!
    heldPerProcess().set('database', { db, pool: pools[0] })
    const tried = await getFirstSteps({ actor })
    expect(tried.done).toMatchObject({ store: true, order: true })
    await start(PLATFORM)
    const begun = await getFirstSteps({ actor })
    expect(begun.done).toMatchObject({ store: false, identities: false, order: false })
    expect(await zoneStores('AP1')).toEqual([])
    heldPerProcess().delete('database')
  })

  it('finds a demo person under another name and e-mail', async () => {
    await db
      .update(people)
      .set({ name: 'Boss', email: 'boss@shop.example' })
      .where(eq(people.email, 'admin@handover.example'))
    const { said, firstAdminUrl } = await start(PLATFORM)
    expect(said[1]).toContain('boss@shop.example')
    expect(firstAdminUrl).not.toBeNull()
  })

  it('keeps whoever has a password of their own, and a store with an identity of its own', async () => {
    const passwordHash = await hashPassword('a password of my own')
    await db.update(people).set({ passwordHash }).where(eq(people.email, 'admin@handover.example'))
    await db
      .update(stores)
      .set({ foodClientMerchantId: 'SHOP-1' })
      .where(eq(stores.code, 'HK-CENTRAL-01'))
    const { said, firstAdminUrl } = await start(PLATFORM)
    expect(firstAdminUrl).toBeNull()
    expect(said.join()).not.toContain('admin@')
    expect(said.join()).not.toContain('HK-CENTRAL-01')
    expect((await personBy('admin@handover.example'))?.disabledAt).toBeNull()
    expect((await storeBy('HK-CENTRAL-01'))?.disabledAt).toBeNull()
  })

  it('opens a store again once it has an identity of its own', async () => {
    await start(PLATFORM)
    await db
      .update(stores)
      .set({ foodClientMerchantId: 'SHOP-1' })
      .where(eq(stores.code, 'HK-CENTRAL-01'))
    expect((await start(PLATFORM)).said).toEqual([
      'Open, with identities of its own: HK-CENTRAL-01',
    ])
    expect((await storeBy('HK-CENTRAL-01'))?.disabledAt).toBeNull()
  })

  it('says nothing the second time, and nothing where there never was a demo', async () => {
    await start(PLATFORM)
    expect((await start(PLATFORM)).said).toEqual([])
    on = await freshDatabase()
    expect((await start(PLATFORM)).said).toEqual([])
  })

  it('stays closed when the simulator comes back, which is said, without sign-ins', async () => {
    await start(PLATFORM)
    const { said, signIns, firstAdminUrl } = await start(SIMULATOR)
    expect(said).toEqual([expect.stringContaining('stays closed, because it met a real platform')])
    expect(signIns).toEqual([])
    expect(firstAdminUrl).not.toBeNull()
  })
})

describe('the migration that marks what the demo made', () => {
  it('marks just that in a database of an earlier version', async () => {
    await db.execute(sql`update people set is_demo = false, email = 'renamed-' || id`)
    await db.execute(sql`update stores set is_demo = false`)
    await addAdministrator('boss@shop.example')
    const own = { region: 'HK', lat: 22.3, lng: 114.2 } as const
    await db.insert(stores).values({ ...own, code: 'SHOP-1', name: 'Shop' })
    const folder = new URL('../db/migrations/', import.meta.url)
    const name = readdirSync(folder).find((file) => file.endsWith('_demo-marks.sql'))!
    const statements = readFileSync(new URL(name, folder), 'utf8').match(/^UPDATE .*;/gm) ?? []
    expect(statements).toHaveLength(2)
    for (const statement of statements) await db.execute(sql.raw(statement))
    const marked = await db.select().from(people).where(eq(people.isDemo, true))
    expect(marked.map(({ email }) => email).sort()).toEqual(
      [1, 2, 3, 4].map((id) => `renamed-${id}`),
    )
    const at = await db.select().from(stores).where(eq(stores.isDemo, true)).orderBy(stores.id)
    expect(at.map(({ code }) => code)).toEqual(CODES)
  })
})

describe('with the simulator', () => {
  it('names only the sign-ins that work', async () => {
    const passwordHash = await hashPassword('a password of my own')
    await db.update(people).set({ passwordHash }).where(eq(people.email, 'staff@handover.example'))
    const { signIns } = await start(SIMULATOR)
    expect(signIns.map(({ role, email, stores: at }) => [role, email, at])).toEqual([
      ['warehouse', 'warehouse@handover.example', 'HK-SHATIN-03'],
      ['manager', 'manager@handover.example', CODES.join(' ')],
      ['administrator', 'admin@handover.example', 'all'],
    ])
  })
})

describe('dropDemo', () => {
  it('drops people, stores, their orders and everything of them, after a rehearsal that drops nothing', async () => {
    const orderId = await addOrder('HK-CENTRAL-01')
    const central = (await storeBy('HK-CENTRAL-01'))!
    await seedImport(db, { storeId: central.id, orderIds: [orderId] })
    await start(PLATFORM)
    const rehearsed = await dropDemo(owner, { isRehearsal: true })
    expect(await storeBy('HK-CENTRAL-01')).not.toBeNull()

    const dropped = await dropDemo(owner, { isRehearsal: false })
    expect(dropped).toEqual(rehearsed)
    expect(dropped).toMatchObject({ stores: CODES, people: EMAILS, kept: [] })
    expect(dropped.rows).toMatchObject({ stores: 4, people: 4, orders: 1, imports: 1 })
    for (const table of ['stores', 'people', 'orders', 'order_events', 'imports', 'memberships']) {
      const { rows } = await owner.execute(sql.raw(`select 1 from ${table}`))
      expect([table, rows.length]).toEqual([table, 0])
    }
  })

  it('leaves what is the merchant’s, and a person whom their records name, who cannot sign in', async () => {
    const own = { region: 'HK', lat: 22.3, lng: 114.2 } as const
    await db.insert(stores).values({ ...own, code: 'SHOP-1', name: 'Shop' })
    const orderId = await addOrder('SHOP-1')
    const staff = (await personBy('staff@handover.example'))!
    await db.update(orders).set({ placedBy: staff.id }).where(eq(orders.id, orderId))
    await addAdministrator('boss@shop.example')

    const dropped = await dropDemo(owner, { isRehearsal: false })
    expect(dropped.kept).toEqual(['staff@handover.example'])
    expect((await db.select().from(stores)).map(({ code }) => code)).toEqual(['SHOP-1'])
    expect((await db.select().from(orders)).map(({ id }) => id)).toEqual([orderId])
    const left = await db.select().from(people).orderBy(people.id)
    expect(left.map(({ email, disabledAt }) => [email, disabledAt === null])).toEqual([
      ['staff@handover.example', false],
      ['boss@shop.example', true],
    ])
  })
})
