import { z } from 'zod'

/** One calendar month of one store, by its own clocks. */
export const statementSchema = z.object({
  storeId: z.coerce.number().int().positive(),
  month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/),
})
export type StatementQuery = z.infer<typeof statementSchema>

/** As the file has them, from left to right; each is a message of `money.file`. */
export const STATEMENT_COLUMNS = [
  'store',
  'family',
  'clientOrderId',
  'platformOrderId',
  'day',
  'leaves',
  'leavesUtc',
  'outcome',
  'fee',
  'source',
  'estimated',
  'agreed',
  'reported',
  'collect',
  'collecting',
  'currency',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]
