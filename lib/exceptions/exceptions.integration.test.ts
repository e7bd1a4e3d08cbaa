import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labels } from '@/lib/db/tables/labels'
import { orderFollowUps } from '@/lib/db/tables/order-follow-ups'
import { localDay } from '@/lib/domain/time/local-time'
import { addEvent } from '@/lib/orders/status/add-event'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { changeFollowUp } from './change-follow-up'
import { exportExceptions } from './export-exceptions'
import { listExceptions } from './list-exceptions'
import { exceptionFilterSchema, type ExceptionFilter } from './model/exception-forms'

const HOUR_MS = 3_600_000
let instance: TestInstance
let shaTin: number
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  shaTin = await instance.storeId('HK-SHATIN-03')
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

type Who = 'warehouse' | 'manager' | 'staff'

async function list(filter: Partial<ExceptionFilter> = {}, who: Who = 'warehouse') {
  const actor = await instance.actor(who)
  return listExceptions({ actor, filter: { ...exceptionFilterSchema.parse({}), ...filter } })
}
const kindsOf = async (orderId: number, filter: Partial<ExceptionFilter> = {}) => {
  const { rows } = await list(filter)
  return rows.find((row) => row.orderId === orderId)?.exceptions.map(({ kind }) => kind) ?? null
}
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const yesterday = () => ({ date: localDay(ago(24), 'HK'), period: '00:00-00:30' })

/** A waybill with its label, on the way and heard of just now. */
async function calm(change: Partial<Parameters<typeof seedParcel>[1]> = {}) {
  const row = await seedParcel(instance.db, {
    storeId: shaTin,
    stage: 'riding',
    statusAt: ago(0),
    ...change,
  })
  await instance.db.insert(labels).values({
    orderId: row.id,
    paper: 'A4',
    copies: 1,
    language: 'en',
    pages: 1,
    sha256: '',
    pdf: Buffer.from('%PDF'),
  })
  return row
}

describe('the exceptions list', () => {
  it('leaves alone what goes as planned, and what is finished', async () => {
    const planned = await calm()
    const ended = await calm({ stage: 'done', closed: true, delivery: yesterday() })
    expect(await kindsOf(planned.id)).toBeNull()
    expect(await kindsOf(ended.id)).toBeNull()
  })

  it('finds each thing that can be wrong, in the store’s own time', async () => {
    const late = await calm({ delivery: yesterday() })
    const waiting = await calm({ stage: 'waiting', pickup: yesterday() })
    const unlabelled = await seedParcel(instance.db, { storeId: shaTin, statusAt: ago(0) })
    const silent = await calm({ statusAt: ago(25), createdAt: ago(48) })
    const doubt = await calm({ placing: 'unconfirmed', platformOrderId: null })
    expect(await kindsOf(late.id)).toEqual(['late-delivery'])
    expect(await kindsOf(waiting.id)).toEqual(['late-pickup'])
    expect(await kindsOf(unlabelled.id)).toEqual(['no-label'])
    expect(await kindsOf(silent.id)).toEqual(['silent'])
    expect(await kindsOf(doubt.id)).toEqual(['unconfirmed'])
  })

  it('tells of a parcel that the platform gave up, until it is sent again', async () => {
    const ended = {
      family: 'parcel',
      stage: 'cancelled',
      closed: true,
      recipientPhone: '65550001',
    } as const
    const old = await calm({ ...ended, recipientPhone: '65550002', closedAt: ago(25) })
    const asked = await calm({ ...ended, recipientPhone: '65550003', closedAt: ago(1) })
    await addEvent(instance.db, {
      orderId: asked.id,
      source: 'staff',
      kind: 'cancel-asked',
      at: ago(1),
      identity: 'cancel-asked',
    })
    const row = await calm({ ...ended, closedAt: ago(1), createdAt: ago(3) })
    expect(await kindsOf(row.id)).toEqual(['given-up'])
    expect([await kindsOf(old.id), await kindsOf(asked.id)]).toEqual([null, null])
    await calm({ family: 'parcel', recipientPhone: '65550001', createdAt: ago(0) })
    expect(await kindsOf(row.id)).toBeNull()
  })

  it('shows what the platform said went wrong last', async () => {
    const row = await calm()
    for (const [index, exception] of ['Gate closed', 'Nobody at home'].entries()) {
      await addEvent(instance.db, {
        orderId: row.id,
        source: 'callback',
        kind: 'status',
        at: ago(2 - index),
        identity: `status:${index}`,
        detail: { exception },
      })
    }
    const { rows, counts } = await list({ kind: 'reported' })
    expect(rows).toEqual([expect.objectContaining({ orderId: row.id, reported: 'Nobody at home' })])
    expect(counts.reported).toBe(1)
  })

  it('leaves out what the platform says is over, and not what a late repeat says', async () => {
    const row = await calm()
    const told = (exception: string, identity: string, hours: number, signed: number) =>
      addEvent(instance.db, {
        orderId: row.id,
        source: 'callback',
        kind: 'status',
        at: ago(hours),
        identity,
        detail: { exception, signedAt: new Date(signed).toISOString() },
      })
    await told('Gate closed', 'closed', 2, 2_000)
    await told('', 'late', 3, 9_000)
    expect(await kindsOf(row.id)).toEqual(['reported'])
    await told('', 'open', 1, 3_000)
    expect(await kindsOf(row.id)).toBeNull()
  })

  it('shows nobody what is not theirs', async () => {
    const parcel = await seedParcel(instance.db, {
      storeId: central,
      family: 'parcel',
      scheduledFor: ago(3),
      createdAt: ago(30),
    })
    const ids = async (who: Who) => (await list({}, who)).rows.map(({ orderId }) => orderId)
    expect(await ids('warehouse')).not.toContain(parcel.id)
    expect(await ids('staff')).toEqual([parcel.id])
    expect(await ids('manager')).toContain(parcel.id)
  })

  it('goes on page by page, each order once, what waits longest first', async () => {
    for (let index = 0; index < 60; index += 1) {
      await seedParcel(instance.db, {
        storeId: central,
        family: 'parcel',
        createdAt: ago(100 + (index % 7)),
      })
    }
    const seen: number[] = []
    let after: string | null = null
    do {
      const page = await list({ after, store: central }, 'staff')
      seen.push(...page.rows.map(({ orderId }) => orderId))
      after = page.next
    } while (after !== null)
    const { total } = await list({ store: central }, 'staff')
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })
})

