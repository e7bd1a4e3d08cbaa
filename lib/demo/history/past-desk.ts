import { createHash, randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { copyRows } from './copy-rows'
import { idsFor } from './next-ids'
import type { WrittenOrder } from './past-order'

/** What a warehouse did with past waybills: the files they came in, and the labels it printed. */
export class PastDesk {
  readonly #by: number
  /** By store and name, with how many rows it has. */
  readonly #files = new Map<string, { id: number; rows: number }>()
  /** By store and day. */
  readonly #runs = new Map<string, number>()

  constructor(by: number) {
    this.#by = by
  }

  async write(client: ClientBase, piece: readonly WrittenOrder[]): Promise<void> {
    await this.#writeFiles(client, piece)
    await this.#writePrints(client, piece)
  }

  /** A file goes on in the next piece: how many rows it has is known in the end. */
  async end(client: ClientBase): Promise<void> {
    const all = [...this.#files.values()]
    await client.query(
      `update imports i set row_count = g.rows
       from unnest($1::bigint[], $2::int[]) as g(id, rows) where g.id = i.id`,
      [all.map(({ id }) => id), all.map(({ rows }) => rows)],
    )
  }

  async #writeFiles(client: ClientBase, piece: readonly WrittenOrder[]): Promise<void> {
    const inFiles = piece.filter(({ file }) => file !== undefined)
    const begun = firstOf(inFiles, fileKey).filter((order) => !this.#files.has(fileKey(order)))
    const ids = await idsFor(client, 'imports', begun.length)
    begun.forEach((order, at) => this.#files.set(fileKey(order), { id: ids[at] ?? 0, rows: 0 }))
    await copyRows(
      client,
      'imports',
      [
        'id',
        'form_key',
        'store_id',
        'created_by',
        'file_name',
        'columns',
        'row_count',
        'started_by',
        'started_at',
        'created_at',
      ],
      begun.map(({ row, file }, at) => [
        ids[at],
        randomUUID(),
        row.storeId,
        this.#by,
        file,
        [],
        0,
        this.#by,
        row.createdAt,
        row.createdAt,
      ]),
    )
    await copyRows(
      client,
      'import_rows',
      [
        'import_id',
        'position',
        'form_key',
        'cells',
        'state',
        'order_id',
        'updated_at',
        'edited_at',
      ],
      inFiles.flatMap((order) => {
        const file = this.#files.get(fileKey(order))
        if (!file) return []
        file.rows += 1
        const { id, row } = order
        const { formKey, createdAt } = row
        return [[file.id, file.rows - 1, formKey, {}, 'sent', id, createdAt, createdAt]]
      }),
    )
  }

  async #writePrints(client: ClientBase, piece: readonly WrittenOrder[]): Promise<void> {
    const printed = piece.filter(({ printedAt }) => printedAt !== undefined)
    const begun = firstOf(printed, runKey).filter((order) => !this.#runs.has(runKey(order)))
    const ids = await idsFor(client, 'print_runs', begun.length)
    begun.forEach((order, at) => this.#runs.set(runKey(order), ids[at] ?? 0))
    await copyRows(
      client,
      'print_runs',
      [
        'id',
        'by',
        'state',
        'paper',
        'copies',
        'created_at',
        'shown_at',
        'started_at',
        'answered_at',
      ],
      begun.map(({ printedAt }, at) => [
        ids[at],
        this.#by,
        'answered',
        '100X150',
        1,
        printedAt,
        printedAt,
        printedAt,
        printedAt,
      ]),
    )
    const ready = printed.map((order, index) => ({
      id: order.id,
      run: this.#runs.get(runKey(order)),
      at: order.printedAt,
      place: index + 1,
      sha256: createHash('sha256').update(String(order.row.platformOrderId)).digest('hex'),
    }))
    await copyRows(
      client,
      'print_run_items',
      ['run_id', 'order_id', 'place', 'sha256', 'pages', 'printed'],
      ready.map(({ id, run, place, sha256 }) => [run, id, place, sha256, 1, true]),
    )
    await copyRows(
      client,
      'prints',
      ['order_id', 'number', 'run_id', 'paper', 'copies', 'pages', 'sha256', 'at', 'by'],
      ready.map(({ id, run, sha256, at }) => [id, 1, run, '100X150', 1, 1, sha256, at, this.#by]),
    )
  }
}

const fileKey = ({ row, file }: WrittenOrder) => `${row.storeId} ${file}`
const runKey = ({ row, printedAt }: WrittenOrder) =>
  `${row.storeId} ${printedAt?.toISOString().slice(0, 10)}`

/** The first order of each key. */
function firstOf(
  orders: readonly WrittenOrder[],
  keyOf: (order: WrittenOrder) => string,
): WrittenOrder[] {
  const first = new Map<string, WrittenOrder>()
  for (const order of orders) if (!first.has(keyOf(order))) first.set(keyOf(order), order)
  return [...first.values()]
}
