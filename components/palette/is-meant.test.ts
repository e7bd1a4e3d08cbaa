import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { isMeant } from './is-meant'

describe('isMeant', () => {
  it.each([
    ['', ['Food board'], true],
    ['boa', ['Food board'], true],
    ['board food', ['Food board'], true],
    ['newor', ['New order'], true],
    ['oard', ['Food board'], false],
    ['food lockers', ['Food board'], false],
    ['單', ['外賣單'], true],
    ['運單', ['Waybills', 'home express 運單'], true],
    ['ＢＯＡ', ['Food board'], true],
    ['hand in', ['Hand-in sheets'], true],
    ['don hang', ['Đơn hàng'], true],
    ['đơn', ['Don hang'], true],
    ['ออเดอร์', ['กระดานออเดอร์อาหาร'], true],
    ['ออเดอร', ['กระดานออเดอร์อาหาร'], true],
  ])('%j among %j: %s', (typed, names, meant) => {
    expect(isMeant(typed, names)).toBe(meant)
  })
})

describe('the words of pages and actions', () => {
  it('lead there in English too, and from English in Chinese', () => {
    const lost = LOCALES.flatMap((locale) => {
      const other = messagesOf(locale === 'en' ? 'zh-HK' : 'en')
      const { words } = messagesOf(locale).palette
      return Object.entries(labels(other)).flatMap(([name, label]) =>
        isMeant(label, [words[name as keyof typeof words]]) ? [] : [`${locale} ${name}: ${label}`],
      )
    })
    expect(lost).toEqual([])
  })
})

/** What each page and form is called, as the palette shows it. */
function labels(all: ReturnType<typeof messagesOf>): Record<string, string> {
  return {
    ...all.palette.actions,
    board: all.shell.navigation.board,
    find: all.find.title,
    coverage: all.coverage.title,
    customers: all.customers.title,
    parcels: all.parcels.title,
    express: all.shell.navigation.express,
    imports: all.imports.title,
    lockers: all.lockers.title,
    print: all.printing.title,
    scan: all.scan.title,
    sheets: all.sheets.title,
    exceptions: all.exceptions.title,
    reports: all.reports.title,
    stores: all.hours.desk.title,
    own: all.people.own.title,
    people: all.people.list.title,
    roles: all.roles.title,
    storeSettings: all.shell.settings.stores,
    health: all.health.title,
    jobs: all.jobs.title,
    callbacks: all.shell.settings.callbacks,
    statusCodes: all.statusCodes.title,
    customerData: all.customerData.title,
    audit: all.audit.title,
    demo: all.demo.title,
  }
}
