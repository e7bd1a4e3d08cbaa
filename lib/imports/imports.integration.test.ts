import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { databasePool } from '@/lib/db/client'
import { runJobs } from '@/lib/jobs/run-jobs'
import { runNode, type Program } from '@/lib/testing/programs/program'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { importRow, keepImport, putInLine } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addRunJob, RUN_IMPORT } from './run/add-run-job'
import { editCells } from './rows/edit-cells'
import { getImport } from './get-import'
import { getResults } from './get-results'
import { getRows } from './rows/get-rows'
import { moveRows } from './slots/move-rows'
import { pauseImport } from './run/pause-import'
import { proposeMoves } from './slots/propose-moves'
import { resumeImport } from './run/resume-import'
import { startImport } from './run/start-import'
import { importTasks } from './tasks'

let instance: TestInstance
let simulator: RunningSimulator
let warehouse: Actor
let shatin: number
let jobs: { stop: () => Promise<void> } | null = null
/** Another process, which loads while the first tests run and works from when it is told to. */
let other: Program

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  warehouse = await instance.actor('warehouse')
  shatin = await instance.storeId('HK-SHATIN-03')
  const flags = ['--conditions=react-server', '--import', 'tsx']
  other = runNode({ args: [...flags, 'lib/testing/programs/work-on-imports.ts'] })
})
// Faults that a test armed and did not use up are no other test's.
beforeEach(() => control('reset', {}))
afterEach(() => stopJobs())
afterAll(async () => {
  other.signal('SIGKILL')
  await other.ended
  await simulator.stop()
  await instance.close()
})

async function startJobs() {
  jobs = await runJobs({
    pool: databasePool(),
    tasks: importTasks.tasks,
    repeated: [],
    lookMs: 200,
  })
}

async function stopJobs() {
  await jobs?.stop()
  jobs = null
}

const control = async (path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${simulator.url}/_control/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return answer.json()
}

/** The waybills that the platform has, by our order number. */
async function onPlatform(prefix: string): Promise<string[]> {
  const orders = (await control('orders')) as { client_order_id: string }[]
  return orders.map((order) => order.client_order_id).filter((id) => id.startsWith(prefix))
}

const keep = (rows: ReturnType<typeof importRow>[]) =>
  keepImport({ actor: warehouse, storeId: shatin, rows })

const start = (importId: number, again = false) =>
  startImport({ actor: warehouse, form: { importId, again } })

const view = async (importId: number) => {
  const found = await getImport({ actor: warehouse, importId })
  if (!found) throw new Error('the import is not to be seen')
  return found
}

/** How long an import of a hundred rows takes at most on a machine that does much else. */
const MANY_ROWS_MS = 150_000

/** Fails with where the rows stand, and with what its jobs say. */
const ended = (importId: number) =>
  eventually(async () => {
    const found = await view(importId)
    if (found.state !== 'running') return found
    const { rows } = await instance.db.execute(sql`
      select attempts, last_error, run_at, locked_at from graphile_worker.jobs
      where key = ${`${RUN_IMPORT}:${importId}`}`)
    throw new Error(`it still runs: ${JSON.stringify([found.counts, rows])}`)
  }, MANY_ROWS_MS)

const results = async (importId: number) =>
  (await getResults({ actor: warehouse, importId, since: '' })).results

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    importRow({ clientOrderId: `${prefix}-${String(index).padStart(4, '0')}` }),
  )

