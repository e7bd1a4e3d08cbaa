import { desc, eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { auditEntries } from '@/lib/db/tables/audit'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { exportOrders } from './export-orders'
import { readListAddress } from '../model/list-address'
import type { ExportQuery } from '../model/list-form'

let instance: TestInstance
let actor: Actor
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  actor = await instance.actor('manager')
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

type Asked = { search?: string; orderIds?: number[]; locale?: 'en' | 'zh-HK'; who?: Actor }

async function fileOf({ search = '', orderIds, locale = 'en', who = actor }: Asked) {
  const params = new URLSearchParams({ show: 'all', q: search })
  const query: ExportQuery = {
    family: 'express',
    storeIds: [central],
    address: readListAddress('express', params),
    orderIds: orderIds ?? null,
    format: 'csv',
  }
  const { chunks } = await exportOrders({ actor: who, query, locale })
  const parts: string[] = []
  for await (const part of chunks) parts.push(String(part))
  const [head = [], ...lines] = Papa.parse<string[]>(parts.join('').trim()).data
  const rows = lines.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])),
  )
  return { parts, head, rows }
}

describe('a list as a file', () => {
  it('has every order once, part by part, in the order of the list', async () => {
    const made: string[] = []
    for (let at = 0; at < 1_203; at += 1) {
      const row = { storeId: central, recipientName: `Exported ${at}` }
      made.push((await seedParcel(instance.db, row)).clientOrderId)
    }
    for (const search of ['', 'exported']) {
      const { parts, rows } = await fileOf({ search })
      // The head, and never more than a part at a time.
      expect(parts).toHaveLength(4)
      expect(rows.map((row) => row['Our order number'])).toEqual(made.toReversed())
    }
  })

  it('says times by the store’s clock and in UTC, in the person’s words, and runs no formula', async () => {
    const { id } = await seedParcel(instance.db, {
      storeId: central,
      recipientName: '=HYPERLINK("http://evil")',
      address: '+1 Road',
      createdAt: new Date('2031-05-06T16:30:00Z'),
      placing: 'unconfirmed',
    })
    const [row] = (await fileOf({ orderIds: [id] })).rows
    expect(row).toMatchObject({
      Store: 'HK-CENTRAL-01',
      Recipient: '\'=HYPERLINK("http://evil")',
      Address: "'+1 Road",
      Placed: '2031-05-07 00:30',
      'Placed (UTC)': '2031-05-06T16:30:00.000Z',
      Product: 'Door, picked up',
      Status: 'Not confirmed yet',
    })
    const { head } = await fileOf({ orderIds: [id], locale: 'zh-HK' })
    expect(head[0]?.replace('\uFEFF', '')).toBe('分店')
  })

  it('holds nobody else’s orders, and stands in the log without what was searched for', async () => {
    const { id } = await seedParcel(instance.db, { storeId: central, recipientName: 'Ms Secret' })
    const staff = await instance.actor('staff')
    // They work at the store, and may not see its waybills.
    expect((await fileOf({ orderIds: [id], who: staff })).rows).toEqual([])
    expect((await fileOf({ search: 'Secret', who: staff })).rows).toEqual([])
    expect((await fileOf({ search: 'Secret' })).rows).toHaveLength(1)
    const [entry] = await instance.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.exported'))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({ actorId: actor.id, after: { family: 'express', searched: true } })
    expect(JSON.stringify(entry)).not.toContain('Secret')
  })

  it('leaves no shared tablet', async () => {
    const tablet = { id: 'T', name: 'Counter', storeId: central, lockMinutes: 5 }
    await expect(fileOf({ who: { ...actor, tablet } })).rejects.toMatchObject({
      key: 'notOnTablet',
    })
  })
})
