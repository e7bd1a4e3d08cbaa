import type { Region } from '@/lib/domain/areas'
import { normalisePhone } from '@/lib/domain/phone'
import type { FormProblem } from '@/lib/food/schema'
import { isPinOfAnother, type DraftOrder } from './draft'

type Found = Partial<Record<'recipientPhone' | 'scheduledFor' | 'location', FormProblem>>

/**
 * The checks that need the store's region and a clock, made before anything is sent so that the
 * answer is immediate; the server makes them again. Whose the pin is, the form alone knows.
 */
export async function checkOrder(draft: DraftOrder, region: Region, now: Date): Promise<Found> {
  const { recipientPhone, scheduledFor } = draft
  const isLater = draft.when === 'later'
  const when = isLater && (await import('./schedule')).whenProblem(scheduledFor, region, now)
  const phoneIsWrong = recipientPhone.trim() !== '' && !normalisePhone(recipientPhone, region).ok
  return {
    ...(phoneIsWrong && { recipientPhone: 'phone' }),
    ...(when && { scheduledFor: when }),
    ...(isPinOfAnother(draft) && { location: 'pinOfAnother' }),
  }
}
