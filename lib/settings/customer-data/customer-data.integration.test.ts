import { desc, eq, sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { auditEntries } from '@/lib/db/tables/audit'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { orders } from '@/lib/db/tables/orders'
import { runRetention } from '@/lib/retention/run-retention'
import { startSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { placeFood, placeParcel } from '@/lib/testing/place-orders'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { openWorld, type World } from '@/lib/testing/world'
import { eraseCustomerData } from './erase-customer-data'
import { exportCustomerData } from './export-customer-data'
import { findCustomers } from './find-customers'
import { getCustomerData } from './get-customer-data'

const PHONE = '97770001'
const NAME = 'Wong Ka Yan'

let world: World
let admin: Actor
let central: number
let ended: number
let open: number
let stranger: number

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 5 })
  admin = await world.instance.actor('admin')
  central = await world.instance.storeId('HK-CENTRAL-01')
  const food = (change: object) => placeFood({ actor: admin, form: foodForm(central, change) })
  const mine = { recipientName: NAME, recipientPhone: PHONE, address: '1 Wong Street' }
  ended = (await food(mine)).orderId
  open = (await food({ ...mine, remark: 'For Ka Yan' })).orderId
  stranger = (await food({ recipientName: 'Lo Wing', recipientPhone: '97770002' })).orderId
  await close(ended)
  await close(stranger)
})
afterAll(() => world.close())

const close = (id: number) =>
  world.instance.db
    .update(orders)
    .set({ closed: true, closedAt: new Date(), stage: 'done' })
    .where(eq(orders.id, id))
const find = (search: string) => findCustomers({ actor: admin, form: { search } })
const row = async (id: number) =>
  (await world.instance.db.select().from(orders).where(eq(orders.id, id)))[0]
const latest = async () =>
  (await world.instance.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

describe('one customer', () => {
  it('is found by a part of the phone or of the name, with how much there is and is open', async () => {
    const expected = { phone: PHONE, names: [NAME], orders: 2, open: 1 }
    for (const search of ['97770001', '7770001', '9777 0001', 'ka yan', NAME]) {
      const { customers, more } = await find(search)
      expect(customers).toMatchObject([expected])
      expect(more).toBe(false)
    }
    expect((await find('9777')).customers).toHaveLength(2)
    expect((await find('nobody like that')).customers).toEqual([])
    expect((await find('%')).customers).toEqual([])
    expect(await latest()).toMatchObject({ action: 'customer.searched', actorId: admin.id })
  })

  it('is shown with every order and every list that knows them, and that is written down', async () => {
    const ref = (await find(PHONE)).customers[0]!.ref
    const data = await getCustomerData({ actor: admin, form: { ref } })
    expect(data).toMatchObject({
      phone: PHONE,
      names: [NAME],
      orders: [
        { id: open, ended: false },
        { id: ended, ended: true },
      ],
      known: [{ phone: PHONE, name: NAME, addresses: ['1 Wong Street'] }],
    })
    expect(await latest()).toMatchObject({ action: 'customer.seen', recordId: ref })
  })

  it('is found where another’s parcel names their phone', async () => {
    const form = parcelForm(central)
    const [from, to] = form.draft.path as [
      (typeof form.draft.path)[number],
      (typeof form.draft.path)[number],
    ]
    const contacts = [{ name: 'Ka Yan', phone: '97770003' }, ...to.contacts]
    const draft = { ...form.draft, path: [from, { ...to, contacts }] }
    const { orderId } = await placeParcel({ actor: admin, form: { ...form, draft } })
    const data = await getCustomerData({ actor: admin, form: { ref: `o${orderId}` } })
    expect(data.orders.map(({ id }) => id)).toContain(orderId)
  })

  it('is exported as all that is kept, without a word of anybody else', async () => {
    const file = await exportCustomerData({ actor: admin, form: { ref: `o${ended}` } })
    const told = JSON.parse(file.bytes.toString()) as Record<string, { id?: string }[]>
    expect(told['orders']?.map(({ id }) => Number(id))).toEqual([ended, open])
    expect(told['events']?.length).toBeGreaterThan(2)
    expect(told['customers']).toHaveLength(1)
    expect(file.bytes.toString()).toContain('1 Wong Street')
    expect(file.bytes.toString()).not.toContain('Lo Wing')
    expect(await latest()).toMatchObject({ action: 'customer.exported' })
  })

  it('is erased at once where all has ended; what is open is told and follows its end', async () => {
    const importId = await seedImport(world.instance.db, {
      storeId: central,
      orderIds: [null, null],
    })
    await world.instance.db.execute(sql`
      update import_rows set cells = jsonb_build_object('a',
        case position when 0 then ${PHONE} else '60000000' end) where import_id = ${importId}`)
    const { db } = world.instance
    const file = {
      personId: admin.id,
      family: 'food',
      search: NAME,
      format: 'csv',
      locale: 'en',
    } as const
    await db.insert(listExports).values({ ...file, storeIds: [central] })
    const outcome = await eraseCustomerData({ actor: admin, form: { ref: `o${open}` } })
    expect(await db.select().from(listExports)).toEqual([])
    expect(outcome).toMatchObject({ erased: 1, left: [{ id: open, family: 'food' }] })
    expect(await row(ended)).toMatchObject({ recipientName: null, recipientPhone: null })
    expect(await row(open)).toMatchObject({ recipientName: NAME, recipientPhone: PHONE })
    expect(await row(stranger)).toMatchObject({ recipientName: 'Lo Wing' })
    expect(await latest()).toMatchObject({
      action: 'customer.erased',
      after: { erased: 1, left: [open] },
    })
    const { rows } = await world.instance.db.execute(sql`
      select cells from import_rows where import_id = ${importId} order by position`)
    expect(rows).toEqual([{ cells: {} }, { cells: { a: '60000000' } }])
    // Open still: the store may have to call them.
    expect((await find(PHONE)).customers).toMatchObject([{ orders: 1, open: 1 }])

    await close(open)
    const dataDir = mkdtempSync(join(tmpdir(), 'handover-erase-'))
    const now = new Date()
    await runRetention({ db: world.instance.db, days: 180, dataDir, now })
    rmSync(dataDir, { recursive: true })
    expect(await row(open)).toMatchObject({ recipientName: null, recipientPhone: null })
    expect(await row(stranger)).toMatchObject({ recipientName: 'Lo Wing' })
  })
})

it('is no business of anybody but administrators', async () => {
  const actor = await world.instance.actor('manager')
  const form = { ref: `o${stranger}` }
  for (const attempt of [
    () => findCustomers({ actor, form: { search: 'Lo Wing' } }),
    () => getCustomerData({ actor, form }),
    () => exportCustomerData({ actor, form }),
    () => eraseCustomerData({ actor, form }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ key: 'notAllowed' })
  }
  expect(await row(stranger)).toMatchObject({ recipientName: 'Lo Wing' })
})
