import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { labels } from '@/lib/db/tables/labels'
import { prints } from '@/lib/db/tables/prints'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { startSimulator } from '@/lib/simulator/server'
import { CHOICE, LABEL_PATH, STATION, TestPrintDesk } from '@/lib/testing/forms/print-desk'
import { addChosen } from '../queue/add-chosen'
import { answerRun } from './answer-run'
import { getPrintQueue } from '../queue/get-print-queue'
import { getRun } from './get-run'
import { getRunFile } from './get-run-file'
import { listUnanswered } from './list-unanswered'
import { printFile } from './find-run'
import { retryLabels } from '../queue/retry-labels'
import { showRun } from './show-run'
import { makeLabel } from '@/lib/testing/forms/make-label'

let desk: TestPrintDesk
let actor: Actor

beforeAll(async () => {
  desk = await TestPrintDesk.open(startSimulator, 30)
  actor = desk.actor
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

describe('the PDF', () => {
  it('has the labels in the order of the station, and reversed to the last page', async () => {
    const [ten, nine, one] = await desk.ready('10', '9', '1')
    const { runId } = await showRun({ actor, ...STATION })
    const inOrder = await Promise.all([one!, nine!, ten!].map((id) => desk.labelPages(id)))
    const { file, bytes, pages } = await desk.shown(runId)
    expect(pages).toEqual(inOrder.flat())
    expect(file).toHaveLength(bytes)
    expect(await getRun({ actor, runId })).toMatchObject({ pages: 3, state: 'shown' })
    await answerRun({ actor, runId, notPrinted: 'all' })
    const again = await showRun({ actor, ...STATION, reversed: true })
    expect((await desk.shown(again.runId)).pages).toEqual(inOrder.flat().toReversed())
    await answerRun({ actor, runId: again.runId, notPrinted: 'all' })
    const asAdded = await showRun({ actor, ...STATION, order: 'added' })
    expect((await getRun({ actor, runId: asAdded.runId }))?.items).toHaveLength(3)
  })

  it('leaves what is not ready in the next pile, with its reason', async () => {
    const ids = await desk.place('1', '2', '3')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    await desk.world.control('faults', { path: LABEL_PATH, kind: 'error', code: 262_110, times: 1 })
    await desk.fetchPile()
    const { runId } = await showRun({ actor, ...STATION })
    expect((await getRun({ actor, runId }))?.items).toHaveLength(2)
    expect((await getPrintQueue({ actor }))?.items).toMatchObject([
      { state: 'missing', problem: { problem: 'platformRefused' } },
    ])
  })

  it('names a label that cannot be put together, and fetches it anew when asked to', async () => {
    const [good, bad, odd] = await desk.ready('1', '2', '3')
    // A sound PDF but for an object in it: its checksum is right.
    const spoilt = (await makeLabel({ texts: ['X'], pictureBytes: 9_000 })).subarray(0, 4_000)
    const sha256 = createHash('sha256').update(spoilt).digest('hex')
    await desk.db.update(labels).set({ pdf: spoilt, sha256 }).where(eq(labels.orderId, bad!))
    // Not what came any more.
    await desk.db.update(labels).set({ sha256: 'other' }).where(eq(labels.orderId, odd!))
    const { runId } = await showRun({ actor, ...STATION })
    expect((await desk.shown(runId)).pages).toEqual(await desk.labelPages(good!))
    expect((await getPrintQueue({ actor }))?.items).toMatchObject([
      { orderId: bad, state: 'missing', problem: { problem: 'labelNotReadable' } },
      { orderId: odd, state: 'missing', problem: { problem: 'labelNotReadable' } },
    ])
    await retryLabels({ actor, orderIds: 'all' })
    await desk.fetchPile()
    expect(await desk.states()).toEqual(['ready', 'ready'])
    const next = await showRun({ actor, ...STATION })
    expect((await desk.shown(next.runId)).pages).toHaveLength(2)
  })

  it('is made again, the same, where its file is gone; not with a label that is another now', async () => {
    const [id] = await desk.ready('1', '2')
    const { runId } = await showRun({ actor, ...STATION })
    const first = await desk.shown(runId)
    expect(statSync(printFile(runId)).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(printFile(runId))).mode & 0o777).toBe(0o700)
    rmSync(printFile(runId))
    expect((await desk.shown(runId)).file).toEqual(first.file)
    rmSync(printFile(runId))
    const other = await makeLabel({ texts: ['other'] })
    const sha256 = createHash('sha256').update(other).digest('hex')
    await desk.db
      .update(labels)
      .set({ pdf: other, sha256, pages: 1 })
      .where(eq(labels.orderId, id!))
    await expect(getRunFile({ actor, runId })).rejects.toMatchObject({ key: 'printGone' })
  })

  it('is nobody else’s', async () => {
    await desk.ready('1')
    const { runId } = await showRun({ actor, ...STATION })
    const manager = await desk.world.instance.actor('manager')
    expect(await getRun({ actor: manager, runId })).toBeNull()
    await expect(getRunFile({ actor: manager, runId })).rejects.toMatchObject({ key: 'notFound' })
    const answer = answerRun({ actor: manager, runId, notPrinted: [] })
    await expect(answer).rejects.toMatchObject({ key: 'notFound' })
  })
})

describe('did it print?', () => {
  it('marks only what somebody confirms, and puts the rest back', async () => {
    const [one, two, three] = await desk.ready('1', '2', '3')
    const { runId } = await showRun({ actor, ...STATION })
    expect(await desk.db.select().from(prints).where(eq(prints.runId, runId))).toEqual([])
    expect((await listUnanswered({ actor })).map(({ id }) => id)).toContain(runId)
    expect(await answerRun({ actor, runId, notPrinted: [two!] })).toEqual({ printed: 2, again: 1 })
    expect((await listUnanswered({ actor })).map(({ id }) => id)).not.toContain(runId)
    const ledger = await desk.db.select().from(prints).where(eq(prints.runId, runId))
    const [label] = await desk.db.select().from(labels).where(eq(labels.orderId, one!))
    const printed = ledger.map(({ orderId }) => orderId)
    expect(new Set(printed)).toEqual(new Set([one, three]))
    expect(ledger.find(({ orderId }) => orderId === one)).toMatchObject({
      number: 1,
      paper: '100X150',
      copies: 1,
      pages: 1,
      by: actor.id,
      sha256: label!.sha256,
    })
    expect((await getPrintQueue({ actor }))?.items).toMatchObject([
      { orderId: two, state: 'ready' },
    ])
    expect((await getRun({ actor, runId }))?.items.map(({ printed }) => printed)).toEqual([
      true,
      false,
      true,
    ])
    const kinds = (await readTimeline(desk.db, one!)).map(({ kind }) => kind)
    expect(kinds).toContain('label-printed')
    expect((await readTimeline(desk.db, two!)).map(({ kind }) => kind)).not.toContain(
      'label-printed',
    )
    await expect(answerRun({ actor, runId, notPrinted: [] })).rejects.toMatchObject({
      key: 'printAnswered',
    })
  })

  it('counts reprints, in the ledger, the list and the history', async () => {
    const [id] = await desk.ready('1')
    for (const again of [0, 1, 2]) {
      if (again > 0) await addChosen({ actor, ...CHOICE, orderIds: [id!] })
      expect((await getPrintQueue({ actor }))?.items).toMatchObject([{ prints: again }])
      const { runId } = await showRun({ actor, ...STATION })
      await answerRun({ actor, runId, notPrinted: [] })
    }
    expect(await desk.db.$count(prints, eq(prints.orderId, id!))).toBe(3)
    const told = (await readTimeline(desk.db, id!)).filter(({ kind }) => kind.startsWith('label-'))
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ['label-printed', null],
      ['label-reprinted', '2'],
      ['label-reprinted', '3'],
    ])
  })

  it('two answers at once count one after the other', async () => {
    const [id] = await desk.ready('1')
    const first = await showRun({ actor, ...STATION })
    await addChosen({ actor, ...CHOICE, orderIds: [id!] })
    const second = await showRun({ actor, ...STATION })
    await Promise.all(
      [first, second].map(({ runId }) => answerRun({ actor, runId, notPrinted: [] })),
    )
    const ledger = await desk.db.select().from(prints).where(eq(prints.orderId, id!))
    expect(ledger.map(({ number }) => number).toSorted()).toEqual([1, 2])
  })
})
