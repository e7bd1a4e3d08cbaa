import { z } from 'zod'
import { readBatchKey } from './dispatch-batch'
import { MOST_CHANGED } from './batch-view'

const storeId = z.coerce.number().int().positive()

export const batch = z.string().refine((key) => readBatchKey(key) !== null, 'invalid')

export const batchQuerySchema = z.object({ storeId, batch })
export type BatchQuery = z.infer<typeof batchQuerySchema>

export const batchRowsQuerySchema = batchQuerySchema.extend({
  /** Ids with commas between them, as an address has them. */
  orders: z
    .string()
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= MOST_CHANGED),
})
export type BatchRowsQuery = z.infer<typeof batchRowsQuerySchema>

export const batchesQuerySchema = z.object({ storeId })

export const importBatchesQuerySchema = z.object({
  /** A part of the name of the file; empty for the latest. */
  search: z.string().trim().max(200).default(''),
})
export type ImportBatchesQuery = z.infer<typeof importBatchesQuerySchema>
