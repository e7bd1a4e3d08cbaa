import { z } from 'zod'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express/express-products'
import { LONGEST_CELL } from './import-limits'
import type { SlotPair } from './next-pair'

const cell = z.string().max(LONGEST_CELL)

const product = z.enum(EXPRESS_PRODUCTS)
const importId = z.number().int().positive()

/** No pickup, where the product leaves it open. */
const noSlot = z.object({ date: z.literal(''), period: z.literal('') })
const slot = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Empty for a day without a period, as the warehouse group has it. */
  period: z.string().regex(/^(?:\d{2}:\d{2}-\d{2}:\d{2})?$/),
})
const slotPairSchema = z.object({
  pickup: slot,
  delivery: slot.nullable(),
}) satisfies z.ZodType<SlotPair>

export const giveSlotsSchema = z.object({
  importId,
  product,
  pair: slotPairSchema.extend({ pickup: slot.or(noSlot) }),
  /** Rows that have a time they can be sent with are left as they are. */
  keepOwn: z.boolean(),
})
export type GiveSlots = z.infer<typeof giveSlotsSchema>

/** Times as the cells of rows have them, in whatever way their file writes times; empty for none. */
const writtenSlot = z.object({ date: cell, period: cell })

export const moveRowsSchema = z.object({
  importId,
  product,
  from: z.object({ pickup: writtenSlot, delivery: writtenSlot.nullable() }),
  to: slotPairSchema,
})
export type MoveRows = z.infer<typeof moveRowsSchema>

/** Rows whose pickup is over or gone, and the next pair that the platform offers for them. */
export type Move = {
  product: ExpressProduct
  /** As the cells have it, by which the rows are found again. */
  from: SlotPair
  /** Null: the platform offers nothing later. */
  to: SlotPair | null
  rows: number
}
