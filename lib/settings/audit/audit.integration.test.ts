import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { AuditFilter } from '../model/audit'
import { auditChoices } from './audit-choices'
import { exportAudit } from './export-audit'
import { ENTRIES_A_PAGE, listAudit } from './list-audit'

let instance: TestInstance
let admin: Actor
let staff: Actor
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
  staff = await instance.actor('staff')
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

const say = (change: Partial<Parameters<typeof recordAudit>[1]>) =>
  recordAudit(instance.db, { action: 'order.cancelled', actor: staff, ...change })
const list = (filter: AuditFilter = {}, actor = admin) => listAudit({ actor, filter, region: 'HK' })
const names = async (filter: AuditFilter) =>
  (await list(filter)).rows.map(({ recordName }) => recordName)

describe('the page of the log', () => {
  it('is chosen by what, who, store, day and search', async () => {
    const origin = { requestId: 'req-77', address: '203.0.113.77' }
    const order = { kind: 'order', id: 901, name: 'Wanted-1' } as const
    await say({ storeId: central, record: order, origin, personal: { reason: 'rang' } })
    await say({
      action: 'store.opened',
      actor: admin,
      record: { kind: 'store', id: 1, name: 'Other' },
    })
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await names({ action: 'order.cancelled' })).toEqual(['Wanted-1'])
    expect(await names({ who: staff.id })).toEqual(['Wanted-1'])
    expect(await names({ store: central })).toEqual(['Wanted-1'])
    for (const search of ['wanted', 'Wanted-1', '901', 'req-77', '203.0.113.77']) {
      expect(await names({ search })).toEqual(['Wanted-1'])
    }
    expect(await names({ search: 'anted' })).toEqual([])
    expect(await names({ from: today, to: today })).toContain('Wanted-1')
    expect(await names({ to: '2020-01-01' })).toEqual([])
    expect((await list({ search: 'wanted' })).rows[0]).toMatchObject({
      actor: staff.name,
      store: 'HK-CENTRAL-01',
      personal: { reason: 'rang' },
      isForgotten: false,
    })
  })

  it('says that something was said of a customer and is forgotten', async () => {
    await say({ record: { kind: 'order', id: 902, name: 'Gone' }, personal: { reason: 'rang' } })
    await instance.db.execute(sql`delete from audit_personal where entry_id in (
      select id from audit_entries where record_name = 'Gone')`)
    expect((await list({ search: 'gone' })).rows[0]).toMatchObject({
      personal: null,
      isForgotten: true,
    })
  })

  it('comes page by page, none twice and none left out while new ones come', async () => {
    const all = Array.from({ length: ENTRIES_A_PAGE + 3 }, (_, number) => `Paged-${number}`)
    for (const name of all) await say({ record: { kind: 'order', id: 1, name } })
    const first = await list({ search: 'paged-' })
    await say({ record: { kind: 'order', id: 1, name: 'Paged-late' } })
    const second = await list({ search: 'paged-', before: first.before! })
    expect(second.before).toBeNull()
    expect([...first.rows, ...second.rows].map(({ recordName }) => recordName)).toEqual(
      all.toReversed(),
    )
  })

  it('never reads the whole log, however long it is', async () => {
    await instance.asOwner(`
      alter table audit_entries disable trigger audit_entries_link;
      insert into audit_entries (action, actor_id, store_id, record_kind, record_id, record_name, at)
      select 'order.seen', 1 + n % 50, 1 + n % 8, 'order', n::text, 'N-' || n,
        now() - (60001 - n) * interval '20 seconds' from generate_series(1, 60000) n;
      alter table audit_entries enable trigger audit_entries_link;
      analyze audit_entries;`)
    const filters: AuditFilter[] = [
      {},
      { who: 7 },
      { store: 3 },
      { action: 'store.opened' },
      { search: 'n-59' },
      { search: '203.0.113.77' },
      { before: 500 },
    ]
    for (const filter of filters) {
      const plans = await plansOf(() => list(filter))
      const whole = plans.flatMap(({ readWhole }) => readWhole)
      expect(whole, JSON.stringify(filter)).not.toContain('audit_entries')
    }
  })

  it('finds days of long ago without reading what came since, page by page', async () => {
    const day = (ago: number) =>
      new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
    const ids: number[] = []
    let before: number | null = null
    for (let page = 1; page <= 3; page += 1) {
      const filter: AuditFilter = { from: day(11), to: day(10), ...(before && { before }) }
      const plans = await plansOf(() => list(filter))
      expect(Math.max(...plans.map(({ rowsRead }) => rowsRead))).toBeLessThan(1_000)
      const read = await list(filter)
      ids.push(...read.rows.map(({ id }) => id))
      before = read.before
    }
    expect(new Set(ids).size).toBe(3 * ENTRIES_A_PAGE)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('leaves none out of a day whose clock was wrong for a while', async () => {
    const [later, earlier] = ['2019-03-02T12:00:00+08:00', '2019-03-01T12:00:00+08:00']
    await instance.asOwner(`
      insert into audit_entries (action, record_kind, record_id, record_name, at) values
        ('order.seen', 'order', '1', 'Clock-1', '${later}'),
        ('order.seen', 'order', '1', 'Clock-2', '${earlier}'),
        ('order.seen', 'order', '1', 'Clock-3', '${later}')`)
    expect(await names({ from: '2019-03-01', to: '2019-03-01' })).toEqual(['Clock-2'])
    const both = await names({ from: '2019-03-01', to: '2019-03-02' })
    expect(both).toEqual(['Clock-3', 'Clock-1', 'Clock-2'])
  })
})

describe('the file of the log', () => {
  const read = async (filter: AuditFilter, actor = admin) => {
    const { chunks } = await exportAudit({ actor, filter, region: 'HK' })
    let text = ''
    for await (const chunk of chunks) text += chunk
    return text
  }

  it('has every entry of a filter once, with formulae defused, and is itself written down', async () => {
    await say({ record: { kind: 'order', id: 3, name: '=HYPERLINK("x")' } })
    const text = await read({ search: '=hyper' })
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(text.startsWith('\uFEFFid,at,action')).toBe(true)
    expect(lines[1]).toContain(`"'=HYPERLINK`)
    expect(text.match(/\uFEFF/g)).toHaveLength(1)
    expect((await list({ action: 'audit.exported' })).rows[0]).toMatchObject({
      actor: admin.name,
      after: { search: '=hyper' },
    })
    const many = (await read({ action: 'order.cancelled' })).trimEnd().split('\r\n')
    const ids = many.slice(1).map((line) => line.split(',')[0])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(ENTRIES_A_PAGE)
  })
})

it('is no business of anybody but administrators', async () => {
  const actor = await instance.actor('manager')
  for (const attempt of [
    () => list({}, actor),
    () => auditChoices({ actor }),
    () => exportAudit({ actor, filter: {}, region: 'HK' }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ key: 'notAllowed' })
  }
})
