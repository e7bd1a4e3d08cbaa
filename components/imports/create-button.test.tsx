import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import type { ImportRow, ImportView } from '@/lib/imports/model/import-view'
import { CreateButton } from './create-button'

const counts = {
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
  rowCount: 2,
  state: 'idle',
  pauseCause: null,
  counts,
  by: 'Lee',
  createdAt: '',
  columns: [],
  product: null,
  sender: null,
  shop: null,
  pausedBy: null,
}

const readyRows = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, position) => ({
    position,
    status: 'draft',
    orderId: null,
    refusal: null,
    refusedFields: [],
    problem: null,
    cells: {},
  }))

const drawn = (rows: { ready: number; left: number; untimed: number }) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <CreateButton
        view={view}
        {...rows}
        ready={readyRows(rows.ready)}
        refused={[]}
        checks={new Map()}
        isNext
        disabled={false}
        refresh={() => undefined}
      />
    </NextIntlClientProvider>,
  )

it('says beside the button why nothing can be created, where something is left to be', () => {
  expect(drawn({ ready: 0, left: 0, untimed: 2 })).toContain('give the rows a pickup time')
  expect(drawn({ ready: 0, left: 2, untimed: 0 })).toContain('No row is ready')
  expect(drawn({ ready: 1, left: 0, untimed: 1 })).not.toContain('No row is ready')
  expect(drawn({ ready: 0, left: 0, untimed: 0 })).not.toContain('No row is ready')
})
