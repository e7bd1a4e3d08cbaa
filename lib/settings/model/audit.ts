import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditAction, type AuditRecord } from '@/lib/domain/audit-actions'

const DAY = /^\d{4}-\d\d-\d\d$/

/** What an address may ask for; whatever else it says is as if it were not there. */
export const auditFilterSchema = z.object({
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  who: z.coerce.number().int().positive().optional().catch(undefined),
  store: z.coerce.number().int().positive().optional().catch(undefined),
  /** Days of the merchant's first region, both included. */
  from: z.string().regex(DAY).optional().catch(undefined),
  to: z.string().regex(DAY).optional().catch(undefined),
  /** An order number, an e-mail of staff, a store's code, an address or a request's id. */
  search: z.string().trim().min(1).max(100).optional().catch(undefined),
  /** Only entries before this one. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>

/** One entry as the page shows it. `at` is an ISO string in UTC. */
export type AuditRow = {
  id: number
  at: string
  action: AuditAction
  actor: string | null
  store: string | null
  recordKind: AuditRecord | null
  recordId: string | null
  recordName: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** What is kept aside; null where there is none, or no longer. */
  personal: Record<string, unknown> | null
  /** There was something aside, and its time was over. */
  isForgotten: boolean
  requestId: string | null
  address: string | null
  session: string | null
}

export type AuditPage = {
  rows: AuditRow[]
  /** Where the next page begins; null when this is the last. */
  before: number | null
}
