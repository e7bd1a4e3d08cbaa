import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { auditEntries } from '@/lib/db/tables/audit'
import { printJobs, printStations, prints } from '@/lib/db/tables/prints'
import { startSimulator } from '@/lib/simulator/server'
import { CHOICE, STATION, TestPrintDesk } from '@/lib/testing/forms/print-desk'
import { answerRun } from '../runs/answer-run'
import { getRun } from '../runs/get-run'
import { showRun } from '../runs/show-run'
import { addStation } from './add-station'
import { endStation } from './end-station'
import { jobOfRun } from './job-of-run'
import { listStations, listStoreStations } from './list-stations'
import { renewKey } from './renew-key'
import { saveStation } from './save-station'
import { sendScanned } from './send-scanned'
import { sendToStation } from './send-to-station'
import { stationOf } from './station-key'
import { takeNews } from './take-news'
import { takeWork } from './take-work'
import { withdrawRun } from './withdraw-run'

let desk: TestPrintDesk
let actor: Actor
let manager: Actor
let storeId: number

const FORM = {
  ...CHOICE,
  name: 'Packing table',
  printer: '',
  reversed: false,
  printsOnScan: true,
  printsAfterCreation: false,
}

beforeAll(async () => {
  desk = await TestPrintDesk.open(startSimulator, 31)
  actor = desk.actor
  manager = await desk.world.instance.actor('manager')
  storeId = await desk.world.instance.storeId('HK-SHATIN-03')
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

const withKey = (key: string) =>
  stationOf(
    desk.db,
    new Request('http://127.0.0.1/', { headers: { authorization: `Bearer ${key}` } }),
  )

async function made() {
  const { stationId, key } = await addStation({ actor: manager, form: { ...FORM, storeId } })
  return { stationId, key }
}

/** What the station does when it asks for work: the job, or null. */
async function next(key: string, instance = crypto.randomUUID()) {
  const station = (await withKey(key))!
  const facts = { instance, printers: ['LABELS'], usualPrinter: 'LABELS', trouble: null }
  const work = await takeWork({
    station,
    facts: { ...facts, isReady: true, waitSeconds: 0 },
    signal: new AbortController().signal,
  })
  return work.job
}

describe('a print station', () => {
  it('counts within its store, is opened by its key alone, and is on record', async () => {
    const first = await made()
    const second = await made()
    const [mine] = await listStoreStations({ actor: manager })
    const numbers = mine!.stations.map(({ number }) => number)
    expect(numbers.slice(-2)).toEqual([numbers.at(-2)!, numbers.at(-2)! + 1])
    expect(await withKey(first.key)).toMatchObject({ id: first.stationId })
    expect(await withKey(`${second.stationId}.${first.key.split('.')[1]}`)).toBeNull()
    const [row] = await desk.db
      .select()
      .from(printStations)
      .where(eq(printStations.id, first.stationId))
    expect(JSON.stringify(row)).not.toContain(first.key.split('.')[1])

    const renewed = await renewKey({ actor: manager, form: { stationId: first.stationId } })
    expect(await withKey(first.key)).toBeNull()
    expect(await withKey(renewed.key)).toMatchObject({ id: first.stationId })
    const form = { ...FORM, stationId: first.stationId, name: 'Door', printer: 'LABELS' }
    await saveStation({ actor: manager, form })
    expect(await withKey(renewed.key)).toMatchObject({ name: 'Door', printer: 'LABELS' })
    await endStation({ actor: manager, form: { stationId: first.stationId } })
    expect(await withKey(renewed.key)).toBeNull()
    const entries = await desk.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(3)
    expect(entries.map(({ action }) => action)).toEqual([
      'station.ended',
      'station.changed',
      'station.key-renewed',
    ])
    const staff = await desk.world.instance.actor('staff')
    expect(await listStations({ actor: staff })).toEqual([])
  })

  it('gets a run once, for its paper; what it has not begun can be taken back', async () => {
    const { stationId, key } = await made()
    await desk.ready('1')
    const { runId } = await showRun({ actor, ...STATION })
    const a4 = await addStation({ actor: manager, form: { ...FORM, paper: 'A4', storeId } })
    await expect(sendToStation({ actor, runId, stationId: a4.stationId })).rejects.toMatchObject({
      key: 'stationOtherPaper',
    })
    await sendToStation({ actor, runId, stationId })
    await expect(sendToStation({ actor, runId, stationId })).rejects.toMatchObject({
      key: 'printSent',
    })
    await expect(sendToStation({ actor: manager, runId, stationId })).rejects.toMatchObject({
      key: 'notFound',
    })
    expect(await getRun({ actor, runId })).toMatchObject({ isStarted: true })
    await withdrawRun({ actor, runId })
    expect(await getRun({ actor, runId })).toMatchObject({ isStarted: false })
    expect(await next(key)).toBeNull()
    await sendToStation({ actor, runId, stationId })
    const job = (await next(key))!
    expect(job).toMatchObject({ paper: '100X150', pages: 1 })
    await expect(withdrawRun({ actor, runId })).rejects.toMatchObject({ key: 'stationBegan' })
    expect(await next(key)).toBeNull()

    const news = { claim: job.claim, state: 'failed', queueJob: null, detail: 'no' } as const
    const wrong = { ...news, claim: crypto.randomUUID() }
    const jobId = job.id
    await expect(takeNews({ stationId, jobId, news: wrong })).rejects.toMatchObject({
      key: 'notFound',
    })
    await takeNews({ stationId, jobId, news })
    expect(await jobOfRun({ actor, runId })).toMatchObject({ state: 'failed', detail: 'no' })
    // Nothing came out for certain: it may go there again.
    await sendToStation({ actor, runId, stationId })
    // Somebody says what became of it before the station begins: it never does.
    await answerRun({ actor, runId, notPrinted: [], putBack: false })
    expect(await next(key)).toBeNull()
    expect(await jobOfRun({ actor, runId })).toMatchObject({ state: 'withdrawn' })
  })

  it('prints what is scanned, each label once, and says why another is not', async () => {
    const { stationId, key } = await made()
    const [orderId] = await desk.place('scan')
    const code = desk.numberOf('scan')
    const send = (...codes: string[]) => sendScanned({ actor, stationId, codes })
    expect(await send(code, 'NO-SUCH')).toEqual({
      sent: [code],
      refused: [{ code: 'NO-SUCH', why: 'unknown' }],
    })
    expect((await send(code)).refused).toEqual([{ code, why: 'sent' }])
    const job = (await next(key))!
    const news = { claim: job.claim, state: 'printed', queueJob: 'LABELS-1', detail: '' } as const
    await takeNews({ stationId, jobId: job.id, news })
    const ledger = await desk.db.select().from(prints).where(eq(prints.orderId, orderId!))
    expect(ledger).toMatchObject([{ number: 1, by: actor.id }])
    expect((await send(code)).refused).toEqual([{ code, why: 'printed' }])
  })

  it('leaves in doubt what an ended station was at, and takes back the rest', async () => {
    const { stationId, key } = await made()
    await desk.place('a', 'b')
    await sendScanned({ actor, stationId, codes: [desk.numberOf('a'), desk.numberOf('b')] })
    expect(await next(key)).not.toBeNull()
    await endStation({ actor: manager, form: { stationId } })
    const jobs = await desk.db
      .select({ state: printJobs.state })
      .from(printJobs)
      .where(eq(printJobs.stationId, stationId))
      .orderBy(printJobs.sent)
    expect(jobs.map(({ state }) => state)).toEqual(['doubtful', 'withdrawn'])
  })
})
