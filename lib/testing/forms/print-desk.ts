import { eq } from 'drizzle-orm'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '@/lib/auth/actor'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import type { Station } from '@/lib/printing/model/label-forms'
import { addChosen } from '@/lib/printing/queue/add-chosen'
import { fetchRunLabels } from '@/lib/printing/queue/fetch-run-labels'
import { getPrintQueue } from '@/lib/printing/queue/get-print-queue'
import { findPrintQueue } from '@/lib/printing/queue/find-print-queue'
import { removeFromPrintQueue } from '@/lib/printing/queue/remove-from-print-queue'
import { getRunFile } from '@/lib/printing/runs/get-run-file'
import { placeWaybills } from '../seeds/place-waybills'
import { openWorld, type StartSimulator, type World } from '../world'
import { pageContents } from './page-contents'

/** Where labels are asked for (express §4.2). */
export const LABEL_PATH = '/order/homeexpress/waybill_pdf'
export const CHOICE = { paper: '100X150', copies: 1 } as const
export const STATION: Station = { ...CHOICE, order: 'number', reversed: false }

/** The print desk of the warehouse, on the real simulator. */
export class TestPrintDesk {
  #placed = 0

  private constructor(
    readonly world: World,
    readonly actor: Actor,
    readonly folder: string,
  ) {}

  static async open(startSimulator: StartSimulator, seed: number): Promise<TestPrintDesk> {
    const folder = mkdtempSync(join(tmpdir(), 'handover-prints-'))
    // Set before anything reads it, as the rest of the settings of a test.
    process.env['DATA_DIR'] = folder
    const world = await openWorld({ startSimulator, speed: 20, seed, timeoutMs: 4_000 })
    return new TestPrintDesk(world, await world.instance.actor('warehouse'), folder)
  }

  async close(): Promise<void> {
    await this.world.close()
    delete process.env['DATA_DIR']
    rmSync(this.folder, { recursive: true, force: true })
  }

  get db() {
    return this.world.instance.db
  }

  /** Waybills whose numbers of ours end in these. */
  place(...endings: string[]): Promise<number[]> {
    this.#placed += 1
    return placeWaybills(
      this.world.instance,
      endings.map((ending) => this.numberOf(ending)),
    )
  }

  /** Our number of a waybill that was placed last. */
  numberOf(ending: string): string {
    return `P${this.#placed}-${ending}`
  }

  async fetchPile(): Promise<void> {
    const pile = await findPrintQueue(this.db, { personId: this.actor.id })
    if (pile) await fetchRunLabels({ db: this.db, runId: pile.id })
  }

  /** As `place`; they are in the print queue, and their labels are there. */
  async ready(...endings: string[]): Promise<number[]> {
    const ids = await this.place(...endings)
    await addChosen({ actor: this.actor, ...CHOICE, orderIds: ids })
    await this.fetchPile()
    return ids
  }

  /** From here on no callback writes over what a test sets, until the desk is cleared. */
  async hush(): Promise<void> {
    this.world.doors.state = 'closed'
    await this.world.quiet()
  }

  /** A waybill as one that was cancelled meanwhile. */
  async cancelled(orderId: number): Promise<void> {
    await this.hush()
    await this.db.update(orders).set({ stage: 'cancelled' }).where(eq(orders.id, orderId))
  }

  async clear(): Promise<void> {
    this.world.doors.state = 'open'
    await removeFromPrintQueue({ actor: this.actor, orderIds: 'all' })
  }

  async states(): Promise<string[]> {
    return (await getPrintQueue({ actor: this.actor }))?.items.map(({ state }) => state) ?? []
  }

  /** The platform's numbers for which a label was asked for. */
  async asked(): Promise<unknown[]> {
    const requests = await this.world.received(LABEL_PATH)
    return requests.map(({ body }) => (body['data'] as Record<string, unknown>)['order_id'])
  }

  /** What stands on the label of an order, page by page. */
  async labelPages(orderId: number): Promise<string[]> {
    const [label] = await this.db.select().from(labels).where(eq(labels.orderId, orderId))
    if (!label) throw new Error(`order ${orderId} has no label`)
    return pageContents(label.pdf)
  }

  /** The file of a print run, and what stands on its pages. */
  async shown(runId: number): Promise<{ file: Buffer; bytes: number; pages: string[] }> {
    const { path, bytes } = await getRunFile({ actor: this.actor, runId })
    const file = readFileSync(path)
    return { file, bytes, pages: await pageContents(file) }
  }
}
