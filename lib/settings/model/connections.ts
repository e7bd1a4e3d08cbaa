import { z } from 'zod'
import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

/** The families that a zone offers; home express is Hong Kong's alone (conventions §1 rule 5). */
export const CONNECTIONS = [
  { zone: 'AP1', family: 'food' },
  { zone: 'AP1', family: 'parcel' },
  { zone: 'AP1', family: 'express' },
  { zone: 'AP2', family: 'food' },
  { zone: 'AP2', family: 'parcel' },
] as const satisfies { zone: Zone; family: Family }[]

export const connectionSchema = z.object({
  zone: z.enum(['AP1', 'AP2']),
  family: z.enum(['food', 'parcel', 'express']),
})
export type ConnectionName = z.infer<typeof connectionSchema>

/** What a harmless call said: how long the platform took, in milliseconds, and for which store. */
export type TestedConnection = { ms: number; store: string }
