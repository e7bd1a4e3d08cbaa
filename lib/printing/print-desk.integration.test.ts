import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { importRows, imports } from '@/lib/db/tables/imports'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import { prints } from '@/lib/db/tables/prints'
import { readTimeline } from '@/lib/orders/read-timeline'
import { startSimulator } from '@/lib/simulator/server'
import { placeWaybills } from '@/lib/testing/place-waybills'
import { openWorld, type World } from '@/lib/testing/world'
import { addChosen } from './add-chosen'
import { addMatching } from './add-matching'
import { addScanned } from './add-scanned'
import { answerRun } from './answer-run'
import { choosePaper } from './choose-paper'
import { fetchRunLabels } from './fetch-run-labels'
import { findPile } from './find-pile'
import { getPile } from './get-pile'
import { getRun } from './get-run'
import { getRunFile } from './get-run-file'
import { listUnanswered } from './list-unanswered'
import { listWaybills } from './list-waybills'
import { printCounts } from './print-counts'
import { printFile } from './print-files'
import { retryLabels } from './retry-labels'
import { waybillFilterSchema, type Station } from './schema'
import { showRun } from './show-run'
import { takeOut } from './take-out'
import { makeLabel } from './testing/make-label'
import { pageContents } from '@/lib/testing/page-contents'

const ASK = '/order/homeexpress/waybill_pdf'
const CHOICE = { paper: '100X150', copies: 1 } as const
const STATION: Station = { ...CHOICE, order: 'number', reversed: false }

