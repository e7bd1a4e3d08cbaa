import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import type { Measure } from '@/lib/orders/model/figure'
import { COUNTS, type Counts, type Spread, spreadOf } from '../model/overview'
import { addDays, type Days } from '../model/report-days'
import {
  type CancelWeek,
  findStandOuts,
  type StandOut,
  type StoreWeek,
  type StoreWeeks,
} from '../model/stand-out'
import { USUAL_WEEKS } from '../model/summary'
import { readStoreFigures } from '../read-figures'
import type { SummaryStore } from './summary-stores'

/** Figures of all stores of a family, and those of the same days a week earlier. */
export type FamilySummary = {
  family: Family
  storeIds: readonly number[]
  now: SummaryFigures
  lastWeek: SummaryFigures
}
export type SummaryFigures = { counts: Counts; total: Spread | null; wait: Spread | null }

export type Summary = {
  /** Those with orders on these days, or a week earlier. */
  families: FamilySummary[]
  standOuts: StandOut[]
}

const FAMILIES = ['food', 'parcel', 'express'] as const
/** `now`, and the same days 1 to 4 weeks earlier. */
const PERIODS = ['now', ...Array.from({ length: USUAL_WEEKS }, (_, at) => `week${at + 1}`)]

/** What a person's summary says of some days at these stores, of the families that they may see there. */
export async function readSummary(
  queries: Queries,
  { actor, stores, days }: { actor: Actor; stores: readonly SummaryStore[]; days: Days },
): Promise<Summary> {
  const summaries: FamilySummary[] = []
  const weeks: StoreWeeks[] = []
  const cancels = []
  for (const family of FAMILIES) {
    const seen = storesWhere(
      actor,
      MAY.see[family],
      stores.map(({ id }) => id),
    )
    const query = {
      family,
      stores: stores
        .filter(({ id }) => seen.includes(id))
        .map(({ id, region }) => ({ id, zone: areaOf(region).timeZone })),
      days: Object.fromEntries(PERIODS.map((name, at) => [name, weeksBefore(days, at)])),
      periods: PERIODS,
    }
    if (query.stores.length === 0) continue
    const figures = await readStoreFigures(queries, query)
    if (figures.counts.every(({ period }) => period !== 'now' && period !== 'week1')) continue
    const of = (period: string) => figuresOf(figures, period)
    const storeIds = query.stores.map(({ id }) => id)
    summaries.push({ family, storeIds, now: of('now'), lastWeek: of('week1') })
    weeks.push(...storeIds.map((storeId) => weeksOf(figures, family, storeId)))
    cancels.push(cancelWeeks(figures, family))
  }
  return { families: summaries, standOuts: findStandOuts(weeks, cancels) }
}

const weeksBefore = ({ from, to }: Days, weeks: number): Days => ({
  from: addDays(from, -7 * weeks),
  to: addDays(to, -7 * weeks),
})

type StoreFigures = Awaited<ReturnType<typeof readStoreFigures>>

function figuresOf({ counts, times }: StoreFigures, period: string, storeId?: number) {
  const isOf = (row: { period: string; storeId: number }) =>
    row.period === period && (storeId === undefined || row.storeId === storeId)
  const rows = counts.filter(isOf)
  const sums = COUNTS.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  const timed = (measure: Measure) =>
    times.filter((row) => isOf(row) && row.measure === measure).map(({ took }) => took)
  return {
    counts: Object.fromEntries(sums) as Counts,
    total: spreadOf(timed('total')),
    wait: spreadOf(timed('wait')),
    longestWait: timed('wait').reduce<number | null>(
      (most, took) => Math.max(most ?? 0, took.length - 1),
      null,
    ),
  }
}

function weeksOf(figures: StoreFigures, family: Family, storeId: number): StoreWeeks {
  const week = (period: string): StoreWeek => {
    const { counts, total, longestWait } = figuresOf(figures, period, storeId)
    const { orders, promised, latePromise } = counts
    return {
      orders,
      promised,
      latePromise,
      timed: total?.count ?? 0,
      median: total?.median ?? null,
      longestWait,
    }
  }
  const [now = 'now', ...before] = PERIODS
  return { family, storeId, now: week(now), before: before.map(week) }
}

/** By whom orders were cancelled; never why, which is what people wrote (decision 0329). */
function cancelWeeks({ counts }: StoreFigures, family: Family) {
  const week = (period: string): CancelWeek => {
    const rows = counts.filter((row) => row.period === period)
    const sum = (name: 'orders' | 'cancelled' | 'cancelledByUs') =>
      rows.reduce((all, row) => all + row[name], 0)
    const us = sum('cancelledByUs')
    return { orders: sum('orders'), us, platform: sum('cancelled') - us }
  }
  const [now = 'now', ...before] = PERIODS
  return { family, now: week(now), before: before.map(week) }
}
