import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import { dayOf, minutesFrom } from '@/lib/domain/hours/local-days'
import { isOpenInForce } from '@/lib/domain/hours/hours-in-force'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { platform } from '@/lib/platform/current'
import type { CheckedNow, CheckNow } from '../model/hours-form'
import { callContext, platformStore, type PlatformStore } from '../platform-store'
import { listStatuses } from '../now/list-statuses'
import { readInForce } from './read-in-force'

/** What the accepted requests say of this minute; null when they do not tell. */
async function expectedNow(actor: Actor, store: PlatformStore, now: Date): Promise<boolean | null> {
  const local = toDateTimeLocal(now, store.region)
  const today = dayOf(local)
  const [status] = await listStatuses({ actor, storeIds: [store.id] })
  if (status?.sending && status.sending.state !== 'accepted') return null
  if (status?.open === false) return false
  const known = await readInForce(database(), { storeId: store.id, today })
  if (known.uncertain) return null
  return isOpenInForce(known.inForce, today, minutesFrom(today, local))
}

/**
 * Asks the platform whether the store delivers to its own door (food §4.10): the nearest thing to
 * reading back whether it is open. The buffer before closing does not count there.
 */
export async function checkNow(input: { actor: Actor; form: CheckNow }): Promise<CheckedNow> {
  const { actor, form } = input
  const now = new Date()
  const store = await platformStore(database(), {
    actor,
    permission: 'hours.see',
    storeId: form.storeId,
  })
  const door = { location: { lat: store.lat, lng: store.lng }, address: store.address || null }
  const to = { ...door, profile: store.foodProfile }
  const { distributable } = await platform()
    .food(areaOf(store.region).zone)
    .isDistributable(
      { storeCode: store.foodClientMerchantId, to },
      callContext(store.region, { locale: actor.locale, priority: 'person' }),
    )
  const expected = await expectedNow(actor, store, now)
  return { delivers: distributable, expected, at: now.toISOString() }
}
