/**
 * What the clocks of a time zone show, by what the platform (`Intl`) knows of zones: a tenth of the
 * code of a library for it, on every form that reads times.
 */

const QUARTER_MS = 15 * 60_000

type Clock = { format: Intl.DateTimeFormat; quarter: number; offsetMs: number }

const clocks = new Map<string, Clock>()

/** As ISO text that ends with `Z`, though it is the zone's own time. Throws for an invalid date. */
export function wallOf(instant: Date, timeZone: string): string {
  const time = instant.getTime()
  return new Date(time + offsetMs(time, timeZone)).toISOString()
}

/** The instant at which the zone's clocks show `wall` (as milliseconds, as if it were UTC). */
export function instantOfWall(wall: number, timeZone: string): Date {
  const near = wall - offsetMs(wall, timeZone)
  return new Date(wall - offsetMs(near, timeZone))
}

/** By how much the zone's clocks are ahead of UTC. No clock is changed but at a quarter of an hour. */
function offsetMs(time: number, timeZone: string): number {
  const clock = clockOf(timeZone)
  const quarter = Math.floor(time / QUARTER_MS)
  if (clock.quarter === quarter) return clock.offsetMs
  const shown = new Map(clock.format.formatToParts(time).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type))
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  clock.offsetMs = wall - Math.floor(time / 1000) * 1000
  clock.quarter = quarter
  return clock.offsetMs
}

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const clock = { format, quarter: Number.NaN, offsetMs: 0 }
  clocks.set(timeZone, clock)
  return clock
}
