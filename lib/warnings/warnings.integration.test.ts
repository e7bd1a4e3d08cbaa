import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { heldPerProcess } from '@/lib/config/per-process'
import { readMail } from '@/lib/config/mail-setting'
import { settings } from '@/lib/config/settings'
import { counters } from '@/lib/db/tables/sessions'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { warnings } from '@/lib/db/tables/warnings'
import { listCounters } from '@/lib/stores/counters/list-counters'
import { markCounter } from '@/lib/stores/counters/mark-counter'
import { openMailbox, type Mailbox, wordsOf } from '@/lib/testing/mailbox'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { raiseWarnings } from './raise-warnings'
import { sendWarning } from './send-warning'
import { SEND_WARNING } from './task-names'

let instance: TestInstance
let mailbox: Mailbox
let central: number
let manager: Actor

beforeAll(async () => {
  instance = await testInstance({})
  mailbox = await openMailbox()
  central = await instance.storeId('HK-CENTRAL-01')
  manager = await instance.actor('manager')
})
afterAll(async () => {
  await mailbox.close()
  await instance.close()
})
beforeEach(async () => {
  mailbox.taken.length = 0
  mailbox.refuse(false)
  withMail(mailbox.url)
  await instance.asOwner(
    'truncate warnings, counters, orders, store_status, hours_sendings cascade',
  )
  await instance.asOwner('delete from graphile_worker._private_jobs')
  await instance.db.update(people).set({ wantsWarnings: true, locale: 'en' })
})

function withMail(url: string | undefined) {
  const mail = readMail({ SMTP_URL: url }, 'http://localhost:3000')
  heldPerProcess().set('settings', { ...settings(), mail })
}

type Payload = { warningId: number; personId: number }

/** Looks, and sends what is to be sent, as the queue would. */
async function look(): Promise<void> {
  const { db } = instance
  await raiseWarnings({ db, now: new Date() })
  const { rows } = await db.execute<{ id: string; payload: Payload }>(
    sql`select p.id, p.payload from graphile_worker._private_jobs p
      join graphile_worker.jobs j on j.id = p.id where j.task_identifier = ${SEND_WARNING}`,
  )
  for (const { payload } of rows) await sendWarning({ db, ...payload })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db.execute(sql`select graphile_worker.complete_jobs(${`{${ids.join()}}`}::bigint[])`)
}
const receivers = () => mailbox.taken.flatMap(({ to }) => to).toSorted()

async function orderInDoubt(minutes: number): Promise<number> {
  const at = sql`now() - make_interval(mins => ${minutes})`
  const [order] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: central,
      clientOrderId: `T${minutes}-77`,
      placing: 'unconfirmed',
      recipientName: 'Chan Tai Man',
      recipientPhone: '91234567',
      createdAt: at,
    })
    .returning({ id: orders.id })
  const event = { identity: 'unconfirmed:1', source: 'system', kind: 'unconfirmed' } as const
  await instance.db.insert(orderEvents).values({ orderId: order!.id, ...event, at })
  return order!.id
}

describe('an order in doubt', () => {
  it('is told to those who manage its store after ten minutes, once, without its customer', async () => {
    const id = await orderInDoubt(11)
    await look()
    await look()
    expect(receivers()).toEqual(['admin@handover.example', 'manager@handover.example'])
    const words = wordsOf(mailbox.taken[0]!.message)
    expect(words).toContain('T11-77')
    expect(words).toContain(`http://localhost:3000/food/${id}`)
    expect(words).not.toMatch(/Chan|91234567/)
  })

  it('is nobody’s worry before that, nor where it was settled', async () => {
    await orderInDoubt(9)
    const id = await orderInDoubt(12)
    await instance.db.update(orders).set({ placing: 'placed' }).where(eq(orders.id, id))
    await look()
    expect(receivers()).toEqual([])
  })

  it('is raised once by instances that look at the same moment', async () => {
    await orderInDoubt(11)
    const { db } = instance
    await Promise.all([1, 2, 3].map(() => raiseWarnings({ db, now: new Date() })))
    expect(await db.select().from(warnings)).toHaveLength(1)
    await look()
    expect(receivers()).toHaveLength(2)
  })

  it('is told in the reader’s language, and not to who wants none', async () => {
    await instance.db
      .update(people)
      .set({ locale: 'zh-HK' })
      .where(eq(people.email, 'manager@handover.example'))
    await instance.db.update(people).set({ wantsWarnings: false }).where(eq(people.isAdmin, true))
    await orderInDoubt(11)
    await look()
    expect(receivers()).toEqual(['manager@handover.example'])
    expect(wordsOf(mailbox.taken[0]!.message)).toContain('未確認')
  })

  it('is told again by the queue when the mail server did not take it', async () => {
    await orderInDoubt(11)
    mailbox.refuse(true)
    await expect(look()).rejects.toThrow('SMTP')
    mailbox.refuse(false)
    await look()
    expect(receivers()).toHaveLength(2)
  })

  it('is written down nowhere while no e-mail can be sent', async () => {
    withMail(undefined)
    await orderInDoubt(11)
    await look()
    expect(await instance.db.select().from(warnings)).toEqual([])
  })
})

