import 'server-only'
import { createTranslator } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'
import { cents, formatDollars } from '@/lib/domain/money'
import { formatParcelTime, localDay } from '@/lib/domain/time/local-time'
import { writeCsv } from '@/lib/domain/write-csv'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { bestFee, type MoneyOrder } from '../model/money'
import { STATEMENT_COLUMNS, type StatementColumn } from '../model/statement'

/** A CSV of one store's orders: its head, and the lines of some, each cell harmless in a spreadsheet. */
export function statementFile(input: { code: string; region: Region; locale: Locale }): {
  head: string
  lines: (orders: readonly MoneyOrder[]) => string
} {
  const { code, region, locale } = input
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  const cellsOf = (order: MoneyOrder): Record<StatementColumn, string> => {
    const { family, outcome, collecting, departs } = order
    const fee = bestFee(order)
    const hasAmount = fee !== null || order.collect !== null
    return {
      store: code,
      family: t(`reports.family.${family}`),
      clientOrderId: order.clientOrderId,
      platformOrderId: order.platformOrderId ?? '',
      day: localDay(new Date(departs), region),
      leaves: formatParcelTime(new Date(departs), region),
      leavesUtc: departs,
      outcome: t(`reports.key.${outcome}`),
      fee: dollars(fee?.cents ?? null),
      source: fee ? t(`money.source.${fee.source}`) : '',
      estimated: dollars(order.estimated),
      agreed: dollars(order.agreed),
      reported: dollars(order.reported),
      collect: dollars(order.collect),
      collecting: order.collect === null || !collecting ? '' : t(`money.collecting.${collecting}`),
      currency: hasAmount ? areaOf(region).currency : '',
    }
  }
  return {
    head: writeCsv([STATEMENT_COLUMNS.map((column) => t(`money.file.${column}`))]),
    lines: (orders) => {
      const cells = orders.map(cellsOf)
      // The mark of the encoding stands once, at the beginning.
      return writeCsv(cells.map((row) => STATEMENT_COLUMNS.map((column) => row[column]))).slice(1)
    },
  }
}

const dollars = (amount: number | null): string =>
  amount === null ? '' : formatDollars(cents(amount))
