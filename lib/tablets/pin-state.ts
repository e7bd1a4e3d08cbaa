import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { isPinEnded } from '@/lib/auth/tablets/take-pin'
import { database } from '@/lib/db/client'
import { pins } from '@/lib/db/tables/sign-in'
import type { PinState } from './model/tablet'

/** How one's own PIN stands. */
export async function ownPinState({ actor }: { actor: Actor }): Promise<PinState> {
  const [held] = await database().select().from(pins).where(eq(pins.personId, actor.id))
  return pinState(held ?? null)
}

export function pinState(held: typeof pins.$inferSelect | null): PinState {
  if (held === null) return 'none'
  if (isPinEnded(held)) return 'ended'
  return held.mustChange ? 'given' : 'set'
}
