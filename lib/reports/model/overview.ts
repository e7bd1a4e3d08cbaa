import { MEASURES, type Measure } from '@/lib/orders/model/figure'
import { COMPARED, type Compared } from './report-days'

/** How many orders there are of each kind. */
export type Counts = {
  orders: number
  delivered: number
  cancelled: number
  refused: number
  open: number
  /** Delivered with a first promise, and of these the late ones. */
  promised: number
  latePromise: number
  /** Delivered with a prediction, and of these the late ones. */
  predicted: number
  latePrediction: number
}
export const COUNTS = [
  'orders',
  'delivered',
  'cancelled',
  'refused',
  'open',
  'promised',
  'latePromise',
  'predicted',
  'latePrediction',
] as const satisfies readonly (keyof Counts)[]

/** What is added up beside the counts, for the cancellations and values of a report. */
export type Sums = Counts & {
  cancelledByUs: number
  /** Delivered with an amount, and what those come to in whole cents. */
  valued: number
  valueCents: number
}
export const SUMS = [
  ...COUNTS,
  'cancelledByUs',
  'valued',
  'valueCents',
] as const satisfies readonly (keyof Sums)[]

/** Whole minutes; of `count` orders. */
export type Spread = { count: number; median: number; ninetieth: number }
export type Spreads = Readonly<Record<Measure, Spread | null>>

/** Figures of one period, or of a part of it. */
export type Figures = { counts: Counts; times: Spreads }

export type Overview = Readonly<Record<Compared, Figures>> & {
  byStore: (Figures & { storeId: number })[]
  /** '' is a courier of whom nobody said what kind. */
  byCourier: (Figures & { courier: string })[]
  byHour: (HourCell & { weekday: number; hour: number })[]
  byDay: { day: string; orders: number; delivered: number }[]
}
export type HourCell = { orders: number; latePromise: number }

/** What orders are counted by; what a row is not by is null. `day` is a local one. */
export type CountRow = Sums & {
  period: Compared
  storeId: number | null
  courier: string | null
  weekday: number | null
  hour: number | null
  day: string | null
}

/** How many orders took so many whole minutes: of each as many, at that place. */
export type Histogram = readonly number[]

export type TimeRow = {
  period: Compared
  storeId: number | null
  courier: string | null
  measure: Measure
  took: Histogram
}

/** The overview of what was counted. */
export function buildOverview(counts: readonly CountRow[], times: readonly TimeRow[]): Overview {
  const totals = counts.filter(isTotal)
  const ofStore = grouped(times, ({ storeId }) => storeId)
  const ofCourier = grouped(times, ({ courier }) => courier)
  const ofPeriod = grouped(times, (row) => (isWhole(row) ? row.period : null))
  const whole = (period: Compared): Figures => ({
    counts: countsOf(totals.find((row) => row.period === period)),
    times: spreadsOf(ofPeriod.get(period) ?? []),
  })
  const main = counts.filter(({ period }) => period === 'now')
  return {
    ...(Object.fromEntries(COMPARED.map((period) => [period, whole(period)])) as Record<
      Compared,
      Figures
    >),
    byStore: main
      .flatMap((row) =>
        row.storeId === null
          ? []
          : [
              {
                storeId: row.storeId,
                counts: countsOf(row),
                times: spreadsOf(ofStore.get(row.storeId) ?? []),
              },
            ],
      )
      .toSorted((a, b) => b.counts.orders - a.counts.orders || a.storeId - b.storeId),
    byCourier: main
      .flatMap((row) =>
        row.courier === null
          ? []
          : [
              {
                courier: row.courier,
                counts: countsOf(row),
                times: spreadsOf(ofCourier.get(row.courier) ?? []),
              },
            ],
      )
      .toSorted((a, b) => b.counts.orders - a.counts.orders || (a.courier < b.courier ? -1 : 1)),
    byHour: main
      .flatMap(({ weekday, hour, orders, latePromise }) =>
        weekday === null || hour === null ? [] : [{ weekday, hour, orders, latePromise }],
      )
      .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    byDay: main
      .flatMap(({ day, orders, delivered }) => (day === null ? [] : [{ day, orders, delivered }]))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

/** Rows by what `keyOf` says of them; those of which it says null are left out. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const isWhole = (row: { storeId: number | null; courier: string | null }) =>
  row.storeId === null && row.courier === null

/** It is of all orders of its period. */
export const isTotal = (row: CountRow): boolean =>
  isWhole(row) && row.weekday === null && row.day === null

const countsOf = (row: Counts | undefined): Counts =>
  Object.fromEntries(COUNTS.map((name) => [name, row?.[name] ?? 0])) as Counts

function spreadsOf(rows: readonly TimeRow[]): Spreads {
  return Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      spreadOf(rows.filter((row) => row.measure === measure).map(({ took }) => took)),
    ]),
  ) as Record<Measure, Spread | null>
}

/** Of the orders of several histograms together; null of no orders. */
export function spreadOf(histograms: readonly Histogram[]): Spread | null {
  const [only] = histograms
  if (!only) return null
  const took = histograms.length === 1 ? only : addedUp(histograms)
  let count = 0
  took.forEach((orders) => (count += orders))
  if (count === 0) return null
  const [median = 0, ninetieth = 0] = percentiles(took, [
    Math.ceil(count * 0.5),
    Math.ceil(count * 0.9),
  ])
  return { count, median, ninetieth }
}

function addedUp(histograms: readonly Histogram[]): Histogram {
  const sum: number[] = []
  for (const took of histograms) {
    took.forEach((orders, minutes) => (sum[minutes] = (sum[minutes] ?? 0) + orders))
  }
  return sum
}

/**
 * The times of the orders that stand at these places, from 1 and the first place first, when the
 * shortest comes first.
 */
function percentiles(took: Histogram, places: readonly number[]): number[] {
  const found: number[] = []
  let passed = 0
  took.forEach((orders, minutes) => {
    passed += orders
    while (found.length < places.length && passed >= (places[found.length] ?? 0)) {
      found.push(minutes)
    }
  })
  return found
}