describe('an import', () => {
  it('creates what is right, says why the rest was refused, and nothing twice', async () => {
    // Three jobs' worth, and some: how fast hundreds go is the throttle's matter.
    const rows = numbered('BULK', 90)
    // No such place for the platform: its refusal, and not ours.
    rows[7] = importRow({
      clientOrderId: 'BULK-AWAY',
      'recipient.lat': '1.30',
      'recipient.lng': '103.8',
    })
    rows[9] = importRow({ clientOrderId: 'BULK-BAD', 'recipient.phone': '12' })
    const importId = await keep(rows)
    expect(await start(importId)).toEqual({ queued: 89 })
    await startJobs()
    const { counts } = await ended(importId)
    expect(counts).toMatchObject({ created: 88, refused: 1, draft: 1, queued: 0 })
    const there = await onPlatform('BULK')
    expect(there.length).toBe(88)
    expect(new Set(there).size).toBe(88)
    const all = await results(importId)
    expect(all[7]).toMatchObject({ status: 'refused', refusal: { code: '261105' } })
    expect(all[9]).toMatchObject({ status: 'draft' })
    // The refused row is mended and goes again under its own number, as the same order.
    const good = rows[0] ?? {}
    const cells = {
      'recipient.lat': good['recipient.lat'] ?? '',
      'recipient.lng': good['recipient.lng'] ?? '',
      clientOrderId: 'BULK-HOME',
    }
    await editCells({ actor: warehouse, form: { importId, edits: [{ position: 7, cells }] } })
    expect(await start(importId)).toEqual({ queued: 1 })
    expect((await ended(importId)).counts).toMatchObject({ created: 89 })
    const again = (await results(importId))[7]
    expect(again).toMatchObject({ status: 'created', orderId: all[7]?.orderId })
    expect((await onPlatform('BULK')).length).toBe(89)
  })

  it('is paused and resumed by a person', async () => {
    const importId = await keep(numbered('PAUSE', 60))
    await start(importId)
    await startJobs()
    await eventually(async () => (await view(importId)).counts.created > 0)
    await pauseImport({ actor: warehouse, importId })
    await stopJobs()
    const paused = await view(importId)
    expect(paused).toMatchObject({ state: 'paused', pauseCause: 'person' })
    expect(paused.counts.created + paused.counts.queued).toBe(60)
    expect(paused.counts.queued).toBeGreaterThan(0)
    await resumeImport({ actor: warehouse, importId })
    await startJobs()
    expect((await ended(importId)).counts.created).toBe(60)
    expect((await onPlatform('PAUSE')).length).toBe(60)
  })

  it('stops before the next row when a person pauses it, not after those that a job has taken', async () => {
    const importId = await keep(numbered('HALT', 28))
    await start(importId)
    const slow = { path: '/order/homeexpress/create', kind: 'slow', ms: 4_000 }
    await control('faults', { ...slow, times: 28 })
    await startJobs()
    await eventually(async () => (await view(importId)).counts.created > 0)
    await pauseImport({ actor: warehouse, importId })
    await stopJobs()
    const { counts } = await view(importId)
    expect(counts.created + counts.queued).toBe(28)
    // Six are under way at once, and six more may have left as the first came back.
    expect(counts.created).toBeLessThanOrEqual(18)
  })

  it('tells of order numbers that come twice or are used already, and sends neither', async () => {
    const first = await keep([importRow({ clientOrderId: 'TWICE-1' })])
    await start(first)
    await startJobs()
    await ended(first)
    const second = await keep([
      importRow({ clientOrderId: ' TWICE-1 ' }),
      importRow({ clientOrderId: 'TWICE-2' }),
      importRow({ clientOrderId: 'TWICE-2' }),
      importRow({ clientOrderId: 'TWICE-3' }),
    ])
    const { taken } = await getRows({ actor: warehouse, importId: second, from: 0 })
    expect(taken).toEqual([{ position: 0, field: 'clientOrderId' }])
    expect(await start(second)).toEqual({ queued: 1 })
    await ended(second)
    expect((await onPlatform('TWICE')).sort()).toEqual(['TWICE-1', 'TWICE-3'])
  })

  it('tells of shipment codes that come twice or are used already, and sends neither', async () => {
    const coded = (clientOrderId: string, clientShipmentCode: string) =>
      importRow({ clientOrderId, clientShipmentCode })
    const first = await keep([coded('CODED-1', 'PO-77')])
    await start(first)
    await startJobs()
    await ended(first)
    const second = await keep([
      coded('CODED-2', ' po-77'),
      coded('CODED-3', 'PO-78'),
      coded('CODED-4', 'PO-78'),
      coded('CODED-5', 'PO-79'),
      coded('CODED-6', ''),
    ])
    const { taken } = await getRows({ actor: warehouse, importId: second, from: 0 })
    expect(taken).toEqual([{ position: 0, field: 'clientShipmentCode' }])
    expect(await start(second)).toEqual({ queued: 2 })
    await ended(second)
    expect((await onPlatform('CODED')).sort()).toEqual(['CODED-1', 'CODED-5', 'CODED-6'])
  })

  it('lets a number that the platform refused be used by another file', async () => {
    const away = { 'recipient.lat': '1.30', 'recipient.lng': '103.8' }
    const first = await keep([importRow({ clientOrderId: 'FREE-1', ...away })])
    await start(first)
    await startJobs()
    expect((await ended(first)).counts.refused).toBe(1)
    const second = await keep([importRow({ clientOrderId: 'FREE-1' })])
    expect((await getRows({ actor: warehouse, importId: second, from: 0 })).taken).toEqual([])
    expect(await start(second)).toEqual({ queued: 1 })
    await ended(second)
    // The platform takes one number once a minute: in doubt, and never refused or made twice.
    const [row] = await results(second)
    expect(row?.orderId).toBe((await results(first))[0]?.orderId)
    expect(['created', 'unconfirmed']).toContain(row?.status)
  })

  it('belongs to those who may see waybills at its store', async () => {
    const importId = await keep([importRow()])
    const staff = await instance.actor('staff')
    expect(await getImport({ actor: staff, importId })).toBeNull()
    await expect(startImport({ actor: staff, form: { importId, again: false } })).rejects.toThrow(
      'importNotFound',
    )
    await expect(
      keepImport({ actor: staff, storeId: shatin, rows: [importRow()] }),
    ).rejects.toThrow('notAllowed')
  })
})

