import { addMinutes, addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databasePool } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { runJobs } from '@/lib/jobs/run-jobs'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { heldAnswers, UNTIL_RELEASED } from '@/lib/testing/held-answers'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkNow } from '../hours/check-now'
import type { OpenClose } from '../model/open-close-form'
import { listStatuses } from './list-statuses'
import { reopenLater, reopenStore } from './set-status'
import { setOpen } from './set-open'
import { sweepSendings } from '../sending/sweep-sendings'
import { storeTasks } from '../tasks'

const STATUS = '/order/takeaway/merchants/status'

const answers = heldAnswers()
let instance: TestInstance
let simulator: RunningSimulator
let central: number
let mongkok: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://localhost:9',
    speed: 20,
    seed: 7,
    clock: answers,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
})
beforeEach(async () => {
  await control('reset', {})
  await instance.asOwner('truncate store_hours, store_status, hours_sendings')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

/** The queue, as an instance works through it. */
const stops: (() => Promise<void>)[] = []
async function workThroughQueue() {
  const jobs = await runJobs({ pool: databasePool(), tasks: storeTasks.tasks, repeated: [] })
  stops.push(() => jobs.stop())
}
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await instance.db.execute('delete from graphile_worker._private_jobs')
})

async function control(path: string, body: unknown) {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
const fault = (kind: string, more: object = {}) =>
  control('faults', { path: STATUS, kind, ...more })

async function told(): Promise<Record<string, unknown>[]> {
  const url = `${simulator.url}/_control/requests?path=${STATUS}`
  type Log = { body: { data: Record<string, unknown> } }[]
  const answer = (await (await fetch(url)).json()) as Log | { requests: Log }
  return (Array.isArray(answer) ? answer : answer.requests).map(({ body }) => body.data)
}

type Who = Parameters<TestInstance['actor']>[0]
async function change(open: boolean, more: Partial<OpenClose> = {}, who: Who = 'manager') {
  const form = { storeIds: [central], open, reopen: null, reason: '', ...more }
  return setOpen({ actor: await instance.actor(who), form })
}
const delivers = async (storeId = central) =>
  (await checkNow({ actor: await instance.actor('manager'), form: { storeId } })).delivers
const statuses = async (...storeIds: number[]) =>
  listStatuses({ actor: await instance.actor('staff'), storeIds })
async function status(storeId = central) {
  const [found] = await statuses(storeId)
  if (!found) throw new Error('no status')
  return found
}
/** As if the pause had been chosen earlier. */
const endPause = (at: Date) =>
  instance.db.update(storeStatus).set({ reopenAt: at }).where(eq(storeStatus.storeId, central))

describe('open and closed now', () => {
  it('trap 42: closing really sends 0, opening 1, and the platform follows', async () => {
    expect(await status()).toMatchObject({ open: null, alarm: null, sending: null })
    expect(await change(false, { reason: 'Oven' })).toEqual([
      { storeId: central, state: 'accepted' },
    ])
    expect(await delivers()).toBe(false)
    expect(await status()).toMatchObject({
      open: false,
      reopenAt: null,
      reason: 'Oven',
      changedBy: 'Manager',
      alarm: null,
      sending: { state: 'accepted', change: { kind: 'status', open: false } },
    })
    await change(true)
    expect(await delivers()).toBe(true)
    expect(await status()).toMatchObject({ open: true, reason: '' })
    expect((await told()).map(({ business_status }) => business_status)).toEqual([0, 1])
  })

  it('a typhoon closes the chosen stores, each with an outcome of its own', async () => {
    await fault('error', { code: 264100 })
    const outcomes = await change(false, { storeIds: [central, mongkok, central] })
    expect(outcomes.map(({ storeId }) => storeId)).toEqual([central, mongkok])
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
    const refused = outcomes.find(({ state }) => state === 'refused')!
    const shown = await statuses(central, mongkok)
    expect(shown.filter(({ alarm }) => alarm !== null)).toMatchObject([
      { storeId: refused.storeId, alarm: 'notClosed', sending: { refusal: { code: '264100' } } },
    ])
  })

  it('what is not confirmed goes out again by itself, and alarms until it is', async () => {
    await fault('drop_before')
    expect(await change(false)).toMatchObject([{ state: 'unconfirmed' }])
    expect(await status()).toMatchObject({ open: false, alarm: 'notClosed' })
    expect(await delivers()).toBe(true)
    await instance.db.update(hoursSendings).set({ retryAt: new Date(0) })
    await sweepSendings({ db: instance.db })
    await workThroughQueue()
    // While it is on its way again there is no alarm either, and the platform has not heard of it.
    await eventually(async () => (await status()).sending?.state === 'accepted')
    expect(await status()).toMatchObject({ alarm: null })
    expect(await delivers()).toBe(false)
  })

  it('the last wish holds, also when the one before it hangs', async () => {
    await fault('slow', UNTIL_RELEASED)
    const closing = change(false)
    await eventually(async () => (await status()).sending?.state === 'sending')
    expect(await change(true)).toMatchObject([{ state: 'queued' }])
    answers.release()
    await closing
    await workThroughQueue()
    await eventually(async () => (await status()).sending?.state === 'accepted')
    expect(await status()).toMatchObject({ open: true })
    expect((await told()).map(({ business_status }) => business_status)).toEqual([0, 1])
    expect(await delivers()).toBe(true)
  })

  it('staff see it, and only a manager of every chosen store or an administrator may', async () => {
    await expect(change(false, {}, 'staff')).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(change(false, {}, 'warehouse')).rejects.toMatchObject({ key: 'notAllowed' })
    const manager = await instance.actor('manager')
    const ofOne = { ...manager, roles: new Map([[central, 'manager' as const]]) }
    const form = { storeIds: [central, mongkok], open: false, reopen: null, reason: '' }
    await expect(setOpen({ actor: ofOne, form })).rejects.toMatchObject({ key: 'notAllowed' })
    expect(await told()).toEqual([])
    expect(await change(false, {}, 'admin')).toMatchObject([{ state: 'accepted' }])
  })
})

describe('a pause', () => {
  it.each([15, 30, 60] as const)('of %d minutes ends then', async (minutes) => {
    const before = Date.now()
    await change(false, { reopen: { after: minutes } })
    const { reopenAt } = await status()
    const ends = Date.parse(reopenAt!)
    expect(ends).toBeGreaterThanOrEqual(addMinutes(before, minutes).getTime())
    expect(ends).toBeLessThanOrEqual(addMinutes(Date.now(), minutes).getTime())
    const { rows } = await instance.db.execute(
      "select run_at from graphile_worker.jobs where task_identifier = 'stores.reopen'",
    )
    expect(rows).toEqual([{ run_at: expect.anything() }])
    expect(new Date(String(rows[0]!['run_at'])).getTime()).toBe(ends)
  })

  it('until a time is that time at the store; not one that is over, or far away', async () => {
    const at = toDateTimeLocal(addMinutes(new Date(), 200), 'HK')
    await change(false, { reopen: { at } })
    expect(toDateTimeLocal(new Date((await status()).reopenAt!), 'HK')).toBe(at)
    const fields = (time: string) => expect(change(false, { reopen: { at: time } })).rejects
    await fields('2020-01-01T10:00').toMatchObject({ fields: { 'reopen.at': 'past' } })
    await fields('2999-01-01T10:00').toMatchObject({ fields: { 'reopen.at': 'tooFar' } })
    expect(await told()).toHaveLength(1)
  })

  it('opens by itself at its time', async () => {
    await change(false, { reopen: { after: 15 } })
    const soon = addSeconds(new Date(), 1)
    await endPause(soon)
    await reopenLater(instance.db, central, soon)
    await workThroughQueue()
    await eventually(async () => (await status()).open)
    await eventually(async () => (await status()).sending?.state === 'accepted')
    expect(await status()).toMatchObject({ reopenAt: null, changedBy: null, alarm: null })
    expect((await status()).sending).toMatchObject({ askedBy: null })
    expect(await delivers()).toBe(true)
  })

  it('opens after a restart, though its time passed while nothing ran and its job was lost', async () => {
    await change(false, { reopen: { after: 15 } })
    await endPause(addMinutes(new Date(), -10))
    await instance.db.execute('delete from graphile_worker._private_jobs')
    expect(await status()).toMatchObject({ open: false, alarm: 'notReopened' })
    await sweepSendings({ db: instance.db })
    await workThroughQueue()
    await eventually(async () => (await status()).sending?.change.kind === 'status' && delivers())
    expect(await status()).toMatchObject({ open: true, alarm: null })
  })

  it('alarms when the platform refuses to reopen', async () => {
    await change(false, { reopen: { after: 15 } })
    await endPause(new Date())
    await fault('error', { code: 264100 })
    await reopenStore({ db: instance.db, storeId: central })
    expect(await status()).toMatchObject({ open: true, alarm: 'notReopened' })
    expect(await delivers()).toBe(false)
  })

  it('is over when somebody opens, or closes for longer: its job changes nothing', async () => {
    await change(false, { reopen: { after: 15 } })
    await reopenStore({ db: instance.db, storeId: central })
    expect(await status()).toMatchObject({ open: false })
    await change(false)
    expect((await status()).reopenAt).toBeNull()
    await reopenStore({ db: instance.db, storeId: central })
    expect(await status()).toMatchObject({ open: false, reopenAt: null })
    await change(true)
    await reopenStore({ db: instance.db, storeId: central })
    expect((await told()).map(({ business_status }) => business_status)).toEqual([0, 0, 1])
  })
})
