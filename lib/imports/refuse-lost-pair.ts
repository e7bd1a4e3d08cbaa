import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { slotFaults, type SlotChoice } from '@/lib/domain/chosen-slots'
import { takes, type ExpressProduct } from '@/lib/domain/express-products'
import type { SlotPair, SlotTime } from '@/lib/domain/imports/next-pair'
import { Problem } from '@/lib/domain/problem'
import type { SlotOffer } from '@/lib/domain/slots'
import { offerIfSaid } from './ask-offer'
import { findImport } from './find-import'

/**
 * Turns a pair back that the platform does not offer to the import's store, or that does not go
 * together: what a browser chose is not what is believed. Throws `slotsGone` with the fields; hands
 * out the offer that it judged by, null where the platform does not say.
 */
export async function refuseLostPair(
  db: Database,
  input: { actor: Actor; importId: number; product: ExpressProduct; pair: SlotPair },
): Promise<SlotOffer | null> {
  const { actor, importId, product, pair } = input
  const { storeId } = await findImport(db, { actor, importId, permission: 'express.place' })
  const offer = await offerIfSaid(db, { actor, storeId, product })
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
