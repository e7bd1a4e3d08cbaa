import type { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import { record, requiredWhole, text } from '../wire-values'
import { timeOf } from './references'

/** Where an order stands (conventions §2.4, §3). Codes come as text, and are numbers inside. */
export type ParcelStatus = {
  readonly code: number
  /** The platform's words, in the language of creation: to show, never to decide on. */
  readonly text: string | null
  readonly at: Date | null
}

/** Without a code it says nothing: unreadable. */
export const status = record({ code: requiredWhole, name: text, lastmodify: text })

export function toStatus(wire: z.infer<typeof status>, region: Region): ParcelStatus {
  return { code: wire.code, text: wire.name, at: timeOf(wire.lastmodify, region) }
}
