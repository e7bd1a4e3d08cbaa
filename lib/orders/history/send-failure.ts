import { z } from 'zod'
import type { orderEvents } from '@/lib/db/tables/orders'
import type { SendFailure } from '../model/timeline'

/** What stands in the `detail` of an event; `replyDetail` writes the reply, of older ones there is none. */
const detail = z.object({
  why: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  words: z.string().optional().catch(undefined),
})

/** What the platform answered to a try that settled nothing, as its event keeps it. */
export function replyDetail(reply: SendFailure['reply']): Record<string, string> {
  return reply ? { code: reply.code, words: reply.words } : {}
}

/** Why a try left an order in doubt, read off its event; null for all other events. */
export function sendFailureOf(
  event: Pick<typeof orderEvents.$inferSelect, 'kind' | 'text' | 'detail'>,
): SendFailure | null {
  const isFirst = event.kind === 'unconfirmed'
  if (!isFirst && event.kind !== 'resend-failed') return null
  const { why, code, words } = detail.catch({}).parse(event.detail ?? {})
  return {
    why: (isFirst ? event.text : why) ?? 'unexpected',
    reply:
      code === undefined ? null : { code, words: words ?? (isFirst ? '' : (event.text ?? '')) },
  }
}
