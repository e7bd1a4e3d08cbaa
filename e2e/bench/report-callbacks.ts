import { textTable } from '@/lib/testing/text-table'
import type { CallbackResult } from './measure/measure-callbacks'
import type { LiveResult } from './measure/measure-live'

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const
const percent = (share: number) => `${Math.round(share * 100)} %`

/** For a terminal. */
export function loadLines({ product, baseline, ...rest }: CallbackResult): string[] {
  const columns = [
    left('POST /callbacks/food'),
    right('per second'),
    right('p50 ms'),
    right('p95 ms'),
    right('p99 ms'),
    right('sent'),
    right('seconds'),
  ]
  const row = (name: string, load: CallbackResult['product']) => [
    name,
    ...[load.perSecond, load.p50Ms, load.p95Ms, load.p99Ms, load.count, load.seconds].map(String),
  ]
  return [
    ...textTable(columns, [row('the product', product), row('one row inserted', baseline)]),
    `Over ${rest.connections} connections the product does ${percent(rest.ratio)} of what the baseline does (${rest.ratios.map(percent).join(', ')}), and has applied all ${rest.caughtUpSeconds} s after the last.`,
  ]
}

/** For a terminal. */
export function liveLines({
  streams,
  changes,
  perSecond,
  product,
  alone,
  bare,
}: LiveResult): string[] {
  const columns = [
    left(`a callback, until ${streams} boards show it`),
    right('p50 ms'),
    right('p95 ms'),
    right('p99 ms'),
  ]
  const row = (name: string, { p50Ms, p95Ms, p99Ms }: LiveResult['bare']) => [
    name,
    ...[p50Ms, p95Ms, p99Ms].map(String),
  ]
  return [
    ...textTable(columns, [
      row('the product', product),
      row('the product, one at a time', alone),
      row('bare event streams', bare),
    ]),
    `${changes} changes, ${perSecond} a second.`,
  ]
}