describe('a cause that every row would meet', () => {
  it.each([
    ['credentials', { kind: 'error', code: 262001 }],
    ['clock', { kind: 'error', code: 261002 }],
    ['unreachable', { kind: 'drop_before' }],
  ] as const)('pauses the import: %s', async (cause, fault) => {
    const importId = await keep(numbered(`CAUSE-${cause}`, 40))
    await control('faults', { path: '/order/homeexpress/create', times: 12, ...fault })
    await start(importId)
    await startJobs()
    const paused = await ended(importId)
    expect(paused).toMatchObject({ state: 'paused', pauseCause: cause })
    expect(paused.counts.queued).toBeGreaterThan(20)
    expect(paused.counts.refused).toBe(0)
  })
})

describe('a pickup that is over', () => {
  it('holds its rows together until a person agrees to the next pair', async () => {
    const over = { 'pickup.date': '2026-01-02' }
    const ahead = numbered('AHEAD', 2)
    const importId = await keep([
      ...numbered('OVER', 3).map((row) => ({ ...row, ...over })),
      ...ahead,
    ])
    await putInLine({ db: instance.db, importId, by: warehouse })
    await addRunJob(instance.db, importId)
    await startJobs()
    const { counts } = await ended(importId)
    expect(counts).toMatchObject({ held: 3, created: 2 })
    expect(await onPlatform('OVER')).toEqual([])
    const { moves } = await proposeMoves({ actor: warehouse, importId })
    expect(moves).toMatchObject([{ rows: 3, from: { pickup: { date: '2026-01-02', period: '' } } }])
    const [move] = moves
    if (!move?.to) throw new Error('the platform offers nothing')
    const { product, from, to } = move
    expect(await moveRows({ actor: warehouse, form: { importId, product, from, to } })).toEqual({
      moved: 3,
    })
    expect((await ended(importId)).counts.created).toBe(5)
    expect((await onPlatform('OVER')).length).toBe(3)
  })
})

