import { z } from 'zod'
import { LEAST_TYPED, RECIPIENT_COLUMNS, MOST_RECIPIENTS } from './recipients'

const storeId = z.coerce.number().int().positive()

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

export const recipientIdSchema = z.object({ recipientId: z.number().int().positive() })
export type RecipientId = z.infer<typeof recipientIdSchema>

export const recipientStoreSchema = z.object({ storeId: z.number().int().positive() })
export type RecipientStore = z.infer<typeof recipientStoreSchema>

const cell = z.string().max(255)

export const importRecipientsSchema = z.object({
  storeId: z.number().int().positive(),
  /** Each in the order of `RECIPIENT_COLUMNS`. */
  rows: z.array(z.array(cell).length(RECIPIENT_COLUMNS.length)).min(1).max(MOST_RECIPIENTS),
})
export type ImportRecipients = z.infer<typeof importRecipientsSchema>
