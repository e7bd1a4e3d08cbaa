import type { Fields } from '../../core/signed/fields'
import { fromLocal } from '../../core/local-time'
import { refusedWith } from '../parcel-error'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EARLIEST = 30 * MINUTE
const LATEST = 31 * DAY
const LATEST_CANCEL = 24 * HOUR
const REAL_TIME_CANCEL = 2 * HOUR

/** Times of this family have minutes, so limits are counted from the minute that has begun. */
const thisMinute = (now: number) => Math.floor(now / MINUTE) * MINUTE

/**
 * Reads `schedule_time`: 400190001035 for its format, 400190001036 when it is past, 400190001033 when
 * it is not 30 minutes to 31 days ahead. `at` is undefined for a real-time order.
 */
export function scheduleField(fields: Fields, utcOffsetHours: number, now: number) {
  const reading = fields.refusing(refusedWith(400190001035))
  const text = reading.optionalText('schedule_time') ?? ''
  if (text === '') return { text, at: undefined }
  const at = localMinute(text, utcOffsetHours)
  if (at === undefined) throw reading.incorrect('schedule_time', 'must be YYYY-MM-DD HH:MM')
  const ahead = at - thisMinute(now)
  if (ahead < 0) throw fields.refusing(refusedWith(400190001036)).incorrect('schedule_time')
  if (ahead < EARLIEST || ahead > LATEST)
    throw fields
      .refusing(refusedWith(400190001033))
      .incorrect('schedule_time', 'must be 30 minutes to 31 days ahead')
  return { text, at }
}

/**
 * Reads `cancel_time`: 400190001044 for its format or when it is past, 400193000022 when it is more than
 * 24 hours after the start of work. Left out, it is 2 hours from now, or the time of the pickup.
 */
export function cancelTimeField(
  fields: Fields,
  utcOffsetHours: number,
  scheduledAt: number | undefined,
  now: number,
): number {
  const reading = fields.refusing(refusedWith(400190001044))
  const text = reading.optionalText('cancel_time') ?? ''
  if (text === '') return scheduledAt ?? now + REAL_TIME_CANCEL
  const at = localMinute(text, utcOffsetHours)
  if (at === undefined) throw reading.incorrect('cancel_time', 'must be YYYY-MM-DD HH:MM')
  if (at <= now) throw reading.incorrect('cancel_time', 'must be in the future')
  if (at > (scheduledAt ?? now) + LATEST_CANCEL)
    throw fields.refusing(refusedWith(400193000022)).incorrect('cancel_time')
  return at
}

const localMinute = (text: string, utcOffsetHours: number) =>
  text.length === 16 ? fromLocal(text, utcOffsetHours) : undefined
