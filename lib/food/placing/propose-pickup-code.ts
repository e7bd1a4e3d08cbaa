import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { foodStore } from '../delivering-store'
import { nextPickupCode } from './pickup-codes'

/** The code that the store's next order will have, unless another takes it first. Reserves nothing. */
export async function proposePickupCode(input: {
  actor: Actor
  storeId: number
}): Promise<{ code: string }> {
  const db = database()
  const { actor, storeId } = input
  await foodStore(db, { actor, permission: 'food.place', storeId })
  return { code: await nextPickupCode(db, storeId) }
}
