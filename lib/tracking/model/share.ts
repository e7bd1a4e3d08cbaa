import { z } from 'zod'
import type { QrCode } from '@/lib/domain/qr-code'
import type { Locale } from '@/lib/i18n/locales'

export const shareSchema = z.object({ orderId: z.number().int().positive() })
export type ShareForm = z.infer<typeof shareSchema>

/** Whether customers can follow an order now. Instants are ISO strings in UTC. */
export type ShareState = {
  /** How many links are open. */
  links: number
  /** When the last of them was made, and when it ends at the latest; null without a link. */
  madeAt: string | null
  endsAt: string | null
  /** When one of them was last looked at; null while nobody has. */
  openedAt: string | null
}

/** A link just made: its address is shown now and is known to nobody afterwards. */
export type MadeLink = {
  url: string
  qr: QrCode
  /** Only this machine can open the address: `APP_URL` is not set to what customers can reach. */
  localOnly: boolean
  invitation: Invitation
  state: ShareState
}

/** What staff send a customer with a link. */
export type Invitation = {
  /** All digits with the calling code, as wa.me takes them; null where no number is known. */
  phone: string | null
  /** The language to begin with. */
  locale: Locale
  /** One sentence with the address, in each language. */
  texts: Record<Locale, string>
}
