import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { type ExpressProduct, takes } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import { Problem } from '@/lib/domain/problem'
import { type SlotChoice, slotFaults } from '@/lib/express/model/chosen-slots'
import { findImport } from '../find-import'
import type { SlotPair, SlotTime } from '../model/next-pair'
import { fetchOfferOrNull } from './fetch-offer'

/**
 * Turns a pair back that the platform does not offer to the import's store, or that does not go
 * together: what a browser chose is not what is believed. Throws `slotsUnavailable` with the fields; hands
 * out the offer that it judged by, null where the platform does not say.
 */
export async function rejectUnavailablePair(
  db: Database,
  input: { actor: Actor; importId: number; product: ExpressProduct; pair: SlotPair },
): Promise<SlotOffer | null> {
  const { actor, importId, product, pair } = input
  const { storeId } = await findImport(db, { actor, importId, permission: 'express.place' })
  const offer = await fetchOfferOrNull(db, { actor, storeId, product })
  if (!offer) return null
  const { pickup, delivery } = pair
  const chosen = {
    pickup: pickup.date === '' ? null : choiceOf(pickup, takes(product, 'pickup.period')),
    delivery: delivery && takes(product, 'delivery.date') ? choiceOf(delivery, true) : null,
  }
  const faults = slotFaults(product, offer, chosen)
  if (faults.length === 0) return offer
  const fields = Object.fromEntries(faults.map(({ field, problem }) => [field, problem]))
  throw new Problem('slotsGone', { fields })
}

const choiceOf = ({ date, period }: SlotTime, hasPeriod: boolean): SlotChoice => ({
  date,
  period: hasPeriod ? period : null,
})

/** A pair of slots as cells of a row; what the product has no place for is emptied. */
export function slotCells(input: {
  columns: readonly ImportColumn[]
  product: ExpressProduct
  pair: SlotPair
}): Record<string, string> {
  const { columns, product, pair } = input
  const said = {
    'pickup.date': pair.pickup.date,
    'pickup.period': pair.pickup.period,
    'delivery.date': pair.delivery?.date ?? '',
    'delivery.period': pair.delivery?.period ?? '',
  }
  return Object.fromEntries(
    TIME_FIELDS.flatMap((field) => {
      const key = columnOf(columns, field)
      return key === null ? [] : [[key, takes(product, field) ? said[field] : '']]
    }),
  )
}
