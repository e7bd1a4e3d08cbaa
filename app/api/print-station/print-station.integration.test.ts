import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { labels } from '@/lib/db/tables/labels'
import { printJobs, printRunItems, printRuns, prints } from '@/lib/db/tables/prints'
import { addStation } from '@/lib/printing/stations/add-station'
import { jobOfRun } from '@/lib/printing/stations/job-of-run'
import { listStations } from '@/lib/printing/stations/list-stations'
import { sendToStation } from '@/lib/printing/stations/send-to-station'
import { eventually } from '@/lib/testing/eventually'
import { handlerServer } from '@/lib/testing/programs/handler-server'
import { runNode, type Program } from '@/lib/testing/programs/program'
import { lackOfCups, startTestCups, type TestCups } from '@/lib/testing/programs/test-cups'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { GET as giveFile, POST as takeNews } from './jobs/[jobId]/route'
import { POST as work } from './work/route'

const lack = await lackOfCups()

let folder: string
let instance: TestInstance
let actor: Actor
let storeId: number
let server: Awaited<ReturnType<typeof handlerServer>>
let cups: TestCups
let key: string
let stationId: number
const running: Program[] = []
/** What the server does not hear: it came, and its answer is lost. */
const lost = { news: false }

const handle = async (request: Request, path: string): Promise<Response> => {
  const jobId = /\/jobs\/([^/?]+)/.exec(path)?.[1]
  if (jobId === undefined) return work(request)
  const context = { params: Promise.resolve({ jobId }) }
  if (request.method === 'GET') return giveFile(request, context)
  if (lost.news) throw new Error('lost on the way')
  return takeNews(request, context)
}

beforeAll(async () => {
  if (lack !== null) return
  folder = mkdtempSync(join(tmpdir(), 'handover-station-'))
  vi.stubEnv('DATA_DIR', folder)
  instance = await testInstance({})
  storeId = await instance.storeId('HK-SHATIN-03')
  actor = await instance.actor('manager')
  server = await handlerServer(handle)
  cups = await startTestCups()
  const made = await addStation({
    actor,
    form: {
      storeId,
      name: 'Packing table',
      printer: '',
      paper: '100X150',
      copies: 1,
      reversed: false,
      printsOnScan: false,
      printsAfterCreation: false,
    },
  })
  key = made.key
  stationId = made.stationId
})

afterEach(async () => {
  lost.news = false
  if (lack === null) server.comeBack()
  for (const program of running.splice(0)) {
    program.signal('SIGTERM')
    await program.ended
  }
})

