import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { printRuns, prints } from '@/lib/db/tables/prints'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { startSimulator } from '@/lib/simulator/server'
import { CHOICE, TestPrintDesk } from '@/lib/testing/forms/print-desk'
import { readWaybillFilter } from '../model/waybill-filter'
import { answerRun } from './answer-run'
import { fetchLabel } from '../labels/fetch-label'
import { getPrintQueue } from '../queue/get-print-queue'
import { getRun } from './get-run'
import { listUnanswered } from './list-unanswered'
import { listWaybills } from '../queue/list-waybills'
import { showOne } from './show-one'

let desk: TestPrintDesk
let actor: Actor

beforeAll(async () => {
  desk = await TestPrintDesk.open(startSimulator, 47)
  actor = desk.actor
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

/** One waybill; the label is kept, as the page that shows it has seen to. */
async function labelled(): Promise<number> {
  const [orderId] = await desk.place('1')
  await fetchLabel({ db: desk.db, orderId: orderId!, ...CHOICE, priority: 'person' })
  return orderId!
}
const offered = async (orderId: number, printed: 'no' | 'yes') => {
  const filter = readWaybillFilter({ orders: String(orderId), printed })
  return (await listWaybills({ actor, query: { ...filter, after: null } })).total
}
const ledger = (orderId: number) =>
  desk.db.select().from(prints).where(eq(prints.orderId, orderId)).orderBy(prints.id)

describe('a label that the page of its waybill prints', () => {
  it('is in the ledger once somebody says so, and no longer offered at the desk', async () => {
    const orderId = await labelled()
    const { runId } = await showOne({ actor, orderId, ...CHOICE })
    expect(await ledger(orderId)).toEqual([])
    expect(await offered(orderId, 'no')).toBe(1)
    expect((await listUnanswered({ actor })).map(({ id }) => id)).toContain(runId)
    expect((await desk.shown(runId)).pages).toEqual(await desk.labelPages(orderId))

    await answerRun({ actor, runId, notPrinted: [], putBack: false })
    expect(await ledger(orderId)).toMatchObject([{ number: 1, paper: '100X150', by: actor.id }])
    expect(await offered(orderId, 'no')).toBe(0)
    expect(await offered(orderId, 'yes')).toBe(1)

    const again = await showOne({ actor, orderId, ...CHOICE })
    await answerRun({ actor, runId: again.runId, notPrinted: [], putBack: false })
    const told = (await readTimeline(desk.db, orderId)).map(({ kind, text }) => [kind, text])
    expect(told).toEqual(
      expect.arrayContaining([
        ['label-printed', null],
        ['label-reprinted', '2'],
      ]),
    )
  })

  it('leaves the person’s pile as it is, also where it did not print', async () => {
    const [other] = await desk.ready('9')
    const orderId = await labelled()
    const { runId } = await showOne({ actor, orderId, ...CHOICE })
    const answer = await answerRun({ actor, runId, notPrinted: 'all', putBack: false })
    expect(answer).toEqual({ printed: 0, again: 0 })
    expect((await getRun({ actor, runId }))?.items).toMatchObject([{ orderId, printed: false }])
    expect((await getPrintQueue({ actor }))?.items).toMatchObject([{ orderId: other }])
    expect(await offered(orderId, 'no')).toBe(1)
  })

  it('is one run, however often it is pressed before somebody answers', async () => {
    const orderId = await labelled()
    const press = () => showOne({ actor, orderId, ...CHOICE })
    const runs = await Promise.all([press(), press(), press()])
    const ids = new Set(runs.map(({ runId }) => runId))
    expect(ids.size).toBe(1)
    // Another paper is another print.
    const other = await showOne({ actor, orderId, paper: 'A4', copies: 1 })
    expect(ids).not.toContain(other.runId)
  })

  it('is for those who may place there, and never of what was cancelled', async () => {
    const orderId = await labelled()
    const before = await desk.db.$count(printRuns)
    const staff = await desk.world.instance.actor('staff')
    await expect(showOne({ actor: staff, orderId, ...CHOICE })).rejects.toMatchObject({
      key: 'notFound',
    })
    await desk.cancelled(orderId)
    await expect(showOne({ actor, orderId, ...CHOICE })).rejects.toMatchObject({
      key: 'labelOfCancelled',
    })
    expect(await desk.db.$count(printRuns)).toBe(before)
  })
})
