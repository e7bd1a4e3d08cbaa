import { z } from 'zod'
import type { Family } from '@/lib/domain/stages'

/** Longer than a tab or menu shows. */
export const LONGEST_VIEW_NAME = 40

/** A view of a list under a name. */
export type ListView = {
  id: number
  name: string
  /** The list's address from `?` on; empty for the list as it usually is. */
  search: string
  /** Whose it is: the store's, for all who see the list there; null for the person's own. */
  storeId: number | null
  /** The person may change and remove it. */
  mayChange: boolean
}

const family = z.enum(['parcel', 'express', 'food'])
const id = z.number().int().positive()

export const viewsQuerySchema = z.object({ family })

export const saveViewSchema = z.object({
  family,
  name: z.string().trim().min(1, 'required').max(LONGEST_VIEW_NAME, 'tooLong'),
  search: z.string().max(1_000),
  /** Null: for the person alone. */
  storeId: id.nullable(),
})
export type SaveView = z.infer<typeof saveViewSchema>

export const removeViewSchema = z.object({ viewId: id })

export type ViewsQuery = { family: Family }
