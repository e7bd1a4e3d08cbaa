import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import type { ImportRow, ImportView, RowStatus } from '@/lib/imports/schema'
import { FailedFile } from './failed-file'
import type { RowCheck } from './parse/check-rows'
import { untimedRows } from './row-faults'

const NO_COUNTS = {
  ...{ draft: 0, queued: 0, sending: 0, created: 0, refused: 0, unconfirmed: 0, held: 0 },
}
const view: ImportView = {
  ...{ id: 1, storeId: 1, fileName: 'orders.csv', rowCount: 1, state: 'idle', pauseCause: null },
  ...{ counts: NO_COUNTS, by: 'Lee', createdAt: '', columns: [], product: null },
}

/** Of one row that stands so, without a mistake in its cells. */
function drawn(status: RowStatus, needsSlot = false): string {
  const row: ImportRow = {
    ...{ position: 0, status, orderId: null, refusal: null, problem: null, cells: {} },
  }
  const check: RowCheck = {
    ...{ position: 0, product: null, faults: [], needsSlot },
    chosen: { pickup: null, delivery: null },
  }
  const loaded = { rows: [row], taken: [], cursor: '' }
  const untimed = untimedRows(loaded, new Map([[0, check]]))
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <FailedFile {...{ view, loaded, untimed }} faults={new Map()} />
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
