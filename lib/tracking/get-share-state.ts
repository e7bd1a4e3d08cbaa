import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { orderToShare } from './order-to-share'
import { readShareState } from './read-share-state'
import type { ShareState } from './schema'

/** Whether the customer can follow an order; null for somebody who may not decide that. */
export async function getShareState(input: {
  actor: Actor
  orderId: number
  now: Date
}): Promise<ShareState | null> {
  const db = database()
  try {
    return await readShareState(db, await orderToShare(db, input), input.now)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
