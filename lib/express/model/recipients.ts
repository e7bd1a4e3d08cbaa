import { z } from 'zod'
import type { Recipient } from '@/lib/domain/express/waybill-draft'

const storeId = z.coerce.number().int().positive()

/** From this many characters of a phone or a name on, recipients are looked for. */
export const LEAST_TYPED = 2

/** Whom a store sent to before; `text` is a phone or a name as far as it is typed. */
export const recipientQuerySchema = z.object({
  storeId,
  text: z.string().trim().min(LEAST_TYPED).max(128),
})
export type RecipientQuery = z.infer<typeof recipientQuerySchema>

/** One page of a store's address book, latest first; `after` is the `next` of the page before. */
export const recipientListSchema = z.object({
  storeId,
  search: z.string().trim().max(128).catch(''),
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .nullable()
    .catch(null),
})
export type RecipientListQuery = z.infer<typeof recipientListSchema>

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

export const recipientIdSchema = z.object({ recipientId: z.number().int().positive() })
export type RecipientId = z.infer<typeof recipientIdSchema>

export const recipientStoreSchema = z.object({ storeId: z.number().int().positive() })
export type RecipientStore = z.infer<typeof recipientStoreSchema>

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

const cell = z.string().max(255)
export const importRecipientsSchema = z.object({
  storeId: z.number().int().positive(),
  /** Each in the order of `RECIPIENT_COLUMNS`. */
  rows: z.array(z.array(cell).length(RECIPIENT_COLUMNS.length)).min(1).max(MOST_RECIPIENTS),
})
export type ImportRecipients = z.infer<typeof importRecipientsSchema>
