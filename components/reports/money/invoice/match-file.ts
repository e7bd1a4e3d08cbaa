import type { Region } from '@/lib/domain/areas'
import { cents, formatDollars } from '@/lib/domain/money'
import type { Family } from '@/lib/domain/stages'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import { writeCsv } from '@/lib/domain/write-csv'
import type { InvoiceMatch, Match, MatchedItem } from '@/lib/reports/model/match-invoice'
import type { FeeSource } from '@/lib/reports/model/money'

/** As the file has them, from left to right; each is a message of `money.match.file`. */
const COLUMNS = [
  'match',
  'number',
  'lines',
  'store',
  'family',
  'clientOrderId',
  'platformOrderId',
  'leaves',
  'leavesUtc',
  'ours',
  'source',
  'theirs',
  'difference',
  'currency',
] as const
type Column = (typeof COLUMNS)[number]

export type MatchWords = {
  column: (column: Column) => string
  match: (match: Match) => string
  source: (source: FeeSource) => string
  family: (family: Family) => string
}

type StoreOf = (storeId: number) => { name: string; region: Region } | undefined

/** The whole result as CSV, each cell harmless in a spreadsheet. */
export function matchFile(
  { currency, items }: InvoiceMatch,
  { words, storeOf }: { words: MatchWords; storeOf: StoreOf },
): string {
  const cellsOf = (item: MatchedItem): Record<Column, string> => {
    const { match, number, lines, order, ours, theirs } = item
    const store = order && storeOf(order.storeId)
    return {
      match: words.match(match),
      number: lines.length === 0 ? '' : number,
      lines: String(lines.length),
      store: store?.name ?? '',
      family: order ? words.family(order.family) : '',
      clientOrderId: order?.clientOrderId ?? '',
      platformOrderId: order?.platformOrderId ?? '',
      leaves: order && store ? formatParcelTime(new Date(order.departs), store.region) : '',
      leavesUtc: order?.departs ?? '',
      ours: ours ? signedDollars(ours.cents) : '',
      source: ours ? words.source(ours.source) : '',
      theirs: theirs === null ? '' : signedDollars(theirs),
      difference: ours && theirs !== null ? signedDollars(theirs - ours.cents) : '',
      currency,
    }
  }
  return writeCsv([
    COLUMNS.map(words.column),
    ...items.map(cellsOf).map((cells) => COLUMNS.map((column) => cells[column])),
  ])
}

/** `-12.50`; the file's formula guard puts an apostrophe before a minus, so brackets stand for it. */
function signedDollars(amount: number): string {
  const text = formatDollars(cents(Math.abs(amount)))
  return amount < 0 ? `(${text})` : text
}
