import { desc, eq, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { auditEntries } from '@/lib/db/tables/audit'
import { listExportParts, listExports } from '@/lib/db/tables/lists/list-exports'
import { memberships } from '@/lib/db/tables/people'
import type { ListExport } from '../model/list-export'
import { seedManyWaybills } from '@/lib/testing/seeds/seed-many-waybills'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { forgetExports, listTasks } from '../tasks'
import { cancelExport } from './cancel-export'
import { downloadExport } from './download-export'
import type { ExportFile } from './export-file'
import { listOwnExports } from './list-exports'
import { runExport } from './run-export'
import { RUN_EXPORT, startExport } from './start-export'

const ROWS = 1_203

let instance: TestInstance
let manager: Actor
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  central = await instance.storeId('HK-CENTRAL-01')
  await seedManyWaybills(instance.ownerUrl, { storeId: central, past: ROWS, here: 0 })
  await instance.db.execute(sql`update orders set recipient_name = 'Ms Secret ' || id`)
})
afterAll(() => instance.close())
beforeEach(() => instance.db.delete(listExports))

type Start = { q?: string; format?: 'csv' | 'xlsx'; who?: Actor; mostAtOnce?: number }

async function start({ q = '', format = 'csv', who = manager, mostAtOnce = 1_000 }: Start = {}) {
  const params = { family: 'express', stores: String(central), show: 'all', q }
  const list = new URLSearchParams(params).toString()
  const form = { list, format }
  return startExport({ actor: who, form, locale: 'en', mostAtOnce })
}

/** One job of it, which ends after each part. */
const oneJob = (exportId: number) => runExport({ db: instance.db, exportId, jobMs: -1 })

async function untilReady(exportId: number): Promise<ListExport> {
  for (let jobs = 0; jobs < 20; jobs += 1) {
    await oneJob(exportId)
    const [file] = await listOwnExports({ actor: manager })
    if (file?.state !== 'running') return file as ListExport
  }
  throw new Error('it never ends')
}

async function bytesOf({ chunks }: ExportFile): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  return Buffer.concat(parts)
}

const idOf = async (started: ReturnType<typeof start>) => {
  const { exportId } = await started
  if (exportId === null) throw new Error('it was to be made in the background')
  return exportId
}

