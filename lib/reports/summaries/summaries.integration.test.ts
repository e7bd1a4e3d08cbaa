import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { readMail } from '@/lib/config/mail-setting'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { memberships, people } from '@/lib/db/tables/people'
import { reportMails, reportSubscriptions } from '@/lib/db/tables/reports/report-mails'
import { openMailbox, type Mailbox, wordsOf } from '@/lib/testing/mailbox'
import { type RandomOrder, writeOrders } from '@/lib/testing/seeds/random-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listSummaries } from './list-summaries'
import { queueSummaries, type SummaryKey } from './queue-summaries'
import { saveSummary } from './save-summary'
import { sendSummary } from './send-summary'
import { SEND_SUMMARY } from './task-names'

let instance: TestInstance
let mailbox: Mailbox
let manager: Actor
let central: number

/** Tuesday 10 March 2026 was full in Hong Kong; of Wednesday 11 March there is nothing. */
const BEFORE = new Date('2026-03-01T00:00:00+08:00')
const TUESDAY = '2026-03-10'
const ON_WEDNESDAY = new Date('2026-03-11T06:05:00+08:00')
const ON_THURSDAY = new Date('2026-03-12T06:05:00+08:00')
const ON_MONDAY = new Date('2026-03-16T06:05:00+08:00')

beforeAll(async () => {
  instance = await testInstance({})
  mailbox = await openMailbox()
  manager = await instance.actor('manager')
  central = await instance.storeId('HK-CENTRAL-01')
  const usual = ['2026-02-10', '2026-02-17', '2026-02-24', '2026-03-03']
  await writeOrders(instance.db, [
    ...usual.flatMap((day) => ordersOf(day, { onTime: 20, late: 0, cancelled: 0 })),
    ...ordersOf(TUESDAY, { onTime: 20, late: 25, cancelled: 15 }),
  ])
})
afterAll(async () => {
  await mailbox.close()
  await instance.close()
})
beforeEach(async () => {
  mailbox.taken.length = 0
  mailbox.refuse(false)
  withMail(mailbox.url)
  await instance.asOwner('truncate report_mails, report_subscriptions')
  await instance.asOwner('delete from graphile_worker._private_jobs')
  await instance.db.update(people).set({ locale: 'en', disabledAt: null })
})

function ordersOf(
  day: string,
  counts: { onTime: number; late: number; cancelled: number },
): RandomOrder[] {
  const kinds = (['onTime', 'late', 'cancelled'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, () => kind),
  )
  return kinds.map((kind, at) => {
    const createdAt = new Date(Date.parse(`${day}T11:00:00+08:00`) + at * 60_000)
    const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
    const stage = kind === 'cancelled' ? 'cancelled' : 'done'
    return {
      family: 'food',
      storeId: central,
      origin: 'here',
      createdAt,
      scheduledFor: null,
      slot: null,
      predicted: [later(kind === 'late' ? 20 : 40)],
      courier: '',
      events: [
        { kind: 'asked', stage: null, at: createdAt },
        { kind: 'status', stage, at: later(30) },
      ],
    }
  })
}

function withMail(url: string | undefined) {
  const mail = readMail({ SMTP_URL: url }, 'http://localhost:3000')
  heldPerProcess().set('settings', { ...settings(), mail })
}

const subscribe = (rhythm: 'daily' | 'weekly', storeIds = [central], person = manager) =>
  instance.db
    .insert(reportSubscriptions)
    .values({ personId: person.id, rhythm, storeIds, since: BEFORE })

async function queued(): Promise<SummaryKey[]> {
  const { rows } = await instance.db.execute<{ payload: SummaryKey }>(
    sql`select p.payload from graphile_worker._private_jobs p
      join graphile_worker.jobs j on j.id = p.id where j.task_identifier = ${SEND_SUMMARY}`,
  )
  return rows.map(({ payload }) => payload)
}

/** Looks, and sends what is due, as the queue would. */
async function look(now: Date): Promise<void> {
  const { db } = instance
  await queueSummaries({ db, now })
  for (const summary of await queued()) await sendSummary({ db, now, ...summary })
  await instance.asOwner('delete from graphile_worker._private_jobs')
}

