import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { takes, type ExpressProduct } from '@/lib/domain/express-products'
import { nextPair, type SlotTime } from '@/lib/domain/imports/next-pair'
import { readDay, readPeriod } from '@/lib/domain/imports/read-time'
import type { SlotOffer } from '@/lib/domain/slots'
import { askOffer } from './ask-offer'
import { findImport } from './find-import'
import { heldPairs, type HeldPair } from './held-pairs'
import type { Move } from './schema'

/**
 * What the platform offers next for the rows whose pickup is over or gone, for a person to agree
 * to. Rejects with `PlatformError` when the platform does not say what it offers.
 */
export async function proposeMoves(input: {
  actor: Actor
  importId: number
}): Promise<{ moves: Move[] }> {
  const db = database()
  const found = await findImport(db, { ...input, permission: 'express.place' })
  const held = await heldPairs(db, found)
  const offers = new Map<ExpressProduct, SlotOffer>()
  const { actor } = input
  for (const product of new Set(held.map((pair) => pair.product))) {
    offers.set(product, await askOffer(db, { actor, storeId: found.storeId, product }))
  }
  const now = new Date()
  return {
    moves: held.map((pair) => ({ ...pair, to: toOf(pair, offers.get(pair.product), now) })),
  }
}

/** A file may write its times in other ways than the platform does. */
function toOf({ product, from }: HeldPair, offer: SlotOffer | undefined, now: Date): Move['to'] {
  const pickup = readSlot(from.pickup)
  const delivery = from.delivery && takes(product, 'delivery.date') ? readSlot(from.delivery) : null
  return offer ? nextPair(offer, { pickup, delivery }, now) : null
}

const readSlot = ({ date, period }: SlotTime): SlotTime => ({
  date: readDay(date) ?? '',
  period: readPeriod(period) ?? '',
})
