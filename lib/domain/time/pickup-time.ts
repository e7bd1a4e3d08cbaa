import type { Region } from '../areas'
import { localDayPeriod, parseExpressPeriod, type Period } from './local-time'

/** When an order is to leave its store: a pickup slot, or the whole day where only that was chosen. */
type PickupTime = Period & { readonly isDay: boolean }

type Chosen = {
  readonly date?: string | null | undefined
  readonly period?: string | null | undefined
}

/**
 * What the chosen date and period mean by the clocks of the store's region. The warehouse products
 * have a day of hand-in and no period (express §4.1): it begins and ends with the local day. Null
 * where no day was chosen.
 */
export function pickupTime(chosen: Chosen | null | undefined, region: Region): PickupTime | null {
  const { date, period } = chosen ?? {}
  if (!date) return null
  const slot = period ? parseExpressPeriod(date, period, region) : null
  if (slot) return { ...slot, isDay: false }
  const day = localDayPeriod(date, region)
  return day && { ...day, isDay: true }
}
