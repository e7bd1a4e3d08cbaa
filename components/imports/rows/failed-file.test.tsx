import { NextIntlClientProvider, createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ImportColumn, rowValues } from '@/lib/domain/imports/import-columns'
import { writeCsv } from '@/lib/domain/write-csv'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import type { ImportRow, ImportView, RowStatus } from '@/lib/imports/model/import-view'
import { matchColumns } from '@/lib/imports/model/columns/match-columns'
import type { RowCheck } from '../parse/check-rows'
import { readFile } from '../parse/read-file'
import { toTable } from '../parse/table'
import { FailedFile, failedRows } from './failed-file'
import { untimedRows } from './row-faults'
import { importFieldLabel } from './use-import-field-labels'

const NO_COUNTS = {
  draft: 0,
  queued: 0,
  sending: 0,
  created: 0,
  refused: 0,
  unconfirmed: 0,
  held: 0,
  skipped: 0,
  removed: 0,
}
const view: ImportView = {
  id: 1,
  storeId: 1,
  fileName: 'orders.csv',
  rowCount: 1,
  state: 'idle',
  pauseCause: null,
  counts: NO_COUNTS,
  by: 'Lee',
  createdAt: '',
  columns: [],
  product: null,
  sender: null,
  shop: null,
  pausedBy: null,
}

/** Of one row that stands so, without a mistake in its cells. */
function drawn(status: RowStatus, needsSlot = false): string {
  const row: ImportRow = {
    position: 0,
    status,
    orderId: null,
    refusal: null,
    refusedFields: [],
    problem: null,
    cells: {},
  }
  const check: RowCheck = {
    position: 0,
    product: null,
    faults: [],
    needsSlot,
    needsSender: false,
    lockerCode: null,
    collectCents: 0,
    readAs: {},
    chosen: { pickup: null, delivery: null },
  }
  const loaded = { rows: [row], taken: [], lockers: {}, cursor: '' }
  const untimed = untimedRows(loaded, new Map([[0, check]]))
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <FailedFile view={view} loaded={loaded} untimed={untimed} faults={new Map()} />
    </NextIntlClientProvider>,
  )
}

it.each([
  ['refused', false, true],
  ['held', false, true],
  ['draft', true, true],
  ['draft', false, false],
  ['created', true, false],
] as const)('of a %s row (needs a time: %s) there is a file: %s', (status, needsSlot, isThere) => {
  expect(drawn(status, needsSlot).includes('Rows not created, as a file')).toBe(isThere)
})

const COLUMNS: ImportColumn[] = [
  { key: 'c0', name: 'Order number', field: 'clientOrderId' },
  { key: 'c1', name: 'Tel', field: 'recipient.phone' },
  { key: 'c2', name: 'Remark', field: 'remark' },
  { key: 'c3', name: 'Shelf', field: null },
  // What a person added on the page has no name of its own.
  { key: 'pickup.date', name: '', field: 'pickup.date' },
]
const CELLS = [
  { c0: '0012', c1: '+852 6123 4567', c2: '=1+1', c3: '@7', 'pickup.date': '2026-11-24' },
  { c0: '-3', c1: '12', c2: "'=quoted", c3: '' },
]
const REASON = 'Recipient phone: Not a phone number.'

/** Writes the file, reads it again and matches its columns, as a second import of it does. */
async function importedAgain(
  locale: (typeof LOCALES)[number],
  change: Partial<Parameters<typeof failedRows>[0]> = {},
) {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'imports' })
  const lines = failedRows({
    columns: COLUMNS,
    product: null,
    rows: CELLS.map((cells) => ({ cells, reason: REASON })),
    words: {
      field: (field) => importFieldLabel(t, field),
      column: ({ name, field }) =>
        name === '' && field !== null ? importFieldLabel(t, field) : name,
      reason: t('failed.reason'),
    },
    ...change,
  })
  const { names, rows } = toTable(await readFile(new Blob([writeCsv(lines)])))
  const fields = matchColumns(names, { remembered: { shelf: null } })
  const columns = names.map((name, index) => ({
    key: `c${index}`,
    name,
    field: fields[index] ?? null,
  }))
  const cells = rows.map((row) => Object.fromEntries(row.map((text, index) => [`c${index}`, text])))
  return { columns, cells, values: cells.map((one) => rowValues(columns, one)) }
}

describe.each(LOCALES)('the file of rows that were not created, in %s', (locale) => {
  it('is imported again by itself, every value as it was', async () => {
    const { values } = await importedAgain(locale)
    expect(values).toEqual(CELLS.map((cells) => rowValues(COLUMNS, cells)))
  })

  it('says why beside each row, which is no column of the next such file', async () => {
    const first = await importedAgain(locale)
    expect(first.cells.map((one) => Object.values(one).at(-1))).toEqual([REASON, REASON])
    const again = await importedAgain(locale, {
      columns: first.columns,
      rows: first.cells.map((cells) => ({ cells, reason: 'Another one.' })),
    })
    expect(again.columns.map(({ name }) => name)).toEqual(first.columns.map(({ name }) => name))
    expect(again.values).toEqual(first.values)
  })

  it('brings the product that was chosen for all', async () => {
    const added = await importedAgain(locale, { product: 'HDP-SFWH-H' })
    expect(added.values.map(({ product }) => product)).toEqual(['HDP-SFWH-H', 'HDP-SFWH-H'])
    const columns = [...COLUMNS, { key: 'p', name: 'Service', field: 'product' as const }]
    const rows = [{ cells: { ...CELLS[0], p: 'express' }, reason: REASON }]
    const named = await importedAgain(locale, { columns, product: 'HDP-ECN-H', rows })
    expect(named.values.map(({ product }) => product)).toEqual(['HDP-ECN-H'])
  })
})

it('keeps a column called a reason that is used for something', () => {
  const columns: ImportColumn[] = [{ key: 'c0', name: 'Reason', field: 'remark' }]
  const words = { field: String, column: ({ name }: ImportColumn) => name, reason: 'Reason' }
  const rows = [{ cells: { c0: 'ring twice' }, reason: REASON }]
  expect(failedRows({ columns, product: null, rows, words })).toEqual([
    ['Reason', 'Reason'],
    ['ring twice', REASON],
  ])
})
