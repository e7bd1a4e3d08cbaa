import type { Family } from '@/lib/domain/stages'
import { COMPARED, type Compared, type Days } from './model/report-days'
import type { Span } from './span-figures'

/** A store, and the IANA name of the time zone by whose midnights its days begin. */
export type ReportStore = { id: number; zone: string }

/** Some days of a family and stores, each under a name. */
export type PeriodQuery = {
  family: Family
  stores: readonly ReportStore[]
  days: Readonly<Record<string, Days>>
  /** Those of `days` that are asked for. */
  periods: readonly string[]
}

/** The days of a report, and those with which they are compared. */
export type FigureQuery = Omit<PeriodQuery, 'days' | 'periods'> & {
  days: Readonly<Record<Compared, Days>>
}

/** Each store's days of each period. */
export function spansOf(
  { stores, days }: Pick<FigureQuery, 'stores' | 'days'>,
  periods: readonly Compared[] = COMPARED,
): Span[] {
  return stores.flatMap(({ id, zone }) =>
    periods.map((period) => ({ storeId: id, zone, period, ...days[period] })),
  )
}
