import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databasePool } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { shiftDay } from '@/lib/domain/hours/local-days'
import { localDay, toDateTimeLocal } from '@/lib/domain/time/local-time'
import { runJobs } from '@/lib/jobs/run-jobs'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { heldAnswers, UNTIL_RELEASED } from '@/lib/testing/held-answers'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { withTimeOut } from '@/lib/testing/with-time-out'
import { checkNow } from './check-now'
import { deliverSending } from '../sending/deliver-sending'
import { getHours } from './get-hours'
import { saveHours } from './save-hours'
import { resendHours } from '../sending/resend-hours'
import { sendHours } from './send-hours'
import { sweepSendings } from '../sending/sweep-sendings'
import { storeTasks } from '../tasks'

const STATUS = '/order/takeaway/merchants/status'
const ALWAYS = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const EVENINGS = Array.from({ length: 7 }, () => [{ from: 1080, to: 1560 }])
const today = localDay(new Date(), 'HK')
const TWO_DAYS_ON = shiftDay(today, 2)

/** A call that is never answered costs so much. */
const GIVE_UP_MS = 3_000

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

/** What the platform was told, oldest first, without `meta`. */
async function told(): Promise<Record<string, unknown>[]> {
  const url = `${simulator.url}/_control/requests?path=${STATUS}`
  type Log = { body: { data: Record<string, unknown> } }[]
  const answer = (await (await fetch(url)).json()) as Log | { requests: Log }
  return (Array.isArray(answer) ? answer : answer.requests).map(({ body }) => {
    const { meta, ...data } = body.data
    expect(meta).toEqual({ lang: 'zh-HK', region: 'HK' })
    return data
  })
}

const drawn = (change: Partial<DrawnHours> = {}): DrawnHours => ({
  week: ALWAYS,
  specialDays: [],
  closures: [],
  ...change,
})
const special = (date: string, ...ranges: { from: number; to: number }[]) => ({
  specialDays: [{ date, ranges, name: '' }],
})

async function save(hours: DrawnHours, storeId = central, version?: number) {
  const actor = await instance.actor('manager')
  const { drawn: saved } = await getHours({ actor, storeId })
  return saveHours({ actor, form: { storeId, hours, version: version ?? saved.version } })
}
async function send(...storeIds: number[]) {
  const actor = await instance.actor('manager')
  const stores = await Promise.all(
    storeIds.map(async (storeId) => {
      const { drawn: saved } = await getHours({ actor, storeId })
      return { storeId, version: saved.version }
    }),
  )
  await sendHours({ actor, form: { stores } })
}
const hours = async (storeId = central) =>
  getHours({ actor: await instance.actor('manager'), storeId })
const sendings = () => instance.db.select().from(hoursSendings).orderBy(hoursSendings.id)
/** As the queue would, one after another and without its pauses. */
async function deliverAll() {
  const states: (string | null)[] = []
  for (const { id } of await sendings())
    states.push(await deliverSending({ db: instance.db, sendingId: id }))
  return states.filter((state) => state !== null)
}
const check = async () =>
  checkNow({ actor: await instance.actor('staff'), form: { storeId: central } })