afterAll(async () => {
  if (lack !== null) return
  await cups.close()
  await server.close()
  await instance.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function station(own = 'station', withKey = key): Program {
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, withKey)
  const program = runNode({
    args: [
      'lib/launch/print-station.mjs',
      `--server=${server.url}`,
      `--key-file=${keyFile}`,
      `--data=${join(folder, own)}`,
      `--cups=${cups.host}`,
    ],
  })
  running.push(program)
  return program
}

/** A print run of one label, which says `text`; as the desk leaves it. */
async function seedRun(text: string): Promise<number> {
  const document = await PDFDocument.create()
  document.addPage([283.46, 425.2]).drawText(text)
  document.setTitle(text)
  const pdf = Buffer.from(await document.save())
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const { id: orderId } = await seedParcel(instance.db, { storeId })
  const kind = { paper: '100X150', copies: 1 } as const
  await instance.db
    .insert(labels)
    .values({ orderId, ...kind, language: 'en', pdf, sha256, pages: 1 })
  const [run] = await instance.db
    .insert(printRuns)
    .values({ by: actor.id, state: 'shown', ...kind, shownAt: new Date() })
    .returning({ id: printRuns.id })
  if (!run) throw new Error('no run')
  await instance.db
    .insert(printRunItems)
    .values({ runId: run.id, orderId, place: 1, sha256, pages: 1 })
  return run.id
}

const send = (runId: number) => sendToStation({ actor, runId, stationId })
const stateOf = async (runId: number) => (await jobOfRun({ actor, runId }))?.state
const reached = (runId: number, state: string) =>
  eventually(async () => (await stateOf(runId)) === state)
const sheets = async () => (await cups.printed()).length

describe.skipIf(lack !== null)(`a print station${lack === null ? '' : ` (${lack})`}`, () => {
  it('prints what is sent to it once, and what CUPS printed is marked as printed', async () => {
    const first = await seedRun('first')
    await send(first)
    expect(await stateOf(first)).toBe('waiting')
    const program = station()
    await reached(first, 'printed')
    await eventually(async () => (await sheets()) === 1)
    const [ledger] = await eventually(async () => {
      const rows = await instance.db.select().from(prints).where(eq(prints.runId, first))
      return rows.length > 0 && rows
    })
    expect(ledger).toMatchObject({ by: actor.id, number: 1, paper: '100X150' })
    const [known] = await listStations({ actor })
    expect(known).toMatchObject({ id: stationId, number: 1, state: 'ready', trouble: null })
    await expect(send(first)).rejects.toMatchObject({ key: 'printAnswered' })

    // While it waits, a job begins at once; two keep their order.
    const [second, third] = [await seedRun('second'), await seedRun('third')]
    await send(second)
    await send(third)
    await expect(send(third)).rejects.toMatchObject({ key: 'printSent' })
    await reached(third, 'printed')
    await reached(second, 'printed')
    await eventually(async () => (await sheets()) === 3)
    expect(program.stdout()).toContain('Connected as Packing table')
  })

  it('says what is wrong with the printer, and goes on when it is right again', async () => {
    const before = await sheets()
    await cups.pause('out of labels')
    const program = station()
    await program.says(/The printer is paused: out of labels/)
    const [paused] = await listStations({ actor })
    expect(paused).toMatchObject({
      state: 'trouble',
      trouble: { code: 'paused', detail: 'out of labels' },
    })
    const run = await seedRun('patient')
    await send(run)
    await cups.stop()
    await program.says(/CUPS does not answer/)
    expect(await stateOf(run)).toBe('waiting')
    await cups.startAgain()
    await cups.resume()
    await reached(run, 'printed')
    await eventually(async () => (await sheets()) === before + 1)
  })

  it('prints nothing twice when either end is killed in the middle', async () => {
    const before = await sheets()
    lost.news = true
    const run = await seedRun('once')
    await send(run)
    const killed = station()
    // It is printed, and nobody has heard of it.
    await eventually(async () => (await sheets()) === before + 1)
    await killed.says(/printed/)
    killed.signal('SIGKILL')
    await killed.ended
    expect(await stateOf(run)).toBe('claimed')

    // The claim has run out: the server gives the job out again.
    await instance.db
      .update(printJobs)
      .set({ claimedUntil: new Date(0) })
      .where(eq(printJobs.runId, run))
    lost.news = false
    const again = station()
    await reached(run, 'printed')
    expect(await sheets()).toBe(before + 1)

    // The server goes away with a job at the printer, and comes back.
    const other = await seedRun('patient too')
    server.goAway()
    await again.says(/cannot be reached/)
    await send(other)
    server.comeBack()
    await reached(other, 'printed')
    await eventually(async () => (await sheets()) === before + 2)
  })

  it('says of a job that may have gone to the printer that nobody knows, and does not print it', async () => {
    const before = await sheets()
    lost.news = true
    const run = await seedRun('doubt')
    await send(run)
    const killed = station()
    await killed.says(/Job \w+: printed/)
    killed.signal('SIGKILL')
    await killed.ended
    // As if it had ended between the record and what lp said, and CUPS had forgotten the job.
    const [number] = key.split('.')
    const jobs = join(
      folder,
      'station',
      `${new URL(server.url).host.replace(':', '_')}-${number}`,
      'jobs',
    )
    const [job] = await instance.db.select().from(printJobs).where(eq(printJobs.runId, run))
    const path = join(jobs, `${job?.id}.json`)
    expect(readdirSync(jobs)).toContain(`${job?.id}.json`)
    const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const early = { ...record, state: 'handing', queueJob: null, result: null, isTold: false }
    writeFileSync(path, JSON.stringify({ ...early, queue: 'LABELS', claim: crypto.randomUUID() }))
    await instance.db
      .update(printJobs)
      .set({ claimedUntil: new Date(0) })
      .where(eq(printJobs.runId, run))
    lost.news = false
    station()
    await reached(run, 'doubtful')
    expect(await sheets()).toBe(before + 1)
    await expect(send(run)).rejects.toMatchObject({ key: 'printSent' })
  })

  it('gives a job of a lost folder to nobody, unless its PDF never left the server', async () => {
    const before = await sheets()
    const run = await seedRun('lost folder')
    await send(run)
    const claim = {
      state: 'claimed',
      claim: crypto.randomUUID(),
      claimedUntil: new Date(0),
    } as const
    await instance.db
      .update(printJobs)
      .set({ ...claim, instance: crypto.randomUUID(), fetchedAt: new Date() })
      .where(eq(printJobs.runId, run))
    const untouched = await seedRun('never left')
    await send(untouched)
    await instance.db
      .update(printJobs)
      .set({ ...claim, claim: crypto.randomUUID(), instance: crypto.randomUUID() })
      .where(eq(printJobs.runId, untouched))
    station()
    await reached(untouched, 'printed')
    await reached(run, 'doubtful')
    await eventually(async () => (await sheets()) === before + 1)
  })

  it('is refused with a wrong key, and runs once on a computer', async () => {
    const [number] = key.split('.')
    const stranger = station('stranger', `${number}.${'x'.repeat(43)}`)
    await stranger.says(/does not know this key/)
    const first = station()
    await first.says(/Connected/)
    const second = station()
    expect(await second.ended).toBe(1)
    expect(second.stderr()).toContain('runs already')
    const bare = await fetch(`${server.url}/api/print-station/work`, { method: 'POST' })
    expect(bare.status).toBe(401)
  })
})