describe('looking after an order', () => {
  const care = { ownerId: null, note: '', snoozeUntil: '' }

  it('keeps owner and note, and leaves out what was put off until its time', async () => {
    const row = await calm({ delivery: yesterday() })
    const actor = await instance.actor('warehouse')
    const manager = await instance.actor('manager')
    const form = { ...care, orderId: row.id, ownerId: manager.id, note: 'Called the guest' }
    await changeFollowUp({ actor, form })
    const mine = async (who: Who) => (await list({ owner: 'mine' }, who)).rows
    expect(await mine('manager')).toEqual([
      expect.objectContaining({ orderId: row.id, note: 'Called the guest' }),
    ])
    expect(await mine('warehouse')).toEqual([])
    await changeFollowUp({
      actor,
      form: { ...form, snoozeUntil: `${localDay(ago(-48), 'HK')}T09:00` },
    })
    expect(await kindsOf(row.id)).toBeNull()
    expect(await kindsOf(row.id, { snoozed: '1' })).toEqual(['late-delivery'])
  })

  it('takes a note after the time until which it was put off', async () => {
    const row = await calm({ delivery: yesterday() })
    const actor = await instance.actor('warehouse')
    const ended = { snoozedUntil: ago(1), changedAt: ago(30), changedBy: actor.id }
    await instance.db.insert(orderFollowUps).values({ orderId: row.id, ...ended })
    const shown = async () => (await list()).rows.find(({ orderId }) => orderId === row.id)
    const until = (await shown())?.snoozedUntil
    expect(until).toBeNull()
    // As the dialog sends it: what the list says, and a note.
    await changeFollowUp({
      actor,
      form: { ...care, orderId: row.id, note: 'Left at the door', snoozeUntil: until ?? '' },
    })
    expect(await shown()).toMatchObject({ note: 'Left at the door' })
  })

  it('refuses times that are over or too far, and people who may not', async () => {
    const row = await calm({ delivery: yesterday() })
    const actor = await instance.actor('warehouse')
    const staff = await instance.actor('staff')
    const given = { ...care, orderId: row.id }
    const refused = async (change: object, problem: object) => {
      const form = { ...given, ...change }
      await expect(changeFollowUp({ actor, form })).rejects.toMatchObject(problem)
    }
    await refused({ snoozeUntil: '2020-01-01T09:00' }, { fields: { snoozeUntil: 'past' } })
    await refused({ snoozeUntil: '2999-01-01T09:00' }, { fields: { snoozeUntil: 'tooFar' } })
    await refused({ snoozeUntil: 'soon' }, { fields: { snoozeUntil: 'invalid' } })
    await refused({ ownerId: staff.id }, { fields: { ownerId: 'invalid' } })
    await expect(changeFollowUp({ actor: staff, form: given })).rejects.toMatchObject({
      key: 'notFound',
    })
  })

  it('does not tell who may not see an order that there is one', async () => {
    const waybill = await calm({ storeId: central })
    const staff = await instance.actor('staff')
    // They work at its store, and have nothing to do with what home express brings.
    expect(staff.roles.has(central)).toBe(true)
    const answerTo = (orderId: number) =>
      changeFollowUp({ actor: staff, form: { ...care, orderId } })
    await expect(answerTo(waybill.id)).rejects.toMatchObject({ key: 'notFound' })
    await expect(answerTo(waybill.id + 1_000_000)).rejects.toMatchObject({ key: 'notFound' })
  })
})

it('exports what the filter shows, and nothing else', async () => {
  const row = await calm({ delivery: yesterday() })
  const silent = await calm({ statusAt: ago(25), createdAt: ago(48) })
  const actor = await instance.actor('warehouse')
  const filter = exceptionFilterSchema.parse({ kind: 'late-delivery' })
  const ids = (await exportExceptions({ actor, filter })).map(({ orderId }) => orderId)
  expect(ids).toContain(row.id)
  expect(ids).not.toContain(silent.id)
})
