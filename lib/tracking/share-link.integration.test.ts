import { eq } from 'drizzle-orm'
import { addDays, addHours, addMinutes } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { courierPositions, orderEvents, orders } from '@/lib/db/tables/orders'
import { shareLinks } from '@/lib/db/tables/share-links'
import { storeColour } from '@/lib/domain/store-colour'
import { ordersVisited } from '@/lib/live/customer-visits'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getShareState } from './get-share-state'
import { getTrackedOrder } from './get-tracked-order'
import { linkLanguage } from './link-language'
import { makeShareLink } from './make-share-link'
import { revokeShareLinks } from './revoke-share-links'

const NOW = new Date('2026-11-21T04:00:00Z')

/** Everything personal that the order holds: none of it may reach the customer's page. */
const PERSONAL = {
  recipientName: 'Chan Tai Man',
  recipientPhone: '91234567',
  address: 'Flat 8B, 88 Des Voeux Road West',
  courierName: 'Wong Ah Keung',
  courierPhone: '61230000',
  courierPlate: 'AB1234',
  pickupCode: '4711',
  platformOrderId: 'PLATFORM-9',
  trackerUrl: 'https://partner.example/bid/9',
}

let instance: TestInstance
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

let orderId: number
beforeEach(async () => {
  orderId = await newOrder()
})

async function newOrder(change: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: central,
      clientOrderId: `CLIENT-${crypto.randomUUID()}`,
      placing: 'placed',
      stage: 'riding',
      ...PERSONAL,
      request: { remark: 'Ring twice', storeRemark: 'Regular guest' },
      answer: { partner_name: PERSONAL.courierName },
      doorLat: 22.2849,
      doorLng: 114.1533,
      totalCents: 12_850,
      ...change,
    })
    .returning({ id: orders.id })
  return row!.id
}

async function share(change: { at?: Date; order?: number } = {}): Promise<string> {
  const { url } = await makeShareLink({
    actor: await instance.actor('staff'),
    orderId: change.order ?? orderId,
    now: change.at ?? NOW,
  })
  return url.slice(url.lastIndexOf('/') + 1)
}

const open = (token: string, now = NOW) => getTrackedOrder({ token, now })
const revoke = async () =>
  revokeShareLinks({ actor: await instance.actor('staff'), orderId, now: addMinutes(NOW, 5) })

/** The courier took the food at 04:00 and was seen at these minutes before or after. */
async function seenRiding(...minutes: number[]): Promise<void> {
  await instance.db.insert(orderEvents).values({
    orderId,
    identity: 'status:9015',
    source: 'callback',
    kind: 'status',
    stage: 'riding',
    at: NOW,
  })
  for (const minute of minutes) {
    const at = addMinutes(NOW, minute)
    const place = { lat: 22.28 + minute / 1000, lng: 114.15 }
    await instance.db.insert(courierPositions).values({ orderId, at, ...place })
  }
}

describe('a link for the customer', () => {
  it('opens the order as often as one likes, and tells nothing personal', async () => {
    await seenRiding(-4, 2)
    const token = await share()
    const first = await open(token)
    expect(await open(token)).toEqual(first)
    // The whole of it: a new member that tells more fails here.
    expect(first).toEqual({
      storeName: { en: 'Central', zh: '中環店' },
      storePhone: '21110001',
      storeColour: storeColour({ id: central, colour: null }),
      region: 'HK',
      isCancelling: false,
      stage: 'riding',
      scheduledFor: null,
      closedAt: null,
      arrival: null,
      ride: {
        store: { lat: 22.2819, lng: 114.158 },
        door: { lat: 22.2849, lng: 114.1533 },
        courier: { lat: 22.282, lng: 114.15, at: '2026-11-21T04:02:00.000Z' },
      },
    })
    const body = JSON.stringify(first)
    for (const secret of [...Object.values(PERSONAL), 'Ring twice', 'Regular guest', '12850']) {
      expect(body).not.toContain(secret)
    }
  })

  it('does not tell where the courier was before they had the food', async () => {
    await seenRiding(-4, -1)
    expect((await open(await share()))?.ride?.courier).toBeNull()
  })

  it('says in which language its store is read, for whose browser says nothing', async () => {
    expect(await linkLanguage(await share())).toBe('zh-HK')
    expect(await linkLanguage('never-was-one')).toBeNull()
  })

  it('counts as watching the order while somebody looks', async () => {
    const later = addHours(NOW, 1)
    const token = await share()
    await open(token, later)
    expect(ordersVisited(later)).toContain(orderId)
    expect(ordersVisited(addMinutes(later, 1))).not.toContain(orderId)
  })

  it('is kept as a hash only, and tells staff when it was last looked at', async () => {
    const token = await share()
    const [link] = await instance.db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.orderId, orderId))
    expect(JSON.stringify(link)).not.toContain(token)
    const state = async () =>
      getShareState({ actor: await instance.actor('staff'), orderId, now: NOW })
    expect(await state()).toEqual({
      links: 1,
      madeAt: NOW.toISOString(),
      endsAt: addDays(NOW, 3).toISOString(),
      openedAt: null,
    })
    await open(token, addMinutes(NOW, 2))
    expect((await state())?.openedAt).toBe(addMinutes(NOW, 2).toISOString())
  })

  it('may be made again: the one on the paper and the one in the message both work', async () => {
    const [paper, message] = [await share(), await share()]
    expect(paper).not.toBe(message)
    expect(await open(paper)).toEqual(await open(message))
  })

  it('stands in the order’s history, with who made and who ended it', async () => {
    await share()
    await revoke()
    const events = await instance.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
    expect(events.map(({ kind, source }) => [kind, source])).toEqual([
      ['shared', 'staff'],
      ['unshared', 'staff'],
    ])
    const staff = await instance.actor('staff')
    expect(events.map(({ actorId }) => actorId)).toEqual([staff.id, staff.id])
  })
})

