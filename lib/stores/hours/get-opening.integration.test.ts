import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getOpening } from './get-opening'

/** A Monday, 23:40 in Hong Kong. */
const NIGHT = new Date('2026-11-23T15:40:00Z')

let instance: TestInstance
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
})
beforeEach(() => instance.asOwner('truncate hours_sendings, store_status'))
afterAll(() => instance.close())

const closure = async (now = NIGHT) =>
  (await getOpening({ actor: await instance.actor('staff'), storeId: central, now })).closure

type Sending = typeof hoursSendings.$inferInsert

async function sent(change: Partial<Sending>): Promise<number> {
  const [row] = await instance.db
    .insert(hoursSendings)
    .values({
      storeId: central,
      region: 'HK',
      kind: 'regular',
      change: { kind: 'regular', elements: WEEK },
      payload: {},
      state: 'accepted',
      mayHold: true,
      ...change,
    })
    .returning({ id: hoursSendings.id })
  return row!.id
}

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
  day_of_week,
  start_time: '11:00',
  end_time: '22:00',
}))

describe('whether a store is closed, for the order form', () => {
  it('is not known where nothing was ever sent, or what was sent is in doubt', async () => {
    expect(await closure()).toBeNull()
    await sent({ state: 'unconfirmed' })
    expect(await closure()).toBeNull()
  })

  it('is told by its hours, with since when and until when', async () => {
    await sent({})
    expect(await closure()).toEqual({
      by: 'hours',
      since: '2026-11-23T14:00:00.000Z',
      opensAt: '2026-11-24T03:00:00.000Z',
    })
    expect(await closure(new Date('2026-11-23T13:59:00Z'))).toBeNull()
  })

  it('is told by the switch, which goes before the hours', async () => {
    await sent({})
    const change = { kind: 'status', open: false } as const
    const sendingId = await sent({ kind: 'status', change, mayHold: false })
    const changedAt = new Date('2026-11-24T04:00:00Z')
    const reopenAt = new Date('2026-11-24T05:00:00Z')
    await instance.db
      .insert(storeStatus)
      .values({ storeId: central, open: false, reopenAt, sendingId, changedAt })
    expect(await closure(new Date('2026-11-24T04:10:00Z'))).toEqual({
      by: 'switch',
      since: changedAt.toISOString(),
      opensAt: reopenAt.toISOString(),
    })
  })

  it('is not told to those who may not order there', async () => {
    const actor = await instance.actor('warehouse')
    const asked = getOpening({ actor, storeId: central, now: NIGHT })
    await expect(asked).rejects.toMatchObject({ key: 'notAllowed' })
  })
})