describe('from the drawing to the platform', () => {
  it('goes out for three stores by the queue, and each knows what was accepted', async () => {
    const shatin = await instance.storeId('HK-SHATIN-03')
    const night = special(TWO_DAYS_ON, { from: 600, to: 1500 })
    for (const storeId of [central, mongkok, shatin])
      await save(drawn({ week: EVENINGS, ...night }), storeId)
    await send(central, mongkok, shatin)
    expect(await sendings()).toHaveLength(6)
    await workThroughQueue()
    const done = await eventually(async () => {
      const now = await Promise.all([central, mongkok, shatin].map(hours))
      const settled = ({ latest }: (typeof now)[0]) =>
        latest.regular.accepted !== null && latest.temporary.accepted !== null
      return now.every(settled) && now
    })
    for (const { differences, inForce, latest, history } of done) {
      expect(differences).toEqual([])
      expect(inForce.uncertain).toBe(false)
      expect(latest.temporary.last).toMatchObject({ state: 'accepted', version: 1, attempts: 1 })
      expect(latest.temporary.last?.askedBy).toBe('Manager')
      expect(history).toHaveLength(2)
    }
    // What is kept is what was sent, word for word.
    const kept = (await sendings()).map(({ payload }) => payload)
    const sent = await told()
    expect(sent).toHaveLength(6)
    expect(sent).toEqual(expect.arrayContaining(kept))
    expect(sent.filter(({ client_merchant_id }) => client_merchant_id === 'HK-CENTRAL-01')).toEqual(
      [
        expect.objectContaining({ update_type: 'business_regular_time' }),
        {
          client_merchant_id: 'HK-CENTRAL-01',
          update_type: 'business_temporary_time',
          business_temporary_time: [
            // The night before it belongs to its own day, and its own night ends on the next.
            { start_time: `${TWO_DAYS_ON} 00:00`, end_time: `${TWO_DAYS_ON} 02:00` },
            { start_time: `${TWO_DAYS_ON} 10:00`, end_time: `${TWO_DAYS_ON} 23:59` },
            { start_time: `${shiftDay(today, 3)} 00:00`, end_time: `${shiftDay(today, 3)} 01:00` },
            { start_time: `${shiftDay(today, 3)} 18:00`, end_time: `${shiftDay(today, 3)} 23:59` },
          ],
        },
      ],
    )
  })

  it('a typhoon closure shuts the door now, and taking it back opens it', async () => {
    const local = (at: Date) => toDateTimeLocal(at, 'HK')
    const now = new Date()
    const closures = [{ from: local(addHours(now, -2)), to: local(addHours(now, 2)), name: 'T10' }]
    await save(drawn({ closures }))
    expect(await check()).toMatchObject({ delivers: true, expected: null })
    await send(central)
    expect(await deliverAll()).toEqual(['accepted', 'accepted'])
    expect(await check()).toMatchObject({ delivers: false, expected: false })

    await save(drawn())
    expect((await hours()).differences).not.toEqual([])
    await send(central)
    expect(await deliverAll()).toEqual(['accepted', 'accepted'])
    expect(await check()).toMatchObject({ delivers: true, expected: true })
    expect((await hours()).differences).toEqual([])
  })

  it('is kept in order and joined, and never over what somebody else has saved', async () => {
    const week = [
      [
        { from: 720, to: 900 },
        { from: 600, to: 720 },
      ],
      ...ALWAYS.slice(1),
    ]
    expect(await save(drawn({ week }))).toEqual({ version: 1 })
    expect((await hours()).drawn).toMatchObject({ version: 1, changedBy: 'Manager' })
    expect((await hours()).drawn.hours.week[0]).toEqual([{ from: 600, to: 900 }])
    await expect(save(drawn(), central, 0)).rejects.toMatchObject({ key: 'hoursChanged' })
    expect(await save(drawn(), central, 1)).toEqual({ version: 2 })
    await expect(save(drawn(), central, 1)).rejects.toMatchObject({ key: 'hoursChanged' })
  })

  it('sends all stores or none when one has changed since it was looked at', async () => {
    await save(drawn())
    await save(drawn(), mongkok)
    const stores = [
      { storeId: central, version: 1 },
      { storeId: mongkok, version: 2 },
    ]
    const sent = sendHours({ actor: await instance.actor('manager'), form: { stores } })
    await expect(sent).rejects.toMatchObject({ key: 'hoursChanged' })
    expect(await sendings()).toEqual([])
  })
})

describe('when the platform does not say yes', () => {
  it.each([
    ['timeout', {}],
    ['drop_before', {}],
    ['drop_after', {}],
    ['http_500', {}],
    ['garbage', {}],
    ['error', { code: 261005 }],
  ])('%s: not confirmed, sent again by itself, and then it is', async (kind, more) => {
    await save(drawn())
    await send(central)
    await fault(kind, more)
    const delivered = kind === 'timeout' ? withTimeOut(GIVE_UP_MS, deliverAll) : deliverAll()
    expect(await delivered).toEqual(['unconfirmed'])
    expect(await hours()).toMatchObject({
      latest: { regular: { last: { state: 'unconfirmed', attempts: 1 }, accepted: null } },
      inForce: { regular: null, uncertain: true },
    })
    expect((await hours()).latest.regular.last?.retryAt).not.toBeNull()
    expect(await deliverAll()).toEqual(['accepted'])
    expect(await hours()).toMatchObject({
      latest: { regular: { last: { state: 'accepted', attempts: 2, failure: null } } },
      inForce: { uncertain: false },
    })
  })

  it('a refusal is told in its words, changes nothing, and can be sent again', async () => {
    await save(drawn(special(TWO_DAYS_ON, { from: 600, to: 700 })))
    await send(central)
    await fault('error', { code: 264100, times: 2 })
    expect(await deliverAll()).toEqual(['refused', 'refused'])
    const refused = await hours()
    expect(refused.latest.temporary.last).toMatchObject({
      refusal: { code: '264100' },
      retryAt: null,
    })
    expect(refused).toMatchObject({ held: [], inForce: { regular: null, uncertain: false } })
    const actor = await instance.actor('manager')
    const { last } = refused.latest.temporary
    await resendHours({ actor, form: { sendingId: last!.id } })
    expect(await deliverAll()).toEqual(['accepted'])
    expect((await hours()).held).toEqual([TWO_DAYS_ON])
  })

  it('what may have been taken is taken back all the same', async () => {
    await save(drawn(special(TWO_DAYS_ON, { from: 600, to: 700 })))
    await send(central)
    await deliverSending({ db: instance.db, sendingId: (await sendings())[0]!.id })
    await fault('drop_after')
    expect(await deliverAll()).toEqual(['unconfirmed'])
    expect((await hours()).held).toEqual([TWO_DAYS_ON])

    await save(drawn())
    await send(central)
    expect(await deliverAll()).toEqual(['accepted', 'accepted'])
    expect((await told()).at(-1)).toMatchObject({
      business_temporary_time: [
        { start_time: `${TWO_DAYS_ON} 00:00`, end_time: `${TWO_DAYS_ON} 23:59` },
      ],
    })
  })

  it('one at a time for each store: the next goes when the one before is settled', async () => {
    await save(drawn(special(TWO_DAYS_ON, { from: 600, to: 700 })))
    await send(central)
    const [regular, temporary] = await sendings()
    await fault('slow', UNTIL_RELEASED)
    const first = deliverSending({ db: instance.db, sendingId: regular!.id })
    await eventually(async () => (await sendings())[0]?.state === 'sending')
    expect(await deliverSending({ db: instance.db, sendingId: temporary!.id })).toBeNull()
    answers.release()
    expect(await first).toBe('accepted')
    await workThroughQueue()
    await eventually(async () => (await sendings())[1]?.state === 'accepted')
    expect((await told()).map(({ update_type }) => update_type)).toEqual([
      'business_regular_time',
      'business_temporary_time',
    ])
  })

  it('what waits is replaced by what is sent after it', async () => {
    await save(drawn({ week: EVENINGS }))
    await send(central)
    await save(drawn())
    await send(central)
    expect(await deliverAll()).toEqual(['accepted'])
    expect((await sendings()).map(({ state }) => state)).toEqual(['replaced', 'accepted'])
    expect(await told()).toHaveLength(1)
  })

  it('is not left lying by a process that ended in the middle', async () => {
    await save(drawn())
    await send(central)
    await instance.db.execute('delete from graphile_worker._private_jobs')
    const lost = new Date(Date.now() - 200_000)
    await instance.db
      .update(hoursSendings)
      .set({ state: 'sending', mayHold: true, startedAt: lost })
    await sweepSendings({ db: instance.db })
    expect((await hours()).latest.regular.last).toMatchObject({
      state: 'unconfirmed',
      failure: 'interrupted',
    })
    await workThroughQueue()
    await eventually(async () => (await hours()).latest.regular.accepted !== null)
  })
})

