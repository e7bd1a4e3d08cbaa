import type { Fields } from '../core/fields'
import { fromLocal, minutesOfDay } from '../core/local-time'
import type { Appointment } from './order'
import { presentGroup } from './party-input'
import type { ExpressProduct } from './products'

/** Reads `pickup`: the warehouse group may leave all of it out (express §4.1). */
export function pickupField(fields: Fields, { group }: ExpressProduct): Appointment {
  const pickup = presentGroup(fields, 'pickup')
  const isNeeded = group !== 'warehouse'
  const date = dateField(pickup, isNeeded)
  return { date, period: periodField(pickup, isNeeded) }
}

/** Reads `delivery`: both or neither, and for lockers nothing. */
export function deliveryField(fields: Fields, { isLocker }: ExpressProduct): Appointment {
  const delivery = presentGroup(fields, 'delivery')
  const date = dateField(delivery, false)
  const period = periodField(delivery, false)
  if (isLocker) return { date: '', period: '' }
  if (date === '' && period !== '') throw delivery.missing('date')
  if (period === '' && date !== '') throw delivery.missing('period')
  return { date, period }
}

function dateField(fields: Fields, isNeeded: boolean) {
  const date = isNeeded ? fields.text('date') : (fields.optionalText('date') ?? '')
  if (date !== '' && fromLocal(`${date} 00:00`, 0) === undefined)
    throw fields.incorrect('date', 'must be YYYY-MM-DD')
  return date
}

function periodField(fields: Fields, isNeeded: boolean) {
  const period = isNeeded ? fields.text('period') : (fields.optionalText('period') ?? '')
  const [from = '', until = '', more] = period.split('-')
  const isPeriod =
    more === undefined && minutesOfDay(from) !== undefined && minutesOfDay(until) !== undefined
  if (period !== '' && !isPeriod) throw fields.incorrect('period', 'must be HH:MM-HH:MM')
  return period
}
