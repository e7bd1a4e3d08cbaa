import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { areaOf } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { platform } from '@/lib/platform/current'
import { callContext } from './call-context'
import type { IdentityTest } from './schema'

/**
 * Asks the platform something harmless in the name of a store; that it answers proves the identity.
 * Food: how soon a courier would accept (food §4.11); parcel: the services on offer (conventions
 * §4.2); express: the time slots (express §4.7). Rejects with the platform's refusal otherwise.
 */
export async function testIdentity(input: { actor: Actor; form: IdentityTest }): Promise<null> {
  const { actor, form } = input
  if (!actor.isAdmin) throw new Problem('notAllowed')
  const { family, region, identity } = form
  const { zone } = areaOf(region)
  const context = callContext(region, { locale: actor.locale, priority: 'person' })
  if (family === 'food') {
    await platform().food(zone).predictAssignment({ storeCode: identity }, context)
  } else if (family === 'parcel') {
    await platform().parcel(zone).vas({ merchantId: identity, product: 'DASH4HR' }, context)
  } else {
    const merchantId = Number(identity)
    if (region !== 'HK') throw new Problem('wrongInput', { fields: { identity: 'onlyHongKong' } })
    if (!Number.isSafeInteger(merchantId))
      throw new Problem('wrongInput', { fields: { identity: 'number' } })
    await platform().express().dateTimeSlots({ merchantId, product: 'HDP-ECOMM-H' }, context)
  }
  return null
}
