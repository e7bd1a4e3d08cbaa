import 'server-only'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { identityTests } from '@/lib/db/tables/identity-tests'
import { areaOf } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { platform } from '@/lib/platform/current'
import type { CallContext } from '@/lib/platform/channel/signature-channel'
import type { IdentityTest } from './model/store-form'
import { callContext } from './platform-store'

/** Throws the problem of an identity that no express store could have. */
function expressMerchant({ region, identity }: IdentityTest): number {
  const merchantId = Number(identity)
  if (region !== 'HK') throw new Problem('wrongInput', { fields: { identity: 'onlyHongKong' } })
  if (!Number.isSafeInteger(merchantId))
    throw new Problem('wrongInput', { fields: { identity: 'number' } })
  return merchantId
}

function ask(form: IdentityTest, context: CallContext): Promise<unknown> {
  const { family, region, identity } = form
  const { zone } = areaOf(region)
  switch (family) {
    case 'food':
      return platform().food(zone).predictAssignment({ storeCode: identity }, context)
    case 'parcel':
      return platform().parcel(zone).vas({ merchantId: identity, product: 'DASH4HR' }, context)
    case 'express': {
      const merchantId = expressMerchant(form)
      return platform().express().dateTimeSlots({ merchantId, product: 'HDP-ECOMM-H' }, context)
    }
  }
}

/**
 * Asks the platform something harmless in the name of a store; that it answers proves the identity.
 * Food: how soon a courier would accept (food §4.11); parcel: the services on offer (conventions
 * §4.2); express: the time slots (express §4.7). Keeps that it is known; rejects with the platform's
 * refusal otherwise.
 */
export async function testIdentity(input: { actor: Actor; form: IdentityTest }): Promise<null> {
  const { actor, form } = input
  requireInHouse(actor, 'stores.edit')
  await ask(form, callContext(form.region, { locale: actor.locale, priority: 'person' }))
  const { family, identity } = form
  await database()
    .insert(identityTests)
    .values({ family, zone: areaOf(form.region).zone, identity })
    .onConflictDoUpdate({
      target: [identityTests.family, identityTests.zone, identityTests.identity],
      set: { testedAt: new Date() },
    })
  return null
}