describe('the history', () => {
  it('sends an earlier week again, as it was', async () => {
    await save(drawn({ week: EVENINGS }))
    await send(central)
    await deliverAll()
    await save(drawn())
    await send(central)
    await deliverAll()
    const [first] = await sendings()
    const actor = await instance.actor('manager')
    await resendHours({ actor, form: { sendingId: first!.id } })
    expect(await deliverAll()).toEqual(['accepted'])
    const sent = await told()
    expect(sent).toHaveLength(3)
    expect(sent[2]).toEqual(sent[0])
    // The saved drawing is another one, and the page says on which days.
    expect((await hours()).differences).toHaveLength(14)
  })

  it('does not send days that are over', async () => {
    await save(drawn(special(TWO_DAYS_ON, { from: 600, to: 700 })))
    await send(central)
    const [, temporary] = await sendings()
    const elements = [{ start_time: '2026-01-01 10:00', end_time: '2026-01-01 11:00' }]
    await instance.db
      .update(hoursSendings)
      .set({ change: { kind: 'temporary', elements } })
      .where(eq(hoursSendings.id, temporary!.id))
    const again = resendHours({
      actor: await instance.actor('manager'),
      form: { sendingId: temporary!.id },
    })
    await expect(again).rejects.toMatchObject({ key: 'hoursOver' })
  })
})

describe('who may', () => {
  it('staff see hours, and neither draw nor send them', async () => {
    await save(drawn())
    await send(central)
    const actor = await instance.actor('staff')
    const seen = await getHours({ actor, storeId: central })
    expect(seen).toMatchObject({ mayEdit: false, mayOpenClose: false })
    const form = { storeId: central, version: 1, hours: drawn() }
    const refused = { key: 'notAllowed' }
    await expect(saveHours({ actor, form })).rejects.toMatchObject(refused)
    await expect(sendHours({ actor, form: { stores: [form] } })).rejects.toMatchObject(refused)
    const sendingId = seen.latest.regular.last!.id
    await expect(resendHours({ actor, form: { sendingId } })).rejects.toMatchObject(refused)
  })

  it('a store of others is not seen, not checked, not sent to', async () => {
    const shatin = await instance.storeId('HK-SHATIN-03')
    await save(drawn(), shatin)
    await send(shatin)
    const [sending] = await sendings()
    for (const who of ['staff', 'warehouse'] as const) {
      const actor = await instance.actor(who)
      const refused = { key: 'notAllowed' }
      await expect(getHours({ actor, storeId: shatin })).rejects.toMatchObject(refused)
      await expect(checkNow({ actor, form: { storeId: shatin } })).rejects.toMatchObject(refused)
      await expect(resendHours({ actor, form: { sendingId: sending!.id } })).rejects.toMatchObject({
        key: 'sendingNotFound',
      })
    }
  })

  it('an administrator may everywhere', async () => {
    const actor = await instance.actor('admin')
    const form = { storeId: central, version: 0, hours: drawn() }
    expect(await saveHours({ actor, form })).toEqual({ version: 1 })
    expect(await getHours({ actor, storeId: central })).toMatchObject({ mayEdit: true })
  })
})
