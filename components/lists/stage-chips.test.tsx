import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import type { ListCount } from '@/lib/lists/model/listed-order'
import { STAGE_FILTERS, type StageFilter } from '@/lib/lists/model/stage-filter'
import { StageChips } from './stage-chips'

const NONE = Object.fromEntries(
  STAGE_FILTERS.map((filter) => [filter, { count: 0, more: false }]),
) as Record<StageFilter, ListCount>

/** What stands on the chips, one after the other. */
function drawn(counts: Partial<Record<StageFilter, ListCount>>) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
      <StageChips value="all" counts={{ ...NONE, ...counts }} onChange={() => undefined} />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it('says how many there are, or that there are more', () => {
  expect(drawn({ all: { count: 1_000, more: true }, done: { count: 7, more: false } })).toMatch(
    /Delivered 7 .* All 1,000\+/,
  )
})

it('says none only where all were counted', () => {
  expect(drawn({})).toContain('Cancelled 0')
  expect(drawn({ cancelled: { count: 0, more: true } })).not.toMatch(/Cancelled \d/)
})
