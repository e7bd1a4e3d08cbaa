import { fromLocal, minutesOfDay } from '../../core/local-time'
import type { Fields } from '../../core/signed/fields'
import { incorrect, missing } from '../../core/signed/platform-error'
import type { FoodOperation } from '../food-state'
import type { MerchantDesk } from '../merchants'
import { type OpenRange, rangeOf, WHOLE_DAY } from '../opening-hours'

const UPDATE_TYPES = [
  'business_regular_time',
  'business_temporary_time',
  'business_status',
] as const
type UpdateType = (typeof UPDATE_TYPES)[number]
type Update = (desk: MerchantDesk) => void

/** POST /order/takeaway/merchants/status (food §4.8): the week, some dates, or open and closed. */
export const updateMerchantStatus: FoodOperation = ({ fields, region }, food) => {
  const clientMerchantId = fields.text('client_merchant_id')
  const updateType = readUpdateType(fields)
  const update = readUpdate(fields, updateType)
  update(food.desk(clientMerchantId, region))
  return undefined
}

/** Each kind of update brings its own parameter, and "only with that update_type". */
function readUpdateType(fields: Fields): UpdateType {
  const text = fields.text('update_type')
  const updateType = UPDATE_TYPES.find((known) => known === text)
  if (!updateType) throw incorrect('update_type', `must be one of ${UPDATE_TYPES.join(', ')}`)
  const stray = UPDATE_TYPES.find((name) => name !== updateType && fields.has(name))
  if (stray) throw incorrect(stray, `only with update_type ${stray}`)
  return updateType
}

function readUpdate(fields: Fields, updateType: UpdateType): Update {
  switch (updateType) {
    case 'business_regular_time': {
      const regular = readRegularHours(fields)
      return (desk) => (desk.hours = { ...desk.hours, regular })
    }
    case 'business_temporary_time': {
      const dates = readTemporaryHours(fields)
      return (desk) => {
        desk.hours = { ...desk.hours, temporary: new Map([...desk.hours.temporary, ...dates]) }
      }
    }
    case 'business_status': {
      const status = fields.int('business_status', { oneOf: [0, 1] })
      return (desk) => (desk.inBusiness = status === 1)
    }
  }
}

type Day = { readonly whole: boolean; readonly ranges: OpenRange[] }

/** Reads `business_regular_time`: the whole week, all seven days (food §4.8 rule 1). */
function readRegularHours(fields: Fields): ReadonlyMap<number, readonly OpenRange[]> {
  const days = new Map<number, Day>()
  for (const element of fields.groups('business_regular_time')) {
    const dayOfWeek = element.int('day_of_week', { min: 1, max: 7 })
    const day = readRegularElement(element)
    const earlier = days.get(dayOfWeek)
    if (!earlier) days.set(dayOfWeek, day)
    else if (earlier.whole || day.whole)
      throw incorrect(element.nameOf('whole_day_status'), `day ${dayOfWeek} has other elements`)
    else earlier.ranges.push(...day.ranges)
  }
  for (let dayOfWeek = 1; dayOfWeek <= 7; dayOfWeek++)
    if (!days.has(dayOfWeek)) throw missing(`business_regular_time (day_of_week ${dayOfWeek})`)
  return new Map([...days].map(([dayOfWeek, day]) => [dayOfWeek, day.ranges]))
}

function readRegularElement(element: Fields): Day {
  const wholeDay = element.optionalText('whole_day_status') ?? ''
  if (wholeDay === 'open') return { whole: true, ranges: [WHOLE_DAY] }
  if (wholeDay === 'close') return { whole: true, ranges: [] }
  if (wholeDay !== '') throw incorrect(element.nameOf('whole_day_status'), 'open or close')
  const start = minutesField(element, 'start_time')
  const end = minutesField(element, 'end_time')
  if (end <= start) throw incorrect(element.nameOf('end_time'), 'must be after start_time')
  return { whole: false, ranges: [rangeOf(start, end)] }
}

function minutesField(element: Fields, name: string) {
  const minutes = minutesOfDay(element.text(name))
  if (minutes === undefined) throw incorrect(element.nameOf(name), 'must be HH:MM')
  return minutes
}

/** Reads `business_temporary_time`: ranges by date, each within one day (food §4.8 rules 2 and 3). */
function readTemporaryHours(fields: Fields): ReadonlyMap<string, readonly OpenRange[]> {
  const days = new Map<string, OpenRange[]>()
  for (const element of fields.groups('business_temporary_time')) {
    const start = momentField(element, 'start_time')
    const end = momentField(element, 'end_time')
    if (start.date !== end.date)
      throw incorrect(element.nameOf('end_time'), 'must be on the day of start_time')
    if (end.minutes <= start.minutes)
      throw incorrect(element.nameOf('end_time'), 'must be after start_time')
    const ranges = days.get(start.date) ?? []
    ranges.push(rangeOf(start.minutes, end.minutes))
    days.set(start.date, ranges)
  }
  return days
}

function momentField(element: Fields, name: string) {
  const text = element.text(name)
  if (!/^.{16}$/.test(text) || fromLocal(text, 0) === undefined)
    throw incorrect(element.nameOf(name), 'must be YYYY-MM-DD HH:MM')
  return { date: text.slice(0, 10), minutes: minutesOfDay(text.slice(11)) ?? 0 }
}