/** One part of the only message, as its reader sees it. */
function shown(kind: 'plain' | 'html'): string {
  expect(mailbox.taken).toHaveLength(1)
  const { message = '' } = mailbox.taken[0] ?? {}
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? 'none'
  const part = message.split(`--${boundary}`).find((one) => one.includes(`text/${kind}`))
  return wordsOf((part ?? '').replace(/^\r\n/, '')).replaceAll('\r\n', '\n')
}

describe('a summary of the day before', () => {
  it('comes once, with the figures and the three things that stood out', async () => {
    await subscribe('daily')
    await look(new Date('2026-03-11T05:55:00+08:00'))
    expect(mailbox.taken).toEqual([])
    await look(ON_WEDNESDAY)
    await look(ON_WEDNESDAY)
    expect(mailbox.taken.map(({ to }) => to)).toEqual([['manager@handover.example']])
    const text = shown('plain')
    expect(text).toContain('Tue, Mar 10, 2026')
    expect(text).toContain('Orders: 60 (20)')
    expect(text).toContain('60 orders, more than the usual 20.')
    expect(text).toContain('25 of 45 late, usually 0%.')
    expect(text).toContain('15 cancelled on the platform’s side, usually 0.')
    expect(text.split('What stood out\n')[1]?.split('\n\n')[0]?.split('\n')).toHaveLength(3)
    expect(text).toContain(`http://localhost:3000/reports?`)
    expect(shown('html')).toContain('<html lang="en">')
  })

  it.each(['zh-HK', 'zh-TW', 'ms', 'th', 'vi'] as const)(
    'is in the words of %s',
    async (locale) => {
      await instance.db.update(people).set({ locale }).where(eq(people.id, manager.id))
      await subscribe('daily')
      await look(ON_WEDNESDAY)
      expect(shown('html')).toContain(`<html lang="${locale}">`)
      expect(shown('plain')).not.toContain('What stood out')
      expect(shown('plain')).toContain('60')
    },
  )

  it('is one line when there was no order', async () => {
    await subscribe('daily')
    await look(ON_THURSDAY)
    const text = shown('plain')
    expect(text).toMatch(/Wed, Mar 11, 2026: no orders at .+\.\n/)
    expect(text).not.toContain('stood out')
    expect(text.trim().split('\n\n')).toHaveLength(3)
  })

  it('comes again when the server refused it, and then once', async () => {
    await subscribe('daily')
    mailbox.refuse(true)
    await expect(look(ON_WEDNESDAY)).rejects.toThrow('did not take')
    mailbox.refuse(false)
    const key = { personId: manager.id, rhythm: 'daily' as const, day: TUESDAY }
    await sendSummary({ db: instance.db, now: ON_WEDNESDAY, ...key })
    await sendSummary({ db: instance.db, now: ON_WEDNESDAY, ...key })
    expect(mailbox.taken).toHaveLength(1)
  })

  it('is not of a day before the person asked for any', async () => {
    await subscribe('daily')
    await instance.db.update(reportSubscriptions).set({ since: ON_WEDNESDAY })
    await look(ON_WEDNESDAY)
    expect(mailbox.taken).toEqual([])
  })
})

it('of a week comes on Monday, of Monday to Sunday', async () => {
  await subscribe('weekly')
  await instance.db
    .update(reportSubscriptions)
    .set({ since: new Date('2026-03-10T00:00:00+08:00') })
  await look(ON_WEDNESDAY)
  expect(mailbox.taken).toEqual([])
  await look(ON_MONDAY)
  await look(new Date('2026-03-17T09:00:00+08:00'))
  const text = shown('plain')
  expect(text).toContain('Mon, Mar 9, 2026 to Sun, Mar 15, 2026')
  expect(text).toContain('Orders: 60 (20)')
})

