import type { Family } from '@/lib/domain/stages'
import type { Canceller } from '@/lib/orders/model/figure'

/** What one store did with one family's orders in one day or week. */
export type StoreWeek = {
  orders: number
  /** Delivered with a first promise, and of these the late ones. */
  promised: number
  latePromise: number
  /** Delivered orders whose whole time is known, and the time of the one in the middle, in minutes. */
  timed: number
  median: number | null
  /** The longest that a courier waited at the counter, in minutes. */
  longestWait: number | null
}

/** `before`: the same day, or week, of each of the weeks before, the latest first. */
export type StoreWeeks = {
  family: Family
  storeId: number
  now: StoreWeek
  before: readonly StoreWeek[]
}

/** How many orders there were at all stores, and how many of them were cancelled by whom. */
export type CancelWeek = { orders: number } & Readonly<Record<Canceller, number>>
export type CancelWeeks = { family: Family; now: CancelWeek; before: readonly CancelWeek[] }

/** Something worth a sentence. Counts are orders, shares are from 0 to 1, times whole minutes. */
export type StandOut = { family: Family } & (
  | { kind: 'more' | 'fewer'; storeId: number; orders: number; usual: number }
  | { kind: 'late'; storeId: number; late: number; promised: number; usual: number | null }
  | { kind: 'cancelled'; by: Canceller; orders: number; usual: number }
  | { kind: 'slower'; storeId: number; minutes: number; usual: number }
  | { kind: 'wait'; storeId: number; minutes: number; usual: number | null }
)

export const MOST_THINGS = 3

/** How many times the spread of chance a count has to be off. */
const CLEARLY = 3
/** Fewer orders than these are chance, whatever their share. */
const LEAST_CHANGE = 10
const LEAST_LATE = 5
const LEAST_CANCELLED = 5
const LEAST_TIMED = 10
/** Shares that are usual everywhere: less is never the measure. */
const USUALLY_LATE = 0.05
const USUALLY_CANCELLED = 0.02
const SLOWER_MINUTES = 5
const SLOWER_SHARE = 0.25
const LONG_WAIT_MINUTES = 20

/**
 * The three things that stood out, the clearest first: what is far from the same day, or week, of the
 * weeks before (those without orders do not count), and never what small numbers do by chance.
 */
export function findStandOuts(
  stores: readonly StoreWeeks[],
  cancels: readonly CancelWeeks[],
): StandOut[] {
  const found = [
    ...stores.flatMap((one) => [change(one), late(one), slower(one), wait(one)]),
    ...cancels.flatMap((one) => [cancelled(one, 'us'), cancelled(one, 'platform')]),
  ].filter((one) => one !== null)
  return found
    .toSorted((a, b) => b.weight - a.weight || (nameOf(a.thing) < nameOf(b.thing) ? -1 : 1))
    .slice(0, MOST_THINGS)
    .map(({ thing }) => thing)
}

/** `weight`: how clear it is, comparable among all kinds; `CLEARLY` is the least. */
type Found = { thing: StandOut; weight: number } | null

const nameOf = (thing: StandOut) =>
  `${thing.kind} ${thing.family} ${'storeId' in thing ? String(thing.storeId).padStart(16, '0') : thing.by}`

function change({ family, storeId, now, before }: StoreWeeks): Found {
  const weeks = withOrders(before)
  if (weeks.length === 0) return null
  const usual = sum(weeks, 'orders') / weeks.length
  const off = now.orders - usual
  const weight = Math.abs(off) / Math.sqrt(usual)
  if (Math.abs(off) < LEAST_CHANGE || weight < CLEARLY) return null
  const kind = off > 0 ? 'more' : 'fewer'
  return { weight, thing: { kind, family, storeId, orders: now.orders, usual: Math.round(usual) } }
}

function late({ family, storeId, now, before }: StoreWeeks): Found {
  const { latePromise, promised } = now
  const usual = shareOf(sum(before, 'latePromise'), sum(before, 'promised'))
  const weight = excess(latePromise, promised, Math.max(usual ?? 0, USUALLY_LATE))
  if (latePromise < LEAST_LATE || weight < CLEARLY) return null
  return { weight, thing: { kind: 'late', family, storeId, late: latePromise, promised, usual } }
}

function cancelled({ family, now, before }: CancelWeeks, by: Canceller): Found {
  const usual = shareOf(sum(before, by), sum(before, 'orders'))
  const weight = excess(now[by], now.orders, Math.max(usual ?? 0, USUALLY_CANCELLED))
  if (now[by] < LEAST_CANCELLED || weight < CLEARLY) return null
  const weeks = withOrders(before)
  const mean = weeks.length === 0 ? 0 : Math.round(sum(weeks, by) / weeks.length)
  return { weight, thing: { kind: 'cancelled', family, by, orders: now[by], usual: mean } }
}

function slower({ family, storeId, now, before }: StoreWeeks): Found {
  const weeks = before.filter(({ timed, median }) => timed >= LEAST_TIMED && median !== null)
  if (now.timed < LEAST_TIMED || now.median === null || weeks.length === 0) return null
  const usual = Math.round(sum(weeks, 'median') / weeks.length)
  const least = Math.max(SLOWER_MINUTES, usual * SLOWER_SHARE)
  const weight = (CLEARLY * (now.median - usual)) / least
  if (weight < CLEARLY) return null
  return { weight, thing: { kind: 'slower', family, storeId, minutes: now.median, usual } }
}

/** One order is enough here: the longest wait is of one. */
function wait({ family, storeId, now, before }: StoreWeeks): Found {
  const minutes = now.longestWait
  const known = before.flatMap(({ longestWait }) => longestWait ?? [])
  const usual = known.length === 0 ? null : Math.max(...known)
  if (minutes === null || minutes < LONG_WAIT_MINUTES || minutes <= (usual ?? 0)) return null
  const weight = (CLEARLY * minutes) / Math.max(LONG_WAIT_MINUTES, usual ?? 0)
  return { weight, thing: { kind: 'wait', family, storeId, minutes, usual } }
}

/** By how many times the spread of chance `count` of `of` is above the share that is usual. */
function excess(count: number, of: number, usual: number): number {
  const spread = Math.sqrt(of * usual * (1 - usual))
  if (spread > 0) return (count - of * usual) / spread
  return 0
}

/** A day on which nothing was asked for (a holiday, before the store opened) is no measure. */
const withOrders = <Week extends { orders: number }>(weeks: readonly Week[]) =>
  weeks.filter(({ orders }) => orders > 0)

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)

const sum = <Name extends string>(
  weeks: readonly Readonly<Record<Name, number | null>>[],
  name: Name,
): number => weeks.reduce((total, week) => total + (week[name] ?? 0), 0)
