import type { Fields } from '../core/signed/fields'
import { fromLocal } from '../core/local-time'
import { incorrect, PlatformError } from '../core/signed/platform-error'
import { epochSeconds } from '../core/clock'
import { knownRegion } from '../core/regions'

const EARLIEST_S = 30 * 60
const LATEST_S = 7 * 24 * 3600
const INSTANT = 0
const BY_DELIVERY_TIME = 2

/**
 * Reads the pair of kind (0 instant, 2 by delivery time) and local time. Returns the instant asked for,
 * or undefined for an instant order, whose time text is not looked at beyond its type.
 */
export function scheduleFields(
  fields: Fields,
  kindName: string,
  timeName: string,
  region: string,
): number | undefined {
  const kind = fields.optionalInt(kindName, { oneOf: [INSTANT, BY_DELIVERY_TIME] }) ?? INSTANT
  if (kind === INSTANT) {
    fields.optionalText(timeName)
    return undefined
  }
  const text = fields.text(timeName)
  const at = text.length === 19 ? fromLocal(text, knownRegion(region).utcOffsetHours) : undefined
  if (at === undefined) throw incorrect(fields.nameOf(timeName), 'must be YYYY-MM-DD HH:MM:SS')
  return at
}

/** 30 minutes to 7 days ahead (food §8), or 263014. Of the two variants of §4.2 the wider one. */
export function checkSchedule(at: number | undefined, now: number) {
  if (at === undefined) return
  const ahead = epochSeconds(at) - epochSeconds(now)
  if (ahead < EARLIEST_S || ahead > LATEST_S) throw new PlatformError(263014)
}
