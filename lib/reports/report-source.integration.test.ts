import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { connect, reportsCopy } from '@/lib/db/client'
import { randomOrders, writeOrders } from '@/lib/testing/seeds/random-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getOverview } from './get-overview'
import { getHoursReport } from './hours/get-hours-report'
import { readReportAddress } from './model/report-address'
import { getMoney } from './money/get-money'
import { markHeartbeat } from './report-source'
import { getWarehouse } from './warehouse/get-warehouse'

/** Another database that stands for the copy: it has other orders, so that it shows which was read. */
let copy: ReturnType<typeof connect>
let copyUrl: string
let instance: TestInstance
let manager: Actor
let storeIds: number[]

const DAYS = { from: '2026-03-05', to: '2026-04-08' }
const NOW = new Date('2026-04-10T04:00:00Z')

beforeAll(async () => {
  const other = await testInstance({})
  copyUrl = other.databaseUrl
  await other.close()
  instance = await testInstance({})
  copy = connect(copyUrl)
  manager = await instance.actor('manager')
  storeIds = [...manager.roles.keys()]
  const stores = storeIds.map((id) => ({ id }))
  const made = (count: number) => randomOrders({ count, seed: 7, stores, ...DAYS })
  await writeOrders(instance.db, made(60))
  await writeOrders(copy.db, made(25))
})
afterAll(async () => {
  await copy.pool.end()
  await instance.close()
})
beforeEach(() => readFrom(copyUrl))

async function readFrom(reportsDatabaseUrl: string | null): Promise<void> {
  const held = heldPerProcess()
  const before = held.get('reports-database') as ReturnType<typeof connect> | null | undefined
  await before?.pool.end()
  for (const name of ['reports-database', 'reports-copy-left-alone']) held.delete(name)
  held.set('settings', { ...settings(), reportsDatabaseUrl })
}

const upToDate = (at: Date) =>
  copy.db.execute(sql`
    insert into report_heartbeat (id, at) values (1, ${at.toISOString()})
    on conflict (id) do update set at = excluded.at`)

/** How many orders the report counts, and by when. */
async function reported(now = NOW) {
  const counts = { orders: 0, asOf: '' }
  for (const family of ['food', 'express']) {
    const address = readReportAddress(new URLSearchParams({ period: 'chosen', ...DAYS, family }))
    const report = await getOverview({ actor: manager, address, storeIds, now })
    counts.orders += report?.overview.now.counts.orders ?? 0
    counts.asOf = report?.asOf ?? ''
  }
  return counts
}

describe('a report', () => {
  it('is read from the copy, and says by when that was up to date', async () => {
    const at = new Date(NOW.getTime() - 120_000)
    await upToDate(at)
    const { orders, asOf } = await reported()
    expect(orders).toBeGreaterThan(0)
    expect(orders).toBeLessThanOrEqual(25)
    expect(asOf).toBe(at.toISOString())
  })

  it('of every kind is read from it', async () => {
    const at = new Date(NOW.getTime() - 120_000)
    await upToDate(at)
    const address = readReportAddress(
      new URLSearchParams({ period: 'chosen', ...DAYS, family: 'express' }),
    )
    const asked = { actor: manager, address, storeIds, now: NOW }
    const kinds = [getOverview, getMoney, getWarehouse, getHoursReport] as const
    for (const kind of kinds) {
      const copied = await kind(asked)
      expect(copied, kind.name).toMatchObject({ asOf: at.toISOString() })
      await readFrom(null)
      const own = await kind(asked)
      expect(own, kind.name).toMatchObject({ asOf: NOW.toISOString() })
      if (kind !== getHoursReport)
        expect({ ...own, asOf: null }).not.toEqual({ ...copied, asOf: null })
      await readFrom(copyUrl)
    }
  })

  it('is read from the database itself where no copy is named', async () => {
    await upToDate(NOW)
    await readFrom(null)
    const { orders, asOf } = await reported()
    expect(orders).toBeGreaterThan(25)
    expect(asOf).toBe(NOW.toISOString())
  })

  it('is read from the database itself while the copy does not answer, and then from the copy', async () => {
    await upToDate(NOW)
    const closed = new URL(copyUrl)
    closed.port = '1'
    await readFrom(closed.href)
    expect((await reported()).orders).toBeGreaterThan(25)
    await readFrom(copyUrl)
    expect((await reported()).orders).toBeLessThanOrEqual(25)
  })

  it('is read from the database itself while the copy is far behind, which is asked again later', async () => {
    await upToDate(new Date(NOW.getTime() - 11 * 60_000))
    expect(await reported()).toMatchObject({ asOf: NOW.toISOString() })
    await upToDate(NOW)
    expect((await reported()).orders).toBeGreaterThan(25)
    const later = new Date(NOW.getTime() + 31_000)
    expect((await reported(later)).orders).toBeLessThanOrEqual(25)
  })

  it('is read from the database itself while the copy has never been marked', async () => {
    await copy.db.execute(sql`delete from report_heartbeat`)
    expect((await reported()).orders).toBeGreaterThan(25)
  })
})

it('writes nothing to the copy, and marks the database only where there is one', async () => {
  await expect(reportsCopy()?.execute(sql`delete from report_heartbeat`)).rejects.toMatchObject({
    cause: { code: '25006' },
  })
  const marks = () => instance.db.execute(sql`select at from report_heartbeat`)
  await readFrom(null)
  await markHeartbeat(instance.db)
  expect((await marks()).rows).toHaveLength(0)
  await readFrom(copyUrl)
  await markHeartbeat(instance.db)
  await markHeartbeat(instance.db)
  expect((await marks()).rows).toHaveLength(1)
})
