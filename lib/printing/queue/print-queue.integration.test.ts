import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { startSimulator } from '@/lib/simulator/server'
import { CHOICE, LABEL_PATH, STATION, TestPrintDesk } from '@/lib/testing/forms/print-desk'
import { addChosen } from './add-chosen'
import { addScanned } from './add-scanned'
import { addToPrintQueue } from './find-print-queue'
import { PRINT_QUEUE_LIMIT } from '../model/printable-waybill'
import { answerRun } from '../runs/answer-run'
import { choosePaper } from './choose-paper'
import { getPrintQueue } from './get-print-queue'
import { getRun } from '../runs/get-run'
import { retryLabels } from './retry-labels'
import { showRun } from '../runs/show-run'
import { removeFromPrintQueue } from './remove-from-print-queue'

let desk: TestPrintDesk
let actor: Actor

beforeAll(async () => {
  desk = await TestPrintDesk.open(startSimulator, 29)
  actor = desk.actor
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

describe('the pile', () => {
  it('has the labels fetched, each once, also when it is put together again', async () => {
    const ids = await desk.place('1', '2', '3')
    const before = (await desk.asked()).length
    expect(await addChosen({ actor, ...CHOICE, orderIds: ids })).toEqual({
      added: 3,
      already: 0,
      leftOut: [],
      refused: [],
    })
    expect(await desk.states()).toEqual(['waiting', 'waiting', 'waiting'])
    // Two instances at the same print queue.
    await Promise.all([desk.fetchPile(), desk.fetchPile()])
    expect(await desk.states()).toEqual(['ready', 'ready', 'ready'])
    expect(await desk.asked()).toHaveLength(before + 3)
    await removeFromPrintQueue({ actor, orderIds: 'all' })
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    expect(await desk.states()).toEqual(['ready', 'ready', 'ready'])
    await desk.fetchPile()
    expect(await desk.asked()).toHaveLength(before + 3)
  })

  it('has its job in the queue as soon as something is put in', async () => {
    const ids = await desk.place('1')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    const { rows } = await desk.db.execute(
      sql`select key from graphile_worker.jobs where key like 'printing.fetch-labels:%'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('names what is missing with the reason, holds up nothing else, and tries again', async () => {
    const ids = await desk.place('1', '2', '3', '4')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    await desk.world.control('faults', { path: LABEL_PATH, kind: 'error', code: 262_110, times: 2 })
    await desk.fetchPile()
    const { items } = (await getPrintQueue({ actor }))!
    const missing = items.filter(({ state }) => state === 'missing')
    expect(missing).toHaveLength(2)
    expect(items.filter(({ state }) => state === 'ready')).toHaveLength(2)
    for (const { problem } of missing) {
      expect(problem).toMatchObject({ problem: 'platformRefused', code: '262110' })
    }
    // Asked again by nobody on their own.
    const before = (await desk.asked()).length
    await desk.fetchPile()
    expect(await desk.asked()).toHaveLength(before)
    await retryLabels({ actor, orderIds: [missing[0]!.orderId] })
    expect((await desk.states()).toSorted()).toEqual(['missing', 'ready', 'ready', 'waiting'])
    await retryLabels({ actor, orderIds: 'all' })
    await desk.fetchPile()
    expect(await desk.states()).toEqual(['ready', 'ready', 'ready', 'ready'])
    expect(await desk.asked()).toHaveLength(before + 2)
  })

  it('is asked for anew for another paper, and not for the first one again', async () => {
    await desk.ready('1', '2')
    await choosePaper({ actor, paper: 'A4', copies: 2 })
    expect(await getPrintQueue({ actor })).toMatchObject({ paper: 'A4', copies: 2 })
    expect(await desk.states()).toEqual(['waiting', 'waiting'])
    await desk.fetchPile()
    const { runId } = await showRun({ actor, ...STATION })
    expect(await getRun({ actor, runId })).toMatchObject({ paper: 'A4', pages: 4 })
    await answerRun({ actor, runId, notPrinted: 'all' })
    const before = (await desk.asked()).length
    await choosePaper({ actor, ...CHOICE })
    expect(await desk.states()).toEqual(['ready', 'ready'])
    await desk.fetchPile()
    expect(await desk.asked()).toHaveLength(before)
  })

  it('takes what is scanned in that order, by any number, and names what it cannot take', async () => {
    const [one, two, gone] = await desk.place('1', '2', '3')
    const rows = await desk.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [one!, two!, gone!]))
    const row = (id: number) => rows.find((order) => order.id === id)!
    await desk.cancelled(gone!)
    const codes = [
      ` ${row(two!).clientOrderId.toLowerCase()} `,
      row(one!).platformOrderId!,
      row(two!).platformOrderId!,
      'NO-SUCH-CODE',
      row(gone!).clientOrderId,
    ]
    const added = await addScanned({ actor, ...CHOICE, codes })
    expect(added).toEqual({
      added: 2,
      already: 1,
      leftOut: [],
      refused: [
        { code: 'NO-SUCH-CODE', why: 'unknown' },
        { code: row(gone!).clientOrderId, why: 'cancelled' },
      ],
    })
    expect((await getPrintQueue({ actor }))?.items.map(({ orderId }) => orderId)).toEqual([
      two,
      one,
    ])
  })

  it('reads a code as the scan desk does: a scanner’s marks, and the customer’s link', async () => {
    const [one, two, three] = await desk.place('1', '2', 'ｗ3')
    const link = 'https://track.example/o/xYz-1'
    await desk.db.update(orders).set({ trackerUrl: link }).where(eq(orders.id, two!))
    const [row] = await desk.db.select().from(orders).where(eq(orders.id, one!))
    const codes = [`]C1\u001d${row!.platformOrderId}`, link, link, desk.numberOf('W3')]
    expect(await addScanned({ actor, ...CHOICE, codes })).toMatchObject({ added: 3, refused: [] })
    const put = (await getPrintQueue({ actor }))?.items.map(({ orderId }) => orderId)
    expect(put).toEqual([one, two, three])
    const unknown = 'https://track.example/o/Nobody'
    expect(await addScanned({ actor, ...CHOICE, codes: [unknown] })).toMatchObject({
      refused: [{ code: unknown, why: 'unknown' }],
    })
  })

  it('names each that does not fit any more', async () => {
    const storeId = await desk.world.instance.storeId('HK-SHATIN-03')
    const rows = Array.from({ length: PRINT_QUEUE_LIMIT }, (_, at) => ({
      family: 'express' as const,
      storeId,
      clientOrderId: `full-${at}`,
      platformOrderId: `88000${at}`,
      placing: 'placed' as const,
      request: { product: 'HDP-ECOMM-H', draft: {}, locale: 'en' },
    }))
    const kept = await desk.db.insert(orders).values(rows).returning({ id: orders.id })
    const orderIds = kept.map(({ id }) => id)
    const before = orderIds.slice(0, -1)
    const personId = actor.id
    await addToPrintQueue({ personId, choice: CHOICE, orderIds: before })
    const [last, late] = [orderIds.at(-1)!, (await desk.place('90'))[0]!]
    const added = await addChosen({ actor, ...CHOICE, orderIds: [last, late] })
    expect(added).toMatchObject({ added: 1, already: 0, leftOut: [late] })
  })

  it('is nobody else’s, and takes nothing from whoever may not print it', async () => {
    const ids = await desk.place('1')
    const staff = await desk.world.instance.actor('staff')
    expect(await addChosen({ actor: staff, ...CHOICE, orderIds: ids })).toMatchObject({ added: 0 })
    const [row] = await desk.db.select().from(orders).where(eq(orders.id, ids[0]!))
    const scanned = { actor: staff, ...CHOICE, codes: [row!.clientOrderId] }
    expect(await addScanned(scanned)).toMatchObject({ added: 0, refused: [{ why: 'unknown' }] })
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    const manager = await desk.world.instance.actor('manager')
    expect((await getPrintQueue({ actor: manager }))?.items ?? []).toEqual([])
  })

  it('says of what was cancelled meanwhile that it is to be taken out', async () => {
    const [id] = await desk.ready('1')
    await desk.cancelled(id!)
    expect((await getPrintQueue({ actor }))?.items).toMatchObject([
      { state: 'missing', problem: { problem: 'labelCancelled' } },
    ])
    await expect(showRun({ actor, ...STATION })).rejects.toMatchObject({ key: 'nothingToPrint' })
  })
})
