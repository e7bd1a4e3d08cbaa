import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { withoutBegun } from '@/lib/express/model/chosen-slots'
import { expressStore } from '../express-store'
import type { OfferedSlots, SlotsQuery } from '../model/offered-slots'
import { cachedSlots } from './cached-slots'

const untimed = <Slot extends { time: unknown }>({ time: _time, ...slot }: Slot) => slot

/** The slots that can be chosen for a product at a store, for whoever places waybills there. */
export async function readSlots(input: {
  actor: Actor
  query: SlotsQuery
  now?: Date
}): Promise<OfferedSlots> {
  const { actor, query, now = new Date() } = input
  const { storeId, product } = query
  const store = await expressStore(database(), { actor, permission: 'express.place', storeId })
  const asked = { merchantId: store.expressMerchantId, product, locale: actor.locale }
  const { offer, at } = await cachedSlots(asked, now)
  const { pickup, delivery } = withoutBegun(offer, now)
  return {
    pickup: { ...pickup, slots: pickup.slots.map(untimed) },
    delivery: delivery.map((group) => ({ ...group, slots: group.slots.map(untimed) })),
    meta: offer.meta,
    at: at.toISOString(),
  }
}
