import type { Region } from '@/lib/domain/areas'
import { dialledPhone } from '@/lib/domain/phone/phone'
import type { OrderCard } from './order-card'

/** The recipient's number as it is dialled at the store: one of another country with its code. */
export function recipientPhone(
  card: Pick<OrderCard, 'recipientPhone' | 'recipientCallingCode'>,
  region: Region,
): string | null {
  const { recipientPhone: phone, recipientCallingCode: callingCode } = card
  return dialledPhone({ phone, callingCode }, region)
}