let world: World
let actor: Actor
let folder: string
let prefix = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-prints-'))
  vi.stubEnv('DATA_DIR', folder)
  world = await openWorld({ startSimulator, speed: 20, seed: 29, timeoutMs: 4_000 })
  actor = await world.instance.actor('warehouse')
})
afterEach(() => takeOut({ actor, orderIds: 'all' }))
afterAll(async () => {
  await world.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const db = () => world.instance.db

/** Waybills whose numbers of ours end in these. */
async function place(...endings: string[]): Promise<number[]> {
  prefix += 1
  return placeWaybills(
    world.instance,
    endings.map((ending) => `P${prefix}-${ending}`),
  )
}

async function fetchPile(): Promise<void> {
  const pile = await findPile(db(), { personId: actor.id })
  if (pile) await fetchRunLabels({ db: db(), runId: pile.id })
}

async function ready(...endings: string[]): Promise<number[]> {
  const ids = await place(...endings)
  await addChosen({ actor, ...CHOICE, orderIds: ids })
  await fetchPile()
  return ids
}

const states = async () => (await getPile({ actor }))?.items.map(({ state }) => state) ?? []

const asked = async () =>
  (await world.received(ASK)).map(
    ({ body }) => (body['data'] as Record<string, unknown>)['order_id'],
  )

/** What stands on the label of an order, page by page. */
async function labelPages(orderId: number): Promise<string[]> {
  const [label] = await db().select().from(labels).where(eq(labels.orderId, orderId))
  return pageContents(label!.pdf)
}

const shownPages = async (runId: number) => {
  const { path, bytes } = await getRunFile({ actor, runId })
  const pdf = readFileSync(path)
  expect(pdf).toHaveLength(bytes)
  return pageContents(pdf)
}

describe('the pile', () => {
  it('has the labels fetched, each once, also when it is put together again', async () => {
    const ids = await place('1', '2', '3')
    const before = (await asked()).length
    expect(await addChosen({ actor, ...CHOICE, orderIds: ids })).toEqual({
      ...{ added: 3, already: 0, tooMany: 0, refused: [] },
    })
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    // Two instances at the same pile.
    await Promise.all([fetchPile(), fetchPile()])
    expect(await states()).toEqual(['ready', 'ready', 'ready'])
    expect(await asked()).toHaveLength(before + 3)
    await takeOut({ actor, orderIds: 'all' })
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    expect(await states()).toEqual(['ready', 'ready', 'ready'])
    await fetchPile()
    expect(await asked()).toHaveLength(before + 3)
  })

  it('has its job in the queue as soon as something is put in', async () => {
    const ids = await place('1')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    const { rows } = await db().execute(
      sql`select key from graphile_worker.jobs where key like 'printing.fetch-labels:%'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('names what is missing with the reason, holds up nothing else, and tries again', async () => {
    const ids = await place('1', '2', '3', '4')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    await world.control('faults', { path: ASK, kind: 'error', code: 262_110, times: 2 })
    await fetchPile()
    const { items } = (await getPile({ actor }))!
    const missing = items.filter(({ state }) => state === 'missing')
    expect(missing).toHaveLength(2)
    expect(items.filter(({ state }) => state === 'ready')).toHaveLength(2)
    for (const { problem } of missing) {
      expect(problem).toMatchObject({ problem: 'platformRefused', code: '262110' })
    }
    // Asked again by nobody on their own.
    const before = (await asked()).length
    await fetchPile()
    expect(await asked()).toHaveLength(before)
    await retryLabels({ actor, orderIds: [missing[0]!.orderId] })
    expect((await states()).toSorted()).toEqual(['missing', 'ready', 'ready', 'waiting'])
    await retryLabels({ actor, orderIds: 'all' })
    await fetchPile()
    expect(await states()).toEqual(['ready', 'ready', 'ready', 'ready'])
    expect(await asked()).toHaveLength(before + 2)
  })

  it('is asked for anew for another paper, and not for the first one again', async () => {
    await ready('1', '2')
    await choosePaper({ actor, paper: 'A4', copies: 2 })
    expect(await getPile({ actor })).toMatchObject({ paper: 'A4', copies: 2 })
    expect(await states()).toEqual(['waiting', 'waiting'])
    await fetchPile()
    const { runId } = await showRun({ actor, ...STATION })
    expect(await getRun({ actor, runId })).toMatchObject({ paper: 'A4', pages: 4 })
    await answerRun({ actor, runId, notPrinted: 'all' })
    const before = (await asked()).length
    await choosePaper({ actor, ...CHOICE })
    expect(await states()).toEqual(['ready', 'ready'])
    await fetchPile()
    expect(await asked()).toHaveLength(before)
  })

  it('takes what is scanned in that order, by any number, and names what it cannot take', async () => {
    const [one, two, gone] = await place('1', '2', '3')
    const rows = await db()
      .select()
      .from(orders)
      .where(inArray(orders.id, [one!, two!, gone!]))
    const row = (id: number) => rows.find((order) => order.id === id)!
    await db().update(orders).set({ stage: 'cancelled' }).where(eq(orders.id, gone!))
    const codes = [
      ` ${row(two!).clientOrderId.toLowerCase()} `,
      row(one!).platformOrderId!,
      row(two!).platformOrderId!,
      'NO-SUCH-CODE',
      row(gone!).clientOrderId,
    ]
    const added = await addScanned({ actor, ...CHOICE, codes })
    expect(added).toEqual({
      ...{ added: 2, already: 1, tooMany: 0 },
      refused: [
        { code: 'NO-SUCH-CODE', why: 'unknown' },
        { code: row(gone!).clientOrderId, why: 'cancelled' },
      ],
    })
    expect((await getPile({ actor }))?.items.map(({ orderId }) => orderId)).toEqual([two, one])
  })

  it('is nobody else’s, and takes nothing from whoever may not print it', async () => {
    const ids = await place('1')
    const staff = await world.instance.actor('staff')
    expect(await addChosen({ actor: staff, ...CHOICE, orderIds: ids })).toMatchObject({ added: 0 })
    const [row] = await db().select().from(orders).where(eq(orders.id, ids[0]!))
    const scanned = { actor: staff, ...CHOICE, codes: [row!.clientOrderId] }
    expect(await addScanned(scanned)).toMatchObject({ added: 0, refused: [{ why: 'unknown' }] })
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    const manager = await world.instance.actor('manager')
    expect((await getPile({ actor: manager }))?.items ?? []).toEqual([])
  })

  it('says of what was cancelled meanwhile that it is to be taken out', async () => {
    const [id] = await ready('1')
    await db().update(orders).set({ stage: 'cancelled' }).where(eq(orders.id, id!))
    expect((await getPile({ actor }))?.items).toMatchObject([
      { state: 'missing', problem: { problem: 'labelCancelled' } },
    ])
    await expect(showRun({ actor, ...STATION })).rejects.toMatchObject({ key: 'nothingToPrint' })
  })
})

describe('the PDF', () => {
  it('has the labels in the order of the station, and reversed to the last page', async () => {
    const [ten, nine, one] = await ready('10', '9', '1')
    const { runId } = await showRun({ actor, ...STATION })
    const inOrder = await Promise.all([one!, nine!, ten!].map(labelPages))
    expect(await shownPages(runId)).toEqual(inOrder.flat())
    expect(await getRun({ actor, runId })).toMatchObject({ pages: 3, state: 'shown' })
    await answerRun({ actor, runId, notPrinted: 'all' })
    const again = await showRun({ actor, ...STATION, reversed: true })
    expect(await shownPages(again.runId)).toEqual(inOrder.flat().toReversed())
    await answerRun({ actor, runId: again.runId, notPrinted: 'all' })
    const asAdded = await showRun({ actor, ...STATION, order: 'added' })
    expect((await getRun({ actor, runId: asAdded.runId }))?.items).toHaveLength(3)
  })

  it('leaves what is not ready in the next pile, with its reason', async () => {
    const ids = await place('1', '2', '3')
    await addChosen({ actor, ...CHOICE, orderIds: ids })
    await world.control('faults', { path: ASK, kind: 'error', code: 262_110, times: 1 })
    await fetchPile()
    const { runId } = await showRun({ actor, ...STATION })
    expect((await getRun({ actor, runId }))?.items).toHaveLength(2)
    expect((await getPile({ actor }))?.items).toMatchObject([
      { state: 'missing', problem: { problem: 'platformRefused' } },
    ])
  })

  it('names a label that cannot be put together, and fetches it anew when asked to', async () => {
    const [good, bad, odd] = await ready('1', '2', '3')
    // A sound PDF but for an object in it: its checksum is right.
    const spoilt = (await makeLabel({ texts: ['X'], pictureBytes: 9_000 })).subarray(0, 4_000)
    const sha256 = createHash('sha256').update(spoilt).digest('hex')
    await db().update(labels).set({ pdf: spoilt, sha256 }).where(eq(labels.orderId, bad!))
    // Not what came any more.
    await db().update(labels).set({ sha256: 'other' }).where(eq(labels.orderId, odd!))
    const { runId } = await showRun({ actor, ...STATION })
    expect(await shownPages(runId)).toEqual(await labelPages(good!))
    expect((await getPile({ actor }))?.items).toMatchObject([
      { orderId: bad, state: 'missing', problem: { problem: 'labelNotReadable' } },
      { orderId: odd, state: 'missing', problem: { problem: 'labelNotReadable' } },
    ])
    await retryLabels({ actor, orderIds: 'all' })
    await fetchPile()
    expect(await states()).toEqual(['ready', 'ready'])
    const next = await showRun({ actor, ...STATION })
    expect(await shownPages(next.runId)).toHaveLength(2)
  })

  it('is made again, the same, where its file is gone; not with a label that is another now', async () => {
    const [id] = await ready('1', '2')
    const { runId } = await showRun({ actor, ...STATION })
    const first = readFileSync((await getRunFile({ actor, runId })).path)
    rmSync(printFile(runId))
    expect(readFileSync((await getRunFile({ actor, runId })).path)).toEqual(first)
    rmSync(printFile(runId))
    const other = await makeLabel({ texts: ['other'] })
    const sha256 = createHash('sha256').update(other).digest('hex')
    await db().update(labels).set({ pdf: other, sha256, pages: 1 }).where(eq(labels.orderId, id!))
    await expect(getRunFile({ actor, runId })).rejects.toMatchObject({ key: 'printGone' })
  })

  it('is nobody else’s', async () => {
    await ready('1')
    const { runId } = await showRun({ actor, ...STATION })
    const manager = await world.instance.actor('manager')
    expect(await getRun({ actor: manager, runId })).toBeNull()
    await expect(getRunFile({ actor: manager, runId })).rejects.toMatchObject({ key: 'notFound' })
    const answer = answerRun({ actor: manager, runId, notPrinted: [] })
    await expect(answer).rejects.toMatchObject({ key: 'notFound' })
  })
})

describe('did it print?', () => {
  it('marks only what somebody confirms, and puts the rest back', async () => {
    const [one, two, three] = await ready('1', '2', '3')
    const { runId } = await showRun({ actor, ...STATION })
    expect(await db().select().from(prints).where(eq(prints.runId, runId))).toEqual([])
    expect((await listUnanswered({ actor })).map(({ id }) => id)).toContain(runId)
    expect(await answerRun({ actor, runId, notPrinted: [two!] })).toEqual({ printed: 2, again: 1 })
    expect((await listUnanswered({ actor })).map(({ id }) => id)).not.toContain(runId)
    const ledger = await db().select().from(prints).where(eq(prints.runId, runId))
    const [label] = await db().select().from(labels).where(eq(labels.orderId, one!))
    expect(ledger.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual([one, three])
    expect(ledger.find(({ orderId }) => orderId === one)).toMatchObject({
      ...{ number: 1, paper: '100X150', copies: 1, pages: 1, by: actor.id },
      sha256: label!.sha256,
    })
    expect((await getPile({ actor }))?.items).toMatchObject([{ orderId: two, state: 'ready' }])
    expect((await getRun({ actor, runId }))?.items.map(({ printed }) => printed)).toEqual([
      ...[true, false, true],
    ])
    const kinds = (await readTimeline(db(), one!)).map(({ kind }) => kind)
    expect(kinds).toContain('label-printed')
    expect((await readTimeline(db(), two!)).map(({ kind }) => kind)).not.toContain('label-printed')
    await expect(answerRun({ actor, runId, notPrinted: [] })).rejects.toMatchObject({
      key: 'printAnswered',
    })
  })

  it('counts reprints, in the ledger, the list and the history', async () => {
    const [id] = await ready('1')
    for (const again of [0, 1, 2]) {
      if (again > 0) await addChosen({ actor, ...CHOICE, orderIds: [id!] })
      expect((await getPile({ actor }))?.items).toMatchObject([{ prints: again }])
      const { runId } = await showRun({ actor, ...STATION })
      await answerRun({ actor, runId, notPrinted: [] })
    }
    expect((await printCounts(db(), [id!])).get(id!)?.count).toBe(3)
    const told = (await readTimeline(db(), id!)).filter(({ kind }) => kind.startsWith('label-'))
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ['label-printed', null],
      ['label-reprinted', '2'],
      ['label-reprinted', '3'],
    ])
  })

  it('two answers at once count one after the other', async () => {
    const [id] = await ready('1')
    const first = await showRun({ actor, ...STATION })
    await addChosen({ actor, ...CHOICE, orderIds: [id!] })
    const second = await showRun({ actor, ...STATION })
    await Promise.all(
      [first, second].map(({ runId }) => answerRun({ actor, runId, notPrinted: [] })),
    )
    const ledger = await db().select().from(prints).where(eq(prints.orderId, id!))
    expect(ledger.map(({ number }) => number).toSorted()).toEqual([1, 2])
  })
})

describe('what is on offer', () => {
  const filter = (change: Record<string, string>) => waybillFilterSchema.parse(change)
  const list = async (change: Record<string, string>, after: string | null = null) =>
    listWaybills({ actor, query: { ...filter(change), after } })

  it('is what was not printed yet, or was; on every page once', async () => {
    const ids = await ready(...Array.from({ length: 53 }, (_, index) => String(index)))
    const orderIds = ids.join(',')
    const first = await list({ orders: orderIds })
    expect(first.total).toBe(53)
    expect(first.waybills).toHaveLength(50)
    const second = await list({ orders: orderIds }, first.next)
    expect(second.next).toBeNull()
    const listed = [...first.waybills, ...second.waybills].map(({ orderId }) => orderId)
    expect(listed.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
    await takeOut({ actor, orderIds: ids.slice(2) })
    const { runId } = await showRun({ actor, ...STATION })
    await answerRun({ actor, runId, notPrinted: [] })
    expect(await list({ orders: orderIds })).toMatchObject({ total: 51 })
    const printed = await list({ orders: orderIds, printed: 'yes' })
    expect(printed.waybills).toMatchObject([{ prints: 1 }, { prints: 1 }])
    expect(await list({ orders: orderIds, printed: 'all' })).toMatchObject({ total: 53 })
  })

  it('is by product, day, stage and store, and never what was cancelled', async () => {
    const [one, two] = await place('1', '2')
    const orderIds = `${one},${two}`
    await db()
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
    await db().update(orders).set({ stage: 'riding' }).where(eq(orders.id, one!))
    await db().update(orders).set({ stage: 'cancelled' }).where(eq(orders.id, two!))
    expect(await idsOf({})).toEqual([])
    expect(await idsOf({ stage: 'all' })).toEqual([one])
    const staff = await world.instance.actor('staff')
    const theirs = await listWaybills({ actor: staff, query: { ...filter({}), after: null } })
    expect(theirs.total).toBe(0)
  })

  it('is of one import, and goes into the pile in the order of its file', async () => {
    const [one, two] = await place('1', '2', '3')
    const [made] = await db()
      .insert(imports)
      .values({
        ...{ formKey: randomUUID(), fileName: 'monday.csv', columns: [], rowCount: 3 },
        storeId: await world.instance.storeId('HK-SHATIN-03'),
        createdBy: actor.id,
      })
      .returning({ id: imports.id })
    const importId = made!.id
    const row = (position: number, orderId: number | null) => ({
      ...{ importId, position, orderId, cells: {} },
      state: 'sent' as const,
    })
    await db()
      .insert(importRows)
      .values([row(0, two!), row(1, null), row(2, one!)])
    const ofFile = { import: String(importId) }
    expect(await list(ofFile)).toMatchObject({ total: 2 })
    await addMatching({ actor, ...CHOICE, filter: filter(ofFile) })
    expect((await getPile({ actor }))?.items.map(({ orderId }) => orderId)).toEqual([two, one])
  })

  it('goes into the pile whole, with what is on later pages', async () => {
    const ids = await place(...Array.from({ length: 52 }, (_, index) => String(index)))
    const added = await addMatching({ actor, ...CHOICE, filter: filter({ orders: ids.join(',') }) })
    expect(added).toMatchObject({ added: 52, tooMany: 0 })
    expect(await states()).toHaveLength(52)
  })
})
