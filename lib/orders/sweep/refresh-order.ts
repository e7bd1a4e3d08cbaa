import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { readerLanguage, storeLanguage } from '@/lib/domain/areas'
import { addSyncJob } from '../add-order-job'
import { askedAtIn } from '../history/answer-for'
import { visibleOrder } from '../visible-order'

/** Seconds for which an answer is new enough, by why somebody wants a newer one. */
const FRESH_SECONDS = { opened: 60, pressed: 5 } as const

export const refreshFormSchema = z.object({
  orderId: z.number().int().positive(),
  why: z.enum(['opened', 'pressed']),
})
type RefreshForm = z.infer<typeof refreshFormSchema>

/**
 * Has the platform asked for an order in the person's language, unless what is kept in it is from a
 * moment ago. However many people look, one question a language waits at a time (trap 64); the
 * answer comes by the live stream. Throws `notFound`.
 */
export async function refreshOrder(input: { actor: Actor } & RefreshForm): Promise<void> {
  const { actor, orderId, why } = input
  const db = database()
  const { order, store } = await visibleOrder(db, { actor, orderId, act: 'see' })
  if (order.platformOrderId === null) return
  const language = readerLanguage(store, actor.locale)
  const at = askedAtIn(order, language)
  if (at !== null && (Date.now() - at) / 1000 < FRESH_SECONDS[why]) return
  // In the store's own language it is the question that is asked anyway.
  const isOwn = language === storeLanguage(store)
  await addSyncJob(db, order, isOwn ? {} : { language })
}
