import { MOST_DAYS, type ReportAddress } from './report-address'

/** From a local day to another, both included: `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

export const COMPARED = ['now', 'before', 'lastWeek'] as const
export type Compared = (typeof COMPARED)[number]

/** The days of a report, and with what they are compared. */
export type ReportDays = Readonly<Record<Compared, Days>> & {
  count: number
  /** Today is among them: more is to come. */
  isGoingOn: boolean
  /** More than `MOST_DAYS` were asked for, and these are the last of them. */
  isCut: boolean
}

const DAY_MS = 86_400_000

/** A calendar day so many days on; 0 is itself. Calendar days have no time zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are, both ends included. */
export const countDays = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Which days an address means on a day: `today` is today's where the stores are. */
export function reportDays(
  { period, from, to }: Pick<ReportAddress, 'period' | 'from' | 'to'>,
  today: string,
): ReportDays {
  const asked: Readonly<Record<ReportAddress['period'], Days>> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: `${today.slice(0, 8)}01`, to: today },
    chosen: { from, to },
  }
  const wanted = asked[period]
  const isCut = countDays(wanted) > MOST_DAYS
  const now = isCut ? { from: addDays(wanted.to, 1 - MOST_DAYS), to: wanted.to } : wanted
  const count = countDays(now)
  const shifted = (days: number) => ({ from: addDays(now.from, days), to: addDays(now.to, days) })
  return {
    now,
    before: shifted(-count),
    lastWeek: shifted(-7),
    count,
    isGoingOn: now.from <= today && today <= now.to,
    isCut,
  }
}
