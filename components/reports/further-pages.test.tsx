import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import type { HoursReport } from '@/lib/reports/model/hours-report'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { reportDays } from '@/lib/reports/model/report-days'
import {
  buildWarehouse,
  type WarehouseReport,
  type WaybillRow,
} from '@/lib/reports/model/warehouse'
import { storeAccess } from '@/lib/testing/store-access'
import { HoursReportPage } from './hours/hours-report-page'
import { WarehousePage } from './warehouse/warehouse-page'

const STORES = [storeAccess({ id: 1, name: 'Central' }), storeAccess({ id: 2, name: 'Mong Kok' })]
const address = readReportAddress(new URLSearchParams('period=week'))
const about = {
  storeIds: [1, 2],
  days: reportDays(address, '2026-03-03'),
  asOf: '2026-03-03T04:00:00.000Z',
}

const row = (part: WaybillRow['part'], key: string, created: number): WaybillRow => ({
  period: 'now',
  storeId: 1,
  part,
  key,
  created,
  printed: 70,
  out: 60,
  onTime: 45,
  late: 9,
  missed: 6,
  delivered: 50,
  undeliverable: 2,
})
const NONE = { printed: 0, out: 0, onTime: 0, late: 0, missed: 0, delivered: 0, undeliverable: 0 }
const ROWS = [
  row('all', '', 80),
  { ...row('all', '', 20), ...NONE, storeId: 2 },
  row('slot', '09:00-12:00', 60),
  row('slot', 'day', 30),
  row('slot', '', 10),
  row('product', 'HDP-ECOMM-H', 100),
  row('district', '沙田', 40),
  row('district', 'sha tin', 30),
  row('district', 'nowhere', 30),
  row('times', '0', 30),
  row('times', '1', 64),
  row('times', '3', 6),
]
const SCANS = [
  { personId: 7, name: 'Ah Ming', hour: 10, waybills: 40 },
  { personId: 8, name: 'Siu Ling', hour: 12, waybills: 20 },
]
const warehouse: WarehouseReport = { ...about, warehouse: buildWarehouse(ROWS, SCANS) }
const hours: HoursReport = {
  ...about,
  sent: [
    {
      storeId: 1,
      kind: 'closed',
      personId: 7,
      name: 'Ah Ming',
      sent: 8,
      accepted: 5,
      refused: 1,
      unconfirmed: 1,
      replaced: 1,
      waiting: 0,
    },
  ],
  byReason: [
    { storeId: 1, kind: 'pause', reason: 'Rush', minutes: 95, closings: 3, isGoingOn: true },
    { storeId: 2, kind: 'closure', reason: '', minutes: 600, closings: 1, isGoingOn: false },
  ],
  byDay: [{ day: '2026-03-02', pause: 95, notice: 0, closure: 600 }],
}

const drawn = (page: ReactNode, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  )
const warehousePage = (report: WarehouseReport | null) => (
  <WarehousePage address={address} report={report} stores={STORES} />
)
const hoursPage = (report: HoursReport | null) => (
  <HoursReportPage address={address} report={report} stores={STORES} />
)

describe('the page of the warehouse', () => {
  const html = drawn(warehousePage(warehouse))
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

  it('leads from each figure to its waybills', () => {
    const days = 'from=2026-02-25&to=2026-03-03'
    const at = 'at=1%2C2'
    expect(hrefs).toContain(`/express?show=all&${days}&${at}`)
    expect(hrefs).toContain(`/express?show=all&${days}&printed=yes&${at}`)
    expect(hrefs).toContain(`/express?show=all&${days}&${at}&figure=waybill-on-time`)
    expect(hrefs).toContain(`/express?show=all&${days}&${at}&figure=pickup-09%3A00-12%3A00`)
    expect(hrefs).toContain(`/express?show=all&${days}&${at}&figure=waybill-reprinted`)
    expect(hrefs).toContain(
      `/express?show=all&${days}&product=HDP-ECOMM-H&${at}&figure=waybill-out`,
    )
    expect(hrefs.some((href) => href.includes('figure=waybill-out&figure'))).toBe(false)
  })

  it('says hand-ins as a share of those that were due, and a district by one name', () => {
    expect(html).toContain('45 (75%)')
    expect(html.match(/>Sha Tin</g)).toHaveLength(1)
    expect(html).toContain('6 (8.6%)')
    expect(html).toContain('Ah Ming')
  })
})

it('hours and closures say how long, why, and what became of what was sent', () => {
  const html = drawn(hoursPage(hours))
  expect(html).toContain('95 min')
  expect(html).toContain('still closed')
  expect(html).toContain('11 h 35 min')
  expect(html).toContain('5 (62.5%)')
  expect(html).toContain('href="/stores/1/hours"')
})

it.each(LOCALES)('both are drawn in %s, with figures and without', (locale) => {
  const all = messagesOf(locale)
  expect(drawn(warehousePage(warehouse), locale)).toContain(all.warehouseReport.scans.title)
  expect(drawn(warehousePage(null), locale)).toContain(all.warehouseReport.noStores)
  const none = { ...warehouse, warehouse: buildWarehouse([], []) }
  expect(drawn(warehousePage(none), locale)).toContain(all.warehouseReport.none)
  expect(drawn(hoursPage(hours), locale)).toContain(all.hoursReport.closed.title)
  expect(drawn(hoursPage(null), locale)).toContain(all.hoursReport.noStores)
  const quiet = { ...hours, sent: [], byReason: [], byDay: [] }
  expect(drawn(hoursPage(quiet), locale)).toContain(all.hoursReport.none)
})
