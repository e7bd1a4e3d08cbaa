import { z } from 'zod'
import type { Family } from '@/lib/domain/stages'
import { EXPORT_FORMATS } from './list-export'
import { LONGEST_VIEW_NAME } from './list-view'

/** `list`: what is asked of a list's export, as its address says it behind `?`. */
export const startExportSchema = z.object({
  list: z.string().max(8_000),
  format: z.enum(EXPORT_FORMATS),
})

export const exportIdSchema = z.object({ exportId: z.number().int().positive() })

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