describe('a row that could not be written down', () => {
  it('is sent by the next try, without waiting for its claim to end, and never twice', async () => {
    // One is refused before it leaves, and of one the platform’s answer cannot be kept.
    await instance.asOwner(`
      create function refuse_row() returns trigger language plpgsql as $$ begin
        if new.client_order_id = 'BREAKS-0001' and tg_op = 'INSERT' then raise 'not now'; end if;
        if new.client_order_id = 'BREAKS-0002' and new.placing = 'placed' then raise 'not now'; end if;
        return new;
      end $$;
      create trigger refuse_row before insert or update on orders
        for each row execute function refuse_row()`)
    const importId = await keep(numbered('BREAKS', 3))
    await start(importId)
    await startJobs()
    await eventually(async () => {
      const { rows } = await instance.db.execute(sql`
        select 1 from graphile_worker.jobs
        where key = ${`${RUN_IMPORT}:${importId}`} and locked_at is null and last_error is not null`)
      return rows.length === 1
    })
    const { rows: claimed } = await instance.db.execute(sql`
      select 1 from import_rows where import_id = ${importId} and claimed_until > now()`)
    expect(claimed).toEqual([])
    await instance.asOwner('drop trigger refuse_row on orders; drop function refuse_row')
    // The one that the platform has is asked after like every order without an answer.
    expect((await ended(importId)).counts).toMatchObject({ created: 2, sending: 1, refused: 0 })
    expect((await onPlatform('BREAKS')).sort()).toEqual([
      'BREAKS-0000',
      'BREAKS-0001',
      'BREAKS-0002',
    ])
  })
})

describe('an instance that dies', () => {
  it('is followed by one that goes on, and nothing is created twice', async () => {
    // More than one job sends: the next one is in line when the first one dies.
    const importId = await keep(numbered('KILL', 36))
    await start(importId)
    await other.says(/LOADED/)
    other.signal('SIGUSR2')
    await eventually(async () => (await view(importId)).counts.created > 3)
    other.signal('SIGKILL')
    await other.ended
    expect((await view(importId)).counts.created).toBeLessThan(36)
    // What it had claimed is free by the time a call of its would have ended.
    await instance.db.execute(sql`
      update import_rows set claimed_until = now() where claimed_until is not null`)
    await startJobs()
    const { counts } = await eventually(async () => {
      const found = await view(importId)
      return found.state !== 'running' && found
    })
    // Those that were under way are asked after like every order without an answer.
    expect(counts.created + counts.sending).toBe(36)
    expect(counts.sending).toBeLessThanOrEqual(6)
    const there = await onPlatform('KILL')
    expect(new Set(there).size).toBe(there.length)
    expect(there.length).toBeGreaterThanOrEqual(counts.created)
  })

  it('leaves rows that another one takes over when their claim has ended', async () => {
    const importId = await keep(numbered('DIES', 5))
    await start(importId)
    await instance.db.execute(sql`
      update import_rows set claimed_until = now() + interval '1 hour'
      where import_id = ${importId}`)
    await startJobs()
    // Whoever finds them taken looks again at the end of the claim.
    await eventually(async () => {
      const { rows } = await instance.db.execute(sql`
        select 1 from graphile_worker.jobs
        where key = ${`${RUN_IMPORT}:${importId}`} and locked_at is null
          and run_at > now() + interval '50 minutes'`)
      return rows.length === 1
    })
    expect(await onPlatform('DIES')).toEqual([])
    // The hour is over.
    await instance.db.execute(sql`
      update import_rows set claimed_until = now() where import_id = ${importId}`)
    await addRunJob(instance.db, importId)
    expect((await ended(importId)).counts.created).toBe(5)
    expect((await onPlatform('DIES')).length).toBe(5)
  })
})
