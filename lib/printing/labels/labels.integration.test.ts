import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { startSimulator } from '@/lib/simulator/server'
import { draftFor, lockerOf } from '@/lib/testing/forms/draft-for'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill } from '@/lib/testing/place-orders'
import type { LabelChoice } from '../model/label'
import { fetchLabel } from './fetch-label'
import { getLabel } from './get-label'
import { listLabels } from './list-labels'
import { requestLabel } from './request-label'

const ASK = '/order/homeexpress/waybill_pdf'

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 23 })
})
afterAll(() => world.close())

async function place(product: ExpressProduct = 'HDP-SFWH-H', lockerCode?: string) {
  const storeId = await world.instance.storeId('HK-SHATIN-03')
  const draft = await draftFor(product, lockerCode === undefined ? {} : { lockerCode })
  const actor = await world.instance.actor('warehouse')
  const { orderId } = await placeWaybill({ actor, form: waybillForm(storeId, { product, draft }) })
  return orderId
}

const fetchOne = (orderId: number, choice: LabelChoice) =>
  fetchLabel({ db: world.instance.db, orderId, priority: 'person', ...choice })

/** What the platform was asked for the labels of an order, in turn. */
async function asked(orderId: number) {
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  const all = await world.received(ASK)
  return all
    .map(({ body }) => body['data'] as Record<string, unknown>)
    .filter((data) => data['order_id'] === row?.platformOrderId)
    .map(({ paper_size, copies }) => ({ paper_size, copies }))
}

