import { z } from 'zod'
import { type ImportField, isImportField } from '@/lib/domain/imports/import-fields'
import { LONGEST_CELL, LONGEST_MAPPING_NAME, MOST_COLUMNS } from './import-limits'

const mappingId = z.number().int().positive()
const name = z.string().trim().min(1).max(LONGEST_MAPPING_NAME)

export const saveMappingSchema = z.object({
  storeId: z.number().int().positive(),
  name,
  columns: z
    .record(z.string().max(LONGEST_CELL), z.custom<ImportField>(isImportField).nullable())
    .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS),
  several: z.enum(['one', 'rows']),
})
export type SaveMapping = z.infer<typeof saveMappingSchema>

export const mappingIdSchema = z.object({ mappingId })
export type MappingId = z.infer<typeof mappingIdSchema>

export const renameMappingSchema = z.object({ mappingId, name })
export type RenameMapping = z.infer<typeof renameMappingSchema>
