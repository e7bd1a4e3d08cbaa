import type { Recipient } from '@/lib/domain/express/waybill-draft'

/** From this many characters of a phone or a name on, recipients are looked for. */
export const LEAST_TYPED = 2

/** `phone` is dialled in Hong Kong as it is: national digits, or `+` and all of a foreign number. */
export type KnownRecipient = {
  id: number
  phone: string
  name: string
  recipient: Recipient
  useCount: number
  /** ISO. */
  lastUsedAt: string
}

export type RecipientPage = { recipients: KnownRecipient[]; next: string | null }

/** The columns of the address book's file, in their order; the first line of it names them. */
export const RECIPIENT_COLUMNS = [
  'name',
  'phone',
  'phone2',
  'flat',
  'floor',
  'block',
  'building',
  'street',
  'district',
  'area',
  'postalCode',
  'lockerCode',
  'latitude',
  'longitude',
] as const
export type RecipientColumn = (typeof RECIPIENT_COLUMNS)[number]

/** The most rows of one file. */
export const MOST_RECIPIENTS = 5_000
