import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { languageFor } from '@/lib/domain/areas'
import { takes, type ExpressProduct } from '@/lib/domain/express-products'
import { nextPair, type SlotTime } from '@/lib/domain/imports/next-pair'
import { readDay, readPeriod } from '@/lib/domain/imports/read-time'
import { Problem } from '@/lib/domain/problem'
import type { SlotOffer } from '@/lib/domain/slots'
import { platform } from '@/lib/platform/current'
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
  const [store] = await db.select().from(stores).where(eq(stores.id, found.storeId))
  const merchantId = store?.expressMerchantId ?? null
  if (merchantId === null) throw new Problem('storeWithoutExpress')
  const held = await heldPairs(db, found)
  const language = languageFor('HK', input.actor.locale ?? 'en')
  const offers = new Map<ExpressProduct, SlotOffer>()
  for (const product of new Set(held.map((pair) => pair.product))) {
    const context = { language, priority: 'person' } as const
    offers.set(product, await platform().express().dateTimeSlots({ merchantId, product }, context))
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