describe('a long list as a file', () => {
  it('is made in the background, part after part, and a short one is not', async () => {
    expect(await start({ q: 'Secret 77' })).toEqual({ exportId: null })
    expect(await start({ mostAtOnce: ROWS })).toEqual({ exportId: null })
    expect(await listOwnExports({ actor: manager })).toEqual([])

    const exportId = await idOf(start())
    expect(await listOwnExports({ actor: manager })).toMatchObject([
      { id: exportId, state: 'waiting', rowsDone: 0, keptUntil: null },
    ])
    await oneJob(exportId)
    expect(await listOwnExports({ actor: manager })).toMatchObject([
      { state: 'running', rowsDone: 500, rowsInAll: ROWS },
    ])
    expect(await untilReady(exportId)).toMatchObject({ state: 'ready', rowsDone: ROWS })
  })

  it('has every row once, though jobs are repeated, as CSV and as Excel alike', async () => {
    const csv = await idOf(start())
    // The same job given to two instances: one of them writes each part.
    await Promise.all([oneJob(csv), oneJob(csv)])
    await untilReady(csv)
    const xlsx = await idOf(start({ format: 'xlsx' }))
    await untilReady(xlsx)
    const text = (await bytesOf(await downloadExport({ actor: manager, exportId: csv }))).toString()
    const lines = Papa.parse<string[]>(text.replace('\uFEFF', '').trim()).data
    const sheet = await readSheet(
      await bytesOf(await downloadExport({ actor: manager, exportId: xlsx })),
    )
    expect(lines).toHaveLength(ROWS + 1)
    expect(new Set(lines.map(([, , , number]) => number)).size).toBe(ROWS + 1)
    // Days as fractions are not exact: whoever reads them rounds to the second.
    const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1_000) * 1_000)
    const plain = (cell: (typeof sheet)[number][number]) =>
      cell instanceof Date
        ? toSecond(cell).toISOString().slice(0, 16)
        : cell === null
          ? ''
          : String(cell)
    const asTime = (cell: string) =>
      /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(cell) ? cell.slice(0, 16).replace(' ', 'T') : cell
    expect(sheet.map((cells) => cells.map(plain))).toEqual(lines.map((cells) => cells.map(asTime)))
  })

  it('is found again by its person alone, as long as they may see all of it', async () => {
    const exportId = await idOf(start())
    await expect(downloadExport({ actor: manager, exportId })).rejects.toMatchObject({
      key: 'notFound',
    })
    await untilReady(exportId)
    const admin = await instance.actor('admin')
    for (const other of [admin, await instance.actor('warehouse')]) {
      expect(await listOwnExports({ actor: other })).toEqual([])
      await expect(downloadExport({ actor: other, exportId })).rejects.toMatchObject({
        key: 'notFound',
      })
      await expect(cancelExport({ actor: other, exportId })).rejects.toMatchObject({
        key: 'notFound',
      })
    }
    const without = {
      ...manager,
      roles: new Map([...manager.roles].filter(([id]) => id !== central)),
    }
    await expect(downloadExport({ actor: without, exportId })).rejects.toMatchObject({
      key: 'notFound',
    })
    const tablet = { id: 'T', name: 'Counter', storeId: central, lockMinutes: 5 }
    await expect(start({ who: { ...manager, tablet } })).rejects.toMatchObject({
      key: 'notOnTablet',
    })
    expect(await listOwnExports({ actor: { ...manager, tablet } })).toEqual([])
  })

  it('ends where the person may see less than when they asked', async () => {
    const exportId = await idOf(start())
    await oneJob(exportId)
    const where = sql`person_id = ${manager.id} and store_id = ${central}`
    const [held] = await instance.db.delete(memberships).where(where).returning()
    try {
      await oneJob(exportId)
      expect(await listOwnExports({ actor: manager })).toMatchObject([{ state: 'failed' }])
      expect(await instance.db.select().from(listExportParts)).toEqual([])
    } finally {
      if (held) await instance.db.insert(memberships).values(held)
    }
  })

  it('is cancelled, and thrown away, with what was written of it', async () => {
    const exportId = await idOf(start({ q: 'Secret' }))
    await oneJob(exportId)
    await cancelExport({ actor: manager, exportId })
    await oneJob(exportId)
    expect(await listOwnExports({ actor: manager })).toMatchObject([{ state: 'cancelled' }])
    expect(await instance.db.select().from(listExportParts)).toEqual([])
    expect(await instance.db.select({ search: listExports.search }).from(listExports)).toEqual([
      { search: '' },
    ])
    await cancelExport({ actor: manager, exportId })
    expect(await listOwnExports({ actor: manager })).toEqual([])
  })

  it('has three of one person under way, and no fourth', async () => {
    await Promise.all([start(), start(), start()])
    await expect(start()).rejects.toMatchObject({ key: 'tooManyExports' })
    const { rows } = await instance.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = ${RUN_EXPORT}`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
  })

  it('is gone after a day, and failed for good says so', async () => {
    const exportId = await idOf(start())
    await untilReady(exportId)
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000)
    await forgetExports(instance.db, hours(23))
    expect(await listOwnExports({ actor: manager })).toHaveLength(1)
    await forgetExports(instance.db, hours(25))
    expect(await listOwnExports({ actor: manager })).toEqual([])
    expect(await instance.db.select().from(listExportParts)).toEqual([])

    const broken = await idOf(start())
    await instance.db.update(listExports).set({ family: 'none' as 'food' })
    const run = listTasks.tasks[RUN_EXPORT]
    const attempt = { isLast: true, stopping: new AbortController().signal }
    await run?.({ exportId: broken }, attempt).catch(() => undefined)
    expect(await listOwnExports({ actor: manager })).toMatchObject([{ state: 'failed' }])
  })

  it('stands in the log when it is asked for and when it is saved, without what was searched for', async () => {
    const exportId = await idOf(start({ q: 'Secret' }))
    await untilReady(exportId)
    await downloadExport({ actor: manager, exportId })
    const entries = await instance.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, manager.id))
      .orderBy(desc(auditEntries.id))
      .limit(2)
    expect(entries).toMatchObject([
      { action: 'order.export-saved', after: { format: 'csv', rows: ROWS } },
      { action: 'order.exported', after: { format: 'csv', searched: true } },
    ])
    expect(JSON.stringify(entries)).not.toContain('Secret')
  })
})
