import { addMinutes } from 'date-fns'
import type { ExceptionFacts } from '@/lib/domain/exceptions'
import { localDay, localDayPeriod, parseExpressPeriod, type Period } from '@/lib/domain/local-time'
import type { Region } from '@/lib/domain/areas'
import { pickupTime } from '@/lib/domain/pickup-time'
import type { Candidate } from './read-candidates'

/** A courier for a parcel is not late before this; its pickup is a moment and no slot. */
const PARCEL_PATIENCE_MINUTES = 30

const range = (period: Period | null) =>
  period && { from: period.from.getTime(), to: period.to.getTime() }

const slot = (date: string | null, clocks: string | null, region: Region) =>
  date && clocks ? range(parseExpressPeriod(date, clocks, region)) : null

function pickupOf({ order, pickupDate, pickupPeriod, region }: Candidate) {
  const { scheduledFor } = order
  if (order.family === 'express') {
    const time = pickupTime({ date: pickupDate, period: pickupPeriod }, region)
    return time && { from: time.from.getTime(), to: time.to.getTime(), isDay: time.isDay }
  }
  if (!scheduledFor) return null
  return range({ from: scheduledFor, to: addMinutes(scheduledFor, PARCEL_PATIENCE_MINUTES) })
}

/** What the domain needs to know of an order to say what is wrong with it. */
export function factsOf(candidate: Candidate, now: Date): ExceptionFacts {
  const { order, region, reported, hasLabel, deliveryDate, deliveryPeriod } = candidate
  const { placing, stage, closed, createdAt, statusAt } = order
  const today = localDayPeriod(localDay(now, region), region)
  return {
    family: order.family === 'parcel' ? 'parcel' : 'express',
    ...{ placing, stage, closed, hasLabel },
    createdAt: createdAt.getTime(),
    statusAt: statusAt?.getTime() ?? null,
    pickup: pickupOf(candidate),
    delivery: slot(deliveryDate, deliveryPeriod, region),
    reportedAt: reported ? Date.parse(reported.at) : null,
    todayEnds: (today?.to ?? now).getTime(),
  }
}
