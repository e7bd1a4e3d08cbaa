import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NowProvider } from '@/components/ui/clock/use-now'
import { messagesOf } from '@/lib/i18n/messages'
import type { StoreStatus } from '@/lib/stores/model/open-close'
import { OpeningLine } from './opening-line'

/** Sunday in Hong Kong, closed all day; every other day 11:00 to 22:00. */
const WEEK = Array.from({ length: 7 }, (_, day) => (day === 0 ? [] : [{ from: 660, to: 1320 }]))

const STATUS: StoreStatus = {
  storeId: 1,
  open: null,
  reopenAt: null,
  reason: '',
  changedBy: null,
  changedAt: null,
  sending: null,
  alarm: null,
  inForce: { regular: WEEK, temporary: {}, uncertain: false },
}

const switchedOn = {
  open: true,
  changedAt: '2026-11-21T02:00:00Z',
  sending: {
    id: 1,
    storeId: 1,
    change: { kind: 'status', open: true },
    payload: {},
    version: null,
    state: 'accepted',
    refusal: null,
    failure: null,
    requestId: null,
    attempts: 1,
    retryAt: null,
    askedBy: 'Manager',
    askedAt: '2026-11-21T02:00:00Z',
    settledAt: '2026-11-21T02:00:01Z',
  },
} as const
const uncertain = { inForce: { ...STATUS.inForce, uncertain: true } }
const never = { inForce: { ...STATUS.inForce, regular: null } }

const SATURDAY_NIGHT = '2026-11-21T15:40:00Z'
const SATURDAY_NOON = '2026-11-21T04:00:00Z'

function drawn(change: Partial<StoreStatus>, now: string): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
      <NowProvider now={Date.parse(now)}>
        <OpeningLine status={{ ...STATUS, ...change }} region="HK" />
      </NowProvider>
    </NextIntlClientProvider>,
  )
    .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  ['its hours are over', {}, SATURDAY_NIGHT, 'Closed by its hours, opens Mon 11:00'],
  ['it was switched on', switchedOn, SATURDAY_NIGHT, 'Closed by its hours, opens Mon 11:00'],
  ['it is open', {}, SATURDAY_NOON, 'Open until 22:00'],
  ['nothing was sent', never, SATURDAY_NOON, /^Not known whether it is open No hours were ever/],
  ['an answer is lacking', uncertain, SATURDAY_NOON, /^Not known .* is not confirmed\.$/],
] as const)('says what is in effect: %s', (_what, change, now, words) => {
  expect(drawn(change, now)).toMatch(words)
})
