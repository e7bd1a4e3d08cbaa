import { randomUUID } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import type { ParcelProduct } from '@/lib/domain/parcel-products'
import { getProofPicture } from '@/lib/orders/history/get-proof-picture'
import { platform } from '@/lib/platform/current'
import { NotSent } from '@/lib/platform/errors'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { placeParcel } from '@/lib/testing/place-orders'
import { getParcel } from './get-parcel'
import type { ParcelForm } from './model/parcel-draft'

let instance: TestInstance
let simulator: RunningSimulator
let central: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 8,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})
beforeEach(() => control('reset'))

async function control(path: string, body: object = {}) {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** A parcel of a product with so many drop-offs, in a line eastwards through Central. */
function formOf(product: ParcelProduct, drops: number): ParcelForm {
  const form = parcelForm(central)
  const [pickup, drop] = form.draft.path
  const isMany = product === 'MPOINTS'
  const path = Array.from({ length: drops }, (_, at) => ({
    ...drop!,
    address: `${at + 1} Queen’s Road`,
    location: { lat: 22.2849, lng: 114.1533 + at / 1000 },
    contacts: [{ name: `Person ${at + 1}`, phone: `912345${String(at).padStart(2, '0')}` }],
  }))
  return {
    ...form,
    draft: {
      ...form.draft,
      product,
      path: [pickup!, ...path],
      remark: 'Ring twice',
      ...(isMany ? { items: null, positions: ['MOTORBIKE'] } : {}),
      ...(isMany ? { contact: { name: 'Lee', phone: '98765432' } } : {}),
    },
  }
}

async function placed(form: ParcelForm) {
  const { orderId, placing } = await placeParcel({ actor: await instance.actor('staff'), form })
  expect(placing).toBe('placed')
  const platformId = (await row(orderId)).platformOrderId!
  await control('hold', { order_id: platformId })
  await syncOrder(parcelOrders, { db: instance.db, orderId })
  return {
    orderId,
    advance: async () => {
      await control(`orders/${platformId}/advance`)
      await syncOrder(parcelOrders, { db: instance.db, orderId })
    },
  }
}

const row = async (orderId: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, orderId)))[0]!

async function page(orderId: number) {
  const parcel = await getParcel({ actor: await instance.actor('manager'), orderId })
  if (!parcel) throw new Error('the parcel is not to be seen')
  return parcel
}

const cancel = async (orderId: number, reason = '') =>
  cancelOrder(parcelOrders, { actor: await instance.actor('staff'), form: { orderId, reason } })

describe('the page of a parcel', () => {
  it.each([
    ['DASH2HR', 1],
    ['DASH4HR', 1],
    ['MPOINTS', 20],
  ] as const)('follows %s with %d drop-offs to its end', async (product, drops) => {
    const { orderId, advance } = await placed(formOf(product, drops))
    const before = await page(orderId)
    expect(before.facts).toMatchObject({ product, remark: 'Ring twice', acceptedAt: null })
    expect(before.facts.path).toHaveLength(drops + 1)
    expect(before.facts.path.at(-1)?.contacts[0]?.name).toBe(`Person ${drops}`)
    expect(Date.parse(before.facts.autoCancelAt!)).toBeGreaterThan(Date.now())
    expect(before.card).toMatchObject({ stage: 'waiting', courier: null })
    expect(before.pictures).toBe(0)

    // 9034, 9005, 9011, 9015, 9021: all but the first two of them are not published.
    const stages: string[] = []
    for (let step = 0; step < 5; step += 1) {
      await advance()
      stages.push((await page(orderId)).card.stage)
    }
    expect(stages).toEqual(['waiting', 'coming', 'unknown', 'unknown', 'done'])

    const after = await page(orderId)
    expect(after.card.courier).toMatchObject({ confirmed: true })
    expect(after.facts.courierKind).not.toBeNull()
    expect(after.facts.completedAt).not.toBeNull()
    expect(after.card.closedAt).toBe(after.facts.completedAt)
    expect(after.asOf).not.toBeNull()
    expect(after.pictures).toBe(drops)
    const actor = await instance.actor('staff')
    const picture = await getProofPicture({ actor, orderId, index: drops - 1 })
    expect(picture.type).toBe('image/png')
    await expect(getProofPicture({ actor, orderId, index: drops })).rejects.toMatchObject({
      key: 'notFound',
    })
  })

  it('shows what was asked for while the platform has told nothing', async () => {
    const { orderId } = await placeParcel({
      actor: await instance.actor('staff'),
      form: formOf('DASH2HR', 1),
    })
    const { facts, asOf, card } = await page(orderId)
    expect(asOf).toBeNull()
    expect(facts.path.map(({ address }) => address)).toEqual([
      '1 Connaught Place',
      '1 Queen’s Road',
    ])
    expect(facts.items).toMatchObject({ value: 10_000, weight: 1_000, box: 'S' })
    const usual = Date.parse(card.createdAt) + 2 * 60 * 60 * 1000
    expect(Date.parse(facts.autoCancelAt!)).toBe(usual)
  })

  it('is not there for who may not see parcels of its store', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    const stranger = { ...(await instance.actor('staff')), roles: new Map() }
    expect(await getParcel({ actor: stranger, orderId })).toBeNull()
    await expect(getProofPicture({ actor: stranger, orderId, index: 0 })).rejects.toMatchObject({
      key: 'notFound',
    })
  })
})

