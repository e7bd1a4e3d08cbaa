import { z } from 'zod'
import {
  LONGEST_COLUMN,
  INVOICED,
  LONGEST_NUMBER,
  MOST_LINES,
  charactersOf,
  MOST_CHARACTERS,
} from './invoice'

const MOST_STORES = 500

/** In whole cents, beyond every bill. */
const LARGEST_AMOUNT = 1_000_000_000_000

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

const column = z.string().trim().min(1).max(LONGEST_COLUMN)

/** An invoice to be matched. Numbers and amounts stand apart, and as many of both, to be short. */
export const matchInvoiceSchema = z
  .object({
    storeIds: z.array(z.number().int().positive()).min(1).max(MOST_STORES),
    /** Local days, both included. */
    from: day,
    to: day,
    invoiced: z.enum(INVOICED),
    /** ISO 4217: of all amounts, and of the stores whose orders are looked at. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Remembered for these stores. */
    columns: z.object({ number: column, amount: column }),
    numbers: z.array(z.string().max(LONGEST_NUMBER)).min(1).max(MOST_LINES),
    /** Whole cents, by line; null where the amount could not be read. */
    amounts: z.array(z.number().int().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT).nullable()),
  })
  .refine(({ numbers, amounts }) => numbers.length === amounts.length)
  .refine(({ numbers }) => charactersOf(numbers) <= MOST_CHARACTERS)
export type MatchInvoice = z.infer<typeof matchInvoiceSchema>