describe('a label', () => {
  it.each([
    [{ paper: 'A4', copies: 1 }, { paper_size: 'A4', copies: 1 }, 1],
    [{ paper: 'A4', copies: 2 }, { paper_size: 'A4', copies: 2 }, 2],
    // trap 58: capitals, and no copies but on A4.
    [{ paper: '100X150', copies: 2 }, { paper_size: '100X150', copies: undefined }, 1],
  ] as const)('%j is asked for as %j and has %i pages', async (choice, sent, pages) => {
    const orderId = await place()
    const label = await fetchOne(orderId, choice)
    expect(label.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(label).toMatchObject({ paper: choice.paper, pages })
    expect(await asked(orderId)).toEqual([sent])
  })

  it('asked for again comes from here, the same to the byte', async () => {
    const orderId = await place()
    const first = await fetchOne(orderId, { paper: 'A4', copies: 1 })
    const again = await fetchOne(orderId, { paper: 'A4', copies: 1 })
    expect(again).toEqual(first)
    expect(await asked(orderId)).toHaveLength(1)
    await fetchOne(orderId, { paper: '100X150', copies: 1 })
    expect(await asked(orderId)).toHaveLength(2)
  })

  it('that is not what came any more is not served, and fetched anew', async () => {
    const { db } = world.instance
    const orderId = await place()
    const choice = { paper: 'A4', copies: 1 } as const
    const label = await fetchOne(orderId, choice)
    await db
      .update(labels)
      .set({ pdf: Buffer.from('%PDF-spoilt') })
      .where(eq(labels.id, label.id))
    const actor = await world.instance.actor('warehouse')
    const served = getLabel({ actor, orderId, ...choice })
    await expect(served).rejects.toMatchObject({ key: 'notFound' })
    // The page of the waybill offers to fetch it.
    expect(await listLabels({ actor, orderId })).toEqual([])
    const anew = await fetchOne(orderId, choice)
    expect(anew.pdf.subarray(0, 8).toString()).toMatch(/^%PDF-1/)
    expect((await getLabel({ actor, orderId, ...choice })).bytes).toEqual(anew.pdf)
    expect(await listLabels({ actor, orderId })).toMatchObject([choice])
  })

  it('trap 58: of a locker whose supplier takes no options has its own size', async () => {
    const orderId = await place('HDP-SFWH-L', await lockerOf('CornerKeep'))
    const label = await fetchOne(orderId, { paper: '100X150', copies: 1 })
    expect(label).toMatchObject({ paper: '', copies: 0 })
    expect(await asked(orderId)).toEqual([
      { paper_size: '100X150', copies: undefined },
      { paper_size: undefined, copies: undefined },
    ])
    // It answers every choice from now on.
    const other = await fetchOne(orderId, { paper: 'A4', copies: 2 })
    expect(other.id).toBe(label.id)
    expect(await asked(orderId)).toHaveLength(2)
  })

  it('trap 58: of a locker is asked for once more without options, whatever the refusal', async () => {
    const orderId = await place('HDP-SFWH-L', await lockerOf('ParcelNook'))
    await world.control('faults', { path: ASK, kind: 'error', code: 262_111, times: 1 })
    const label = await fetchOne(orderId, { paper: 'A4', copies: 1 })
    const questions = [
      { paper_size: 'A4', copies: 1 },
      { paper_size: undefined, copies: undefined },
    ]
    expect(await asked(orderId)).toEqual(questions)
    // It is kept, but the reason may have passed: another paper is asked for as such.
    expect((await fetchOne(orderId, { paper: 'A4', copies: 1 })).id).toBe(label.id)
    const other = await fetchOne(orderId, { paper: '100X150', copies: 1 })
    expect(other).toMatchObject({ paper: '100X150', copies: 1 })
    expect(await asked(orderId)).toEqual([
      ...questions,
      { paper_size: '100X150', copies: undefined },
    ])
  })

  it('of a locker is told to wait for where the second question comes too soon', async () => {
    const orderId = await place('HDP-SFWH-L', await lockerOf('ParcelNook'))
    await world.control('faults', { path: ASK, kind: 'error', code: 262_111, times: 1 })
    await world.control('faults', { path: ASK, kind: 'error', code: 261_005, times: 1 })
    const fetched = fetchOne(orderId, { paper: 'A4', copies: 1 })
    await expect(fetched).rejects.toMatchObject({ key: 'labelTooSoon' })
  })

  it('of any other locker is asked for like every label', async () => {
    const orderId = await place('HDP-SFWH-L', await lockerOf('ParcelNook'))
    expect(await fetchOne(orderId, { paper: 'A4', copies: 1 })).toMatchObject({ paper: 'A4' })
    expect(await asked(orderId)).toHaveLength(1)
  })
})

describe('no label', () => {
  const choice = { paper: 'A4', copies: 1 } as const

  // Of orders that the platform knows nothing of: of any other it would tell the number sooner or later.
  it.each([
    ['a waybill that the platform has not confirmed', 'express', 'unconfirmed', null],
    ['an order of another family', 'food', 'placed', 'FP1'],
  ] as const)('of %s', async (name, family, placing, platformOrderId) => {
    const storeId = await world.instance.storeId('HK-SHATIN-03')
    const [order] = await world.instance.db
      .insert(orders)
      .values({ family, placing, clientOrderId: name, platformOrderId, storeId })
      .returning({ id: orders.id })
    await expect(fetchOne(order!.id, choice)).rejects.toMatchObject({ key: 'labelNotYet' })
  })

  it('for those who may not see the waybill', async () => {
    const orderId = await place()
    await fetchOne(orderId, choice)
    const actor = await world.instance.actor('staff')
    const own = { actor, orderId }
    await expect(requestLabel({ ...own, ...choice })).rejects.toMatchObject({ key: 'notFound' })
    await expect(getLabel({ ...own, ...choice })).rejects.toMatchObject({ key: 'notFound' })
    await expect(listLabels(own)).rejects.toMatchObject({ key: 'notFound' })
  })

  it('while the platform takes the same question once a minute only', async () => {
    const orderId = await place()
    await world.control('faults', { path: ASK, kind: 'error', code: 261005, times: 1 })
    await expect(fetchOne(orderId, choice)).rejects.toMatchObject({ key: 'labelTooSoon' })
    expect(await listLabels({ actor: await world.instance.actor('warehouse'), orderId })).toEqual(
      [],
    )
  })

  it('where the platform refuses for another reason: that is told', async () => {
    const orderId = await place()
    await world.control('faults', { path: ASK, kind: 'error', code: 264100, times: 1 })
    await expect(fetchOne(orderId, choice)).rejects.toMatchObject({ code: '264100' })
    expect(await asked(orderId)).toHaveLength(1)
  })
})

it('what is kept is listed without the PDF', async () => {
  const orderId = await place()
  const actor = await world.instance.actor('warehouse')
  const told = await requestLabel({ actor, orderId, paper: 'A4', copies: 2 })
  expect(told).toEqual({
    paper: 'A4',
    copies: 2,
    pages: 2,
    fetchedAt: expect.stringMatching(/^\d{4}-/) as string,
  })
  expect(await listLabels({ actor, orderId })).toEqual([told])
})