describe('cancelling a parcel', () => {
  it('ends it as soon as the platform agrees, with who asked and why', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    await cancel(orderId, 'Ordered twice')
    const { card, timeline, facts } = await page(orderId)
    expect(card).toMatchObject({ stage: 'cancelled' })
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'cancel-asked', text: 'Ordered twice', source: 'staff' }),
    )
    expect(facts.cancelledAt).toBeNull()
    // The platform's own time of it comes with its account, and changes nothing any more.
    await syncOrder(parcelOrders, { db: instance.db, orderId })
    const told = await page(orderId)
    expect(told.facts.cancelledAt).not.toBeNull()
    expect(told.card).toMatchObject({ stage: 'cancelled', closedAt: card.closedAt })
  })

  it('is refused without asking once a courier has accepted (trap 32)', async () => {
    const { orderId, advance } = await placed(formOf('DASH2HR', 1))
    await advance()
    await advance()
    await expect(cancel(orderId)).rejects.toMatchObject({ key: 'parcelTooFar' })
    const asked = (await page(orderId)).timeline.filter(({ kind }) => kind === 'cancel-asked')
    expect(asked).toEqual([])
  })

  it('waits 60 seconds after a try, whoever made it', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    await control('faults', { path: '/order/cancel', kind: 'drop_before', times: 1 })
    await expect(cancel(orderId)).rejects.toMatchObject({ key: 'cancelUnknown' })
    expect((await page(orderId)).cancelRest.seconds).toBeGreaterThan(50)
    await expect(cancel(orderId)).rejects.toMatchObject({ key: 'cancelTooSoon' })
    // A minute later it may be asked again.
    await instance.db
      .update(orderEvents)
      .set({ at: addSeconds(new Date(), -61) })
      .where(eq(orderEvents.kind, 'cancel-asked'))
    expect((await page(orderId)).cancelRest.seconds).toBe(0)
    await cancel(orderId)
    expect((await page(orderId)).card.stage).toBe('cancelled')
  })

  it('waits for nothing after a request that never left', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    const call = {
      family: 'parcel',
      operation: 'cancelOrder',
      changes: true,
      requestId: randomUUID(),
    } as const
    const away = vi
      .spyOn(platform().parcel('AP1'), 'cancelOrder')
      .mockRejectedValueOnce(new NotSent(call, 'cannot-connect'))
    await expect(cancel(orderId)).rejects.toThrow(NotSent)
    away.mockRestore()
    const { cancelRest, timeline } = await page(orderId)
    expect(cancelRest.seconds).toBe(0)
    expect(timeline.map(({ kind }) => kind)).toContain('cancel-not-sent')
    await cancel(orderId)
    expect((await page(orderId)).card.stage).toBe('cancelled')
  })

  it('lets only one of two through who ask at the same moment', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    const both = await Promise.allSettled([cancel(orderId), cancel(orderId)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      // On its way, or, on a slow machine, done already.
      reason: { key: expect.stringMatching(/^(cancelAsked|orderClosed)$/) as string },
    })
  })

  it('is for who may cancel at its store', async () => {
    const { orderId } = await placed(formOf('DASH2HR', 1))
    const stranger = { ...(await instance.actor('staff')), roles: new Map() }
    await expect(
      cancelOrder(parcelOrders, { actor: stranger, form: { orderId, reason: '' } }),
    ).rejects.toMatchObject({ key: 'notFound' })
  })
})