describe('a closing', () => {
  it('that the platform refused is told, and one that it took is not', async () => {
    const close = async (state: 'refused' | 'accepted') => {
      const [sending] = await instance.db
        .insert(hoursSendings)
        .values({
          storeId: central,
          region: 'HK',
          kind: 'status',
          change: { kind: 'status', open: false },
          payload: {},
          state,
        })
        .returning({ id: hoursSendings.id })
      const row = { storeId: central, open: false, sendingId: sending!.id, changedBy: manager.id }
      await instance.db
        .insert(storeStatus)
        .values(row)
        .onConflictDoUpdate({ target: storeStatus.storeId, set: row })
    }
    await close('accepted')
    await look()
    expect(receivers()).toEqual([])
    await close('refused')
    await look()
    expect(receivers()).toEqual(['admin@handover.example', 'manager@handover.example'])
    expect(wordsOf(mailbox.taken[0]!.message)).toContain('/stores')
  })
})

describe('a job that failed for good', () => {
  it('is told to who sees to Handover, in words', async () => {
    await instance.db.execute(sql`select graphile_worker.add_job('lockers.refresh',
      '{}'::json, job_key := 'one', max_attempts := 1)`)
    await instance.db.execute(sql`update graphile_worker._private_jobs
      set attempts = 1, last_error = 'unexpected', updated_at = now() - interval '1 minute'`)
    await look()
    expect(receivers()).toEqual(['admin@handover.example'])
    expect(wordsOf(mailbox.taken[0]!.message)).toContain('Read the list of lockers')
  })
})

describe('the counters of a store', () => {
  async function counterSeen(minutesAgo: number) {
    const staff = await instance.actor('staff')
    const sessionId = await beginSession({
      db: instance.db,
      personId: staff.id,
      kind: 'password',
      address: '203.0.113.9',
      userAgent:
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    })
    const actor = { ...staff, sessionId }
    await markCounter(instance.db, { actor, shown: central })
    await instance.db
      .update(counters)
      .set({ lastSeenAt: sql`now() - make_interval(mins => ${minutesAgo})` })
    return actor
  }

  it('are those of who works there, and of a manager who shows that store alone', async () => {
    const shown = async (actor: Actor, store: number | 'all') => {
      await instance.asOwner('truncate counters')
      const sessionId = await beginSession({
        db: instance.db,
        personId: actor.id,
        kind: 'password',
        address: '203.0.113.9',
        userAgent: null,
      })
      await markCounter(instance.db, { actor: { ...actor, sessionId }, shown: store })
      const rows = await instance.db.select().from(counters)
      return rows.map(({ storeId }) => storeId)
    }
    expect(await shown(await instance.actor('staff'), 'all')).toContain(central)
    expect(await shown(manager, 'all')).toEqual([])
    expect(await shown(manager, central)).toEqual([central])
  })

  it('are shown with their device and person, connected or gone', async () => {
    await counterSeen(0)
    const [store] = (await listCounters({ actor: manager })).filter(
      ({ storeId }) => storeId === central,
    )
    expect(store).toMatchObject({ goneSince: null, counters: [{ person: 'Counter' }] })
    expect(store!.counters[0]!.isConnected).toBe(true)
  })

  it('are told of when the last has been gone for three minutes, once each time', async () => {
    const actor = await counterSeen(2)
    await look()
    expect(receivers()).toEqual([])
    await instance.db.update(counters).set({ lastSeenAt: sql`now() - interval '4 minutes'` })
    await look()
    await look()
    expect(receivers()).toEqual(['admin@handover.example', 'manager@handover.example'])
    const listed = await listCounters({ actor: manager })
    expect(listed.find(({ storeId }) => storeId === central)?.goneSince).not.toBeNull()

    await markCounter(instance.db, { actor, shown: central })
    const back = await listCounters({ actor: manager })
    expect(back.find(({ storeId }) => storeId === central)?.goneSince).toBeNull()
    await instance.db.update(counters).set({ lastSeenAt: sql`now() - interval '5 minutes'` })
    await look()
    expect(receivers()).toHaveLength(4)
  })

  it('may be off while the store is closed', async () => {
    await counterSeen(4)
    const [sending] = await instance.db
      .insert(hoursSendings)
      .values({
        storeId: central,
        region: 'HK',
        kind: 'status',
        change: { kind: 'status', open: false },
        payload: {},
        state: 'accepted',
      })
      .returning({ id: hoursSendings.id })
    await instance.db
      .insert(storeStatus)
      .values({ storeId: central, open: false, sendingId: sending!.id, changedBy: manager.id })
    await look()
    expect(receivers()).toEqual([])
  })
})
