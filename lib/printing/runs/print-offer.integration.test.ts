import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { startSimulator } from '@/lib/simulator/server'
import { CHOICE, STATION, TestPrintDesk } from '@/lib/testing/forms/print-desk'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { readWaybillFilter } from '../model/waybill-filter'
import { addMatching } from '../queue/add-matching'
import { answerRun } from './answer-run'
import { getPrintQueue } from '../queue/get-print-queue'
import { listWaybills } from '../queue/list-waybills'
import { showRun } from './show-run'
import { removeFromPrintQueue } from '../queue/remove-from-print-queue'

let desk: TestPrintDesk
let actor: Actor

beforeAll(async () => {
  desk = await TestPrintDesk.open(startSimulator, 31)
  actor = desk.actor
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

describe('what is on offer', () => {
  const filter = (change: Record<string, string>) => readWaybillFilter(change)
  const list = async (change: Record<string, string>, after: string | null = null) =>
    listWaybills({ actor, query: { ...filter(change), after } })

  it('is what was not printed yet, or was; on every page once', async () => {
    const ids = await desk.ready(...Array.from({ length: 53 }, (_, index) => String(index)))
    const orderIds = ids.join(',')
    const first = await list({ orders: orderIds })
    expect(first.total).toBe(53)
    expect(first.waybills).toHaveLength(50)
    const second = await list({ orders: orderIds }, first.next)
    expect(second.next).toBeNull()
    const listed = [...first.waybills, ...second.waybills].map(({ orderId }) => orderId)
    expect(listed.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
    await removeFromPrintQueue({ actor, orderIds: ids.slice(2) })
    const { runId } = await showRun({ actor, ...STATION })
    await answerRun({ actor, runId, notPrinted: [] })
    expect(await list({ orders: orderIds })).toMatchObject({ total: 51 })
    const printed = await list({ orders: orderIds, printed: 'yes' })
    expect(printed.waybills).toMatchObject([{ prints: 1 }, { prints: 1 }])
    expect(await list({ orders: orderIds, printed: 'all' })).toMatchObject({ total: 53 })
  })

  it('is by product, day, stage and store, and never what was cancelled', async () => {
    const [one, two] = await desk.place('1', '2')
    await desk.hush()
    const orderIds = `${one},${two}`
    await desk.db
      .update(orders)
      .set({ scheduledFor: new Date('2030-03-01T02:00:00+08:00') })
      .where(eq(orders.id, one!))
    const idsOf = async (change: Record<string, string>) =>
      (await list({ orders: orderIds, ...change })).waybills.map(({ orderId }) => orderId)
    expect(await idsOf({ day: '2030-03-01' })).toEqual([one])
    expect(await idsOf({ day: '2030-02-28' })).toEqual([])
    expect(await idsOf({ product: 'HDP-ECOMM-L' })).toEqual([])
    expect(await idsOf({ product: 'HDP-SFWH-H' })).toHaveLength(2)
    expect(await idsOf({ stores: '999999' })).toEqual([])
    await desk.db.update(orders).set({ stage: 'riding' }).where(eq(orders.id, one!))
    await desk.cancelled(two!)
    expect(await idsOf({})).toEqual([])
    expect(await idsOf({ stage: 'all' })).toEqual([one])
    const staff = await desk.world.instance.actor('staff')
    const theirs = await listWaybills({ actor: staff, query: { ...filter({}), after: null } })
    expect(theirs.total).toBe(0)
  })

  it('is of one import, and goes into the pile in the order of its file', async () => {
    const [one, two] = await desk.place('1', '2', '3')
    const storeId = await desk.world.instance.storeId('HK-SHATIN-03')
    const orderIds = [two!, null, one!]
    const importId = await seedImport(desk.db, { storeId, orderIds })
    const ofFile = { import: String(importId) }
    expect(await list(ofFile)).toMatchObject({ total: 2 })
    await addMatching({ actor, ...CHOICE, filter: filter(ofFile) })
    expect((await getPrintQueue({ actor }))?.items.map(({ orderId }) => orderId)).toEqual([
      two,
      one,
    ])
  })

  it('goes into the pile whole, with what is on later pages', async () => {
    const ids = await desk.place(...Array.from({ length: 52 }, (_, index) => String(index)))
    const added = await addMatching({ actor, ...CHOICE, filter: filter({ orders: ids.join(',') }) })
    expect(added).toMatchObject({ added: 52, leftOut: [] })
    expect(await desk.states()).toHaveLength(52)
  })
})
