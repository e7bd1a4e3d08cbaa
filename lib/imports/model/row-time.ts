import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { localDayPeriod, parseExpressPeriod } from '@/lib/domain/time/local-time'
import { plainNumber } from '@/lib/domain/typed-text'
import { type ChosenSlots, slotFaults } from '@/lib/express/model/chosen-slots'

/** `2026-11-23`, or the same with slashes or dots, as `YYYY-MM-DD`; null for what is no day. */
export function readDay(text: string): string | null {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]00:00(?::00)?)?$/.exec(
    plainNumber(text),
  )
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return localDayPeriod(written, 'HK') ? written : null
}

/** `9:00 – 13:00` as `09:00-13:00`, with any dash; null for what is no period of a day. */
export function readPeriod(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})\s*[-‐-―−~～至]\s*(\d{1,2}):(\d{2})$/.exec(plainNumber(text))
  if (!match) return null
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match
  const written = `${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`
  return parseExpressPeriod('2000-01-01', written, 'HK') ? written : null
}

type TimedRow = {
  readonly product: ExpressProduct
  /** Its pickup was over or gone when its turn came. */
  readonly isHeld: boolean
  /** The product cannot do without what it leaves open. */
  readonly needsSlot: boolean
  readonly chosen: ChosenSlots
}

/**
 * Whether a row has no time that it can be sent with: none, half a one, one that is over, or one
 * that is not in the offer. `offer`: without what has begun; null where the platform does not say.
 */
export function lacksTime(row: TimedRow, offer: SlotOffer | null): boolean {
  const { product, isHeld, needsSlot, chosen } = row
  if (isHeld || needsSlot || chosen.pickup === null) return true
  return offer !== null && slotFaults(product, offer, chosen).length > 0
}
