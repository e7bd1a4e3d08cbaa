import { localDayPeriod } from '@/lib/domain/time/local-time'
import type { Family } from '@/lib/domain/stages'

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'chosen'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What the heat map shows of each hour. */
export const HEATS = ['orders', 'late'] as const
export type Heat = (typeof HEATS)[number]

/** What the overview is about, as its address says it, so that it can be sent. */
export type ReportAddress = {
  /** Null: the first that there is at the person's stores. */
  family: Family | null
  /** Empty: those that the shell shows. */
  stores: readonly number[]
  period: PeriodName
  /** Local days (`YYYY-MM-DD`), both included, of the period `chosen`. */
  from: string
  to: string
  heat: Heat
}

/** Days that are reported on at once: a leap year. */
export const MOST_DAYS = 366
const MOST_STORES = 500

const FAMILIES = ['food', 'parcel', 'express'] as const

/** What cannot be read is not asked for. Days that stand the wrong way round are turned. */
export function readReportAddress(params: {
  get: (name: string) => string | null | undefined
}): ReportAddress {
  const text = (name: string) => params.get(name) ?? ''
  const given = [day(text('from')), day(text('to'))].filter((one) => one !== '').toSorted()
  const [from = '', to = from] = given
  const period = PERIODS.find((one) => one === text('period')) ?? (from ? 'chosen' : 'today')
  const stores = text('stores')
  const isChosen = period === 'chosen' && from !== ''
  return {
    family: FAMILIES.find((one) => one === text('family')) ?? null,
    stores: /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(stores)
      ? stores.split(',').slice(0, MOST_STORES).map(Number)
      : [],
    period: isChosen || period !== 'chosen' ? period : 'today',
    from: isChosen ? from : '',
    to: isChosen ? to : '',
    heat: HEATS.find((one) => one === text('heat')) ?? 'orders',
  }
}

/** A day that there is: no 30 February. In which region it is asked for makes no difference. */
function day(text: string): string {
  return /^2\d{3}-/.test(text) && localDayPeriod(text, 'HK') ? text : ''
}

/** The address's parts, each only where it says something. */
function reportParams(address: ReportAddress): [string, string][] {
  const { family, stores, period, from, to, heat } = address
  const said: [string, string][] = [
    ['family', family ?? ''],
    ['stores', stores.join(',')],
    ['period', period === 'today' ? '' : period],
    ['from', from],
    ['to', to],
    ['heat', heat === 'orders' ? '' : heat],
  ]
  return said.filter(([, value]) => value !== '')
}

/** The part of the address from `?` on; empty for the overview as it usually is. */
export function reportSearch(address: ReportAddress): string {
  const params = new URLSearchParams(reportParams(address))
  return params.size === 0 ? '' : `?${params.toString()}`
}
