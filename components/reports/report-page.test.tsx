import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { storeAccess } from '@/lib/testing/store-access'
import { buildOverview, type CountRow, type TimeRow } from '@/lib/reports/model/overview'
import type { Report } from '@/lib/reports/model/report'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { reportDays } from '@/lib/reports/model/report-days'
import { ReportPage } from './report-page'

const STORES = [storeAccess({ id: 1, name: 'Central' }), storeAccess({ id: 2, name: 'Mong Kok' })]

const counted = (change: Partial<CountRow>): CountRow => ({
  period: 'now',
  storeId: null,
  courier: null,
  weekday: null,
  hour: null,
  day: null,
  orders: 0,
  delivered: 0,
  cancelled: 0,
  refused: 0,
  open: 0,
  promised: 0,
  latePromise: 0,
  predicted: 0,
  latePrediction: 0,
  cancelledByUs: 0,
  valued: 0,
  valueCents: 0,
  ...change,
})
const timed = (measure: TimeRow['measure'], orders: Record<number, number>): TimeRow => {
  const took: number[] = []
  for (const [minutes, count] of Object.entries(orders)) took[Number(minutes)] = count
  return { period: 'now', storeId: null, courier: null, measure, took }
}

const COUNTS = [
  counted({
    orders: 1200,
    delivered: 1100,
    cancelled: 60,
    open: 40,
    promised: 1000,
    latePromise: 125,
  }),
  counted({ storeId: 1, orders: 700, delivered: 650, promised: 600, latePromise: 90 }),
  counted({ storeId: 2, orders: 500, delivered: 450, promised: 400, latePromise: 35 }),
  counted({ courier: 'Motorbike', orders: 900, delivered: 850 }),
  counted({ courier: '', orders: 300, delivered: 250 }),
  counted({ weekday: 1, hour: 12, orders: 120, latePromise: 30 }),
  counted({ weekday: 7, hour: 19, orders: 210, latePromise: 3 }),
  counted({ day: '2026-03-01', orders: 400, delivered: 390 }),
  counted({ period: 'before', orders: 1000, delivered: 990 }),
]
const TIMES = [timed('total', { 32: 600, 58: 500 }), timed('wait', { 4: 1000, 11: 90 })]

const address = readReportAddress(new URLSearchParams('period=week'))
const report = (change: Partial<Report> = {}): Report => ({
  family: 'food',
  families: ['food', 'express'],
  storeIds: [1, 2],
  days: reportDays(address, '2026-03-03'),
  overview: buildOverview(COUNTS, TIMES),
  cancellations: [{ by: 'us', reason: 'Sold out', orders: 60 }],
  values: [
    { region: 'HK', cents: 12_345_600, orders: 650 },
    { region: 'SG', cents: 98_700, orders: 450 },
  ],
  asOf: '2026-03-03T04:00:00.000Z',
  ...change,
})

const drawn = (shown: Report | null, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <ReportPage address={address} report={shown} stores={STORES} />
    </NextIntlClientProvider>,
  )
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

it('leads from each figure to its orders in the list of their family', () => {
  const hrefs = hrefsOf(drawn(report()))
  const days = 'from=2026-02-25&to=2026-03-03&at=1%2C2'
  expect(hrefs).toContain(`/food/history?${days}`)
  expect(hrefs).toContain(`/food/history?show=done&${days}`)
  expect(hrefs).toContain(`/food/history?show=done&${days}&figure=late-promise`)
  expect(hrefs).toContain(`/food/history?${days}&figure=slow-total-32`)
  expect(hrefs).toContain(`/food/history?${days}&figure=hour-7-19`)
  expect(hrefs).toContain(`/food/history?${days}&figure=courier-Motorbike`)
  expect(hrefs).toContain(`/food/history?show=cancelled&${days}&figure=cancelled-us`)
  expect(hrefs).toContain(`/food/history?${days.replace('1%2C2', '2')}`)
  const express = hrefsOf(drawn(report({ family: 'express' })))
  expect(express).toContain(`/express?show=all&${days}`)
})

it('says each figure in words, with its share, and never adds two currencies', () => {
  const html = drawn(report())
  expect(html).toContain('1,100 (91.7%)')
  expect(html).toContain('125 (12.5%)')
  expect(html).toContain('HK$123,456.00')
  expect(html).toContain('S$987.00')
  expect(html).not.toContain('124,443')
  expect(html).toContain('Sold out')
})

it('has a table for every picture, and pictures are not read aloud', () => {
  const html = drawn(report())
  expect(html.match(/<table/g)).toHaveLength(8)
  expect(html).toContain('aria-label="By hour of the week: Orders"')
  expect(html).toMatch(/<div aria-hidden="true" class="flex h-36/)
})

it('shows the same days of last week once where they are the days before', () => {
  expect(drawn(report())).not.toContain('Same days last week')
  const month = { ...address, period: 'month' as const }
  const days = reportDays(month, '2026-03-03')
  expect(drawn(report({ days }))).toContain('Same days last week')
})

it('says that there is nothing, in every language', () => {
  const none = report({ overview: buildOverview([], []) })
  expect(drawn(none)).toContain('No orders on these days')
  expect(drawn(none, 'zh-HK')).toContain('這段日子沒有訂單')
  expect(drawn(null)).toContain('None of these stores has orders')
})
