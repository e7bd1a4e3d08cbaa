import { areaOf, type Region } from '../areas'
import { instantOfWall, wallOf } from './wall-clock'

/**
 * Instants inside, local time of the order's region on the wire (conventions §1 rule 6), never of
 * the browser or the server. Each family writes times its own way; each way has one encoder and
 * one decoder here. Decoders answer null for what is not such a time, 30 February included.
 */

/** From its first instant up to, but not including, its last. */
export type Period = {
  readonly from: Date
  readonly to: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const DATE = String.raw`(\d{4})-(\d{2})-(\d{2})`
const CLOCK = String.raw`(\d{2}):(\d{2})`
const FOOD_TIME = new RegExp(`^${DATE} ${CLOCK}:(\\d{2})$`)
const PARCEL_TIME = new RegExp(`^${DATE} ${CLOCK}$`)
const DATE_TIME_LOCAL = new RegExp(`^${DATE}T${CLOCK}(?::(\\d{2}))?$`)
const LOOSE_TIME = new RegExp(`^${DATE}[ T]${CLOCK}(?::(\\d{2})(?:\\.\\d+)?)?$`)
const LOCAL_DAY = new RegExp(`^${DATE}$`)
const SLOT = new RegExp(`^(${DATE}) (${CLOCK}-${CLOCK})$`)
const CLOCK_PERIOD = new RegExp(`^(${CLOCK})-(${CLOCK})$`)

/** `YYYY-MM-DD HH:MM:SS` (food §4.1, §4.2). */
export function formatFoodTime(instant: Date, region: Region): string {
  return `${localDay(instant, region)} ${wallOf(instant, zoneOf(region)).slice(11, 19)}`
}

export function parseFoodTime(text: string, region: Region): Date | null {
  return parsed(FOOD_TIME, text, region)
}

/** `YYYY-MM-DD HH:MM` (conventions §4.3, §4.4; also the temporary hours of food §4.8). */
export function formatParcelTime(instant: Date, region: Region): string {
  return `${localDay(instant, region)} ${localClock(instant, region)}`
}

export function parseParcelTime(text: string, region: Region): Date | null {
  return parsed(PARCEL_TIME, text, region)
}

/**
 * Reads a local time whose form is not published, such as a parcel status's (conventions §2.4): to
 * the minute or the second, or seconds since 1970.
 */
export function parseLocalTime(text: string, region: Region): Date | null {
  if (/^\d{9,10}$/.test(text)) return fromEpochSeconds(Number(text))
  return parsed(LOOSE_TIME, text, region)
}

/** A date and a `HH:MM-HH:MM` period, as home express takes them (express §4.1). */
export function formatExpressPeriod(period: Period, region: Region) {
  const clock = (instant: Date) => localClock(instant, region)
  return {
    date: localDay(period.from, region),
    period: `${clock(period.from)}-${clock(period.to)}`,
  }
}

/** An end at or before the start, or `24:00`, lies on the following day. */
export function parseExpressPeriod(date: string, period: string, region: Region): Period | null {
  const match = CLOCK_PERIOD.exec(period)
  if (!match) return null
  const from = parseParcelTime(`${date} ${match[1]}`, region)
  const endsAtMidnight = match[4] === '24:00'
  const to = parseParcelTime(`${date} ${endsAtMidnight ? '00:00' : match[4]}`, region)
  if (!from || !to) return null
  return { from, to: endsAtMidnight || to <= from ? nextLocalDay(to, region) : to }
}

/** `YYYY-MM-DD HH:MM-HH:MM`: how home express lists its slots (express §2.4). */
export function formatSlot(period: Period, region: Region): string {
  const { date, period: clocks } = formatExpressPeriod(period, region)
  return `${date} ${clocks}`
}

export function parseSlot(text: string, region: Region): Period | null {
  const match = SLOT.exec(text)
  return match?.[1] && match[5] ? parseExpressPeriod(match[1], match[5], region) : null
}

/** Seconds since 1970, as every epoch field counts (food §2.1); fractions are cut off. */
export function toEpochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** Null for what no calendar holds. */
export function fromEpochSeconds(seconds: number): Date | null {
  const instant = new Date(seconds * 1000)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** The calendar day on which the region's clocks show the instant: `YYYY-MM-DD`. */
export function localDay(instant: Date, region: Region): string {
  return wallOf(instant, zoneOf(region)).slice(0, 10)
}

/** The instants between which it is that day (`YYYY-MM-DD`) in the region. */
export function localDayPeriod(day: string, region: Region): Period | null {
  const from = parsed(LOCAL_DAY, day, region)
  return from && { from, to: nextLocalDay(from, region) }
}

/** The value of an `<input type="datetime-local">` that shows the region's time, to the minute. */
export function toDateTimeLocal(instant: Date, region: Region): string {
  return wallOf(instant, zoneOf(region)).slice(0, 16)
}

export function fromDateTimeLocal(text: string, region: Region): Date | null {
  return parsed(DATE_TIME_LOCAL, text, region)
}

/** How far ahead a scheduled food order must be; which of them holds is the store's (decision 0184). */
export const ADVANCE_MINUTES = [30, 60] as const
export type AdvanceMinutes = (typeof ADVANCE_MINUTES)[number]

/**
 * When a scheduled order may be: both ends count. Food 30 or 60 minutes to 7 days ahead (food §4.2,
 * §8), parcel 30 minutes to 31 days (conventions §8).
 */
export function scheduleWindow(
  family: 'food' | 'parcel',
  now: Date,
  advance: AdvanceMinutes = 30,
): Period {
  const at = now.getTime()
  const days = family === 'food' ? 7 : 31
  return { from: new Date(at + advance * MINUTE_MS), to: new Date(at + days * DAY_MS) }
}

const zoneOf = (region: Region) => areaOf(region).timeZone

/** `HH:MM` on the region's clocks. */
function localClock(instant: Date, region: Region): string {
  return wallOf(instant, zoneOf(region)).slice(11, 16)
}

function parsed(shape: RegExp, text: string, region: Region): Date | null {
  const match = shape.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part || 0))
  if (hour > 23 || minute > 59 || second > 59) return null
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isThatDay =
    wall.getUTCFullYear() === year && wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day
  return isThatDay ? instantOfWall(wall.getTime(), zoneOf(region)) : null
}

function nextLocalDay(instant: Date, region: Region): Date {
  const wall = Date.parse(wallOf(instant, zoneOf(region)))
  return instantOfWall(wall + DAY_MS, zoneOf(region))
}