describe('a link that no longer opens anything', () => {
  it('was revoked, and all of the order’s others with it', async () => {
    const tokens = [await share(), await share()]
    expect(await revoke()).toMatchObject({ links: 0, endsAt: null })
    for (const token of tokens) expect(await open(token)).toBeNull()
    // Ending what has ended is no event, and a new link opens again.
    expect((await revoke()).links).toBe(0)
    expect(await open(await share())).not.toBeNull()
  })

  it('ran out after three days', async () => {
    const token = await share()
    expect(await open(token, addMinutes(addDays(NOW, 3), -1))).not.toBeNull()
    expect(await open(token, addDays(NOW, 3))).toBeNull()
  })

  it('was of an order that closed a day ago', async () => {
    const token = await share()
    const closedAt = addHours(NOW, 1)
    await instance.db
      .update(orders)
      .set({ stage: 'done', closed: true, closedAt })
      .where(eq(orders.id, orderId))
    expect(await open(token, addHours(closedAt, 23))).toMatchObject({ stage: 'done', ride: null })
    expect(await open(token, addHours(closedAt, 24))).toBeNull()
    expect(ordersVisited(addHours(closedAt, 23))).not.toContain(orderId)
  })

  it.each(['', 'x', 'A'.repeat(32), '%00', '../../api/health'])(
    'never was one: %j',
    async (token) => expect(await open(token)).toBeNull(),
  )
})

describe('who may share, and what', () => {
  it('only who may place orders at that store; to others the order is not there', async () => {
    const shatin = await newOrder({ storeId: await instance.storeId('HK-SHATIN-03') })
    const ask = { actor: await instance.actor('staff'), orderId: shatin, now: NOW }
    await expect(makeShareLink(ask)).rejects.toMatchObject({ key: 'notFound' })
    await expect(revokeShareLinks(ask)).rejects.toMatchObject({ key: 'notFound' })
    expect(await getShareState(ask)).toBeNull()
    const warehouse = { ...ask, actor: await instance.actor('warehouse') }
    await expect(makeShareLink(warehouse)).rejects.toMatchObject({ key: 'notFound' })
    const made = await makeShareLink({ ...ask, actor: await instance.actor('manager') })
    expect(made.state.links).toBe(1)
  })

  it.each([
    [{ closed: true, closedAt: NOW, stage: 'done' }, 'orderClosed'],
    [{ placing: 'unconfirmed', platformOrderId: null }, 'shareNotPlaced'],
    [{ selfPickup: true }, 'shareSelfPickup'],
  ] as const)('not an order with %j', async (change, key) => {
    const order = await newOrder(change)
    await expect(share({ order })).rejects.toMatchObject({ key })
    expect(
      await instance.db.select().from(shareLinks).where(eq(shareLinks.orderId, order)),
    ).toEqual([])
  })

  it('is no sign of life: the platform is asked for a silent order all the same', async () => {
    const before = await instance.db.select().from(orders).where(eq(orders.id, orderId))
    await share()
    const after = await instance.db.select().from(orders).where(eq(orders.id, orderId))
    expect(after[0]?.updatedAt).toEqual(before[0]?.updatedAt)
    expect(after[0]?.version).toBe(before[0]!.version + 1)
  })
})