it('is sent once when two workers race', async () => {
  const { db } = instance
  await subscribe('daily')
  await Promise.all([1, 2, 3].map(() => queueSummaries({ db, now: ON_WEDNESDAY })))
  const [summary, ...more] = await queued()
  expect(more).toEqual([])
  if (!summary) throw new Error('nothing was queued')
  await Promise.all([1, 2, 3].map(() => sendSummary({ db, now: ON_WEDNESDAY, ...summary })))
  expect(mailbox.taken).toHaveLength(1)
  const [row] = await db.select().from(reportMails)
  expect(row?.sentAt).toEqual(ON_WEDNESDAY)
})

describe('nothing is sent', () => {
  const send = () =>
    sendSummary({
      db: instance.db,
      now: ON_WEDNESDAY,
      personId: manager.id,
      rhythm: 'daily',
      day: TUESDAY,
    })

  it('to somebody who was disabled, before it was queued or since', async () => {
    await subscribe('daily')
    await queueSummaries({ db: instance.db, now: ON_WEDNESDAY })
    expect(await queued()).toHaveLength(1)
    await instance.db.update(people).set({ disabledAt: BEFORE }).where(eq(people.id, manager.id))
    await send()
    await look(ON_THURSDAY)
    expect(mailbox.taken).toEqual([])
  })

  it('to somebody who may see no reports there any more', async () => {
    await subscribe('daily')
    await queueSummaries({ db: instance.db, now: ON_WEDNESDAY })
    const ofManager = eq(memberships.personId, manager.id)
    await instance.db.update(memberships).set({ role: 'staff' }).where(ofManager)
    try {
      await send()
      await look(ON_THURSDAY)
      expect(mailbox.taken).toEqual([])
    } finally {
      await instance.db.update(memberships).set({ role: 'manager' }).where(ofManager)
    }
  })

  it('to somebody who ended it, nor without a server', async () => {
    await send()
    await subscribe('daily')
    withMail(undefined)
    await look(ON_WEDNESDAY)
    expect(await queued()).toEqual([])
    expect(mailbox.taken).toEqual([])
  })
})

describe('the choice', () => {
  const NOW = ON_WEDNESDAY
  const saved = () => instance.db.select().from(reportSubscriptions)

  it('is kept for oneself and for others, shown, changed and ended', async () => {
    const admin = await instance.actor('admin')
    const form = { personId: manager.id, rhythm: 'daily' as const, storeIds: [central] }
    await saveSummary({ actor: manager, form, now: NOW })
    const [own] = await listSummaries({ actor: manager })
    expect(own).toMatchObject({ isSelf: true, rhythm: 'daily', chosen: [central] })
    const change = { ...form, rhythm: 'weekly' as const, storeIds: [] }
    await saveSummary({ actor: admin, form: change, now: NOW })
    const people = await listSummaries({ actor: admin })
    expect(people[0]).toMatchObject({ id: admin.id, isSelf: true, rhythm: 'off' })
    const listed = people.find(({ id }) => id === manager.id)
    expect(listed).toMatchObject({ rhythm: 'weekly', chosen: [] })
    await saveSummary({ actor: manager, form: { ...form, rhythm: 'off' }, now: NOW })
    expect(await saved()).toEqual([])
  })

  it('is refused without the permission, of a stranger’s store, and of who may do more', async () => {
    const staff = await instance.actor('staff')
    const admin = await instance.actor('admin')
    const form = { rhythm: 'daily' as const, storeIds: [] }
    const refused = (actor: Actor, personId: number, storeIds: number[] = []) =>
      expect(
        saveSummary({ actor, form: { ...form, personId, storeIds }, now: NOW }),
      ).rejects.toMatchObject({ key: 'notFound' })
    await refused(staff, staff.id)
    await refused(staff, manager.id)
    await refused(manager, admin.id)
    await refused(manager, staff.id)
    await refused(manager, manager.id, [900_000_000])
    expect(await saved()).toEqual([])
    expect(await listSummaries({ actor: staff })).toEqual([])
    const ids = (await listSummaries({ actor: manager })).map(({ id }) => id)
    expect(ids).not.toContain(admin.id)
    expect(ids).not.toContain(staff.id)
  })
})
