import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { AuditAction, AuditRecord } from '@/lib/domain/audit-actions'

type Facts = Readonly<Record<string, unknown>>

/** Where something that people do comes from. */
export type RequestOrigin = { requestId: string | null; address: string | null }

/** Of what Handover does by itself, as at its start. */
export const NOWHERE: RequestOrigin = { requestId: null, address: null }

export type AuditEntry = {
  action: AuditAction
  /**
   * An `Actor` fits; where the session is left out, it is that of the action that they do. Null:
   * nobody is signed in, or Handover does it by itself.
   */
  actor: { id: number; sessionId?: string | number | null } | null
  storeId?: number | null
  /** `name` is what people call it: an order number, an e-mail of staff. Never a customer's. */
  record?: { kind: AuditRecord; id: string | number; name?: string | null }
  /** What changed, as it was and as it became. Neither secrets nor a customer's data. */
  before?: Facts | null
  after?: Facts | null
  /** What it says of a customer, or what a stranger typed: kept aside, and forgotten in time. */
  personal?: Facts | null
  /** Said once under this key, however often it happens. */
  onceKey?: string
}

/** Appends an entry as it is told; in the program that answers requests it is `recordAudit` that does. */
export async function appendAudit(
  queries: Queries,
  entry: AuditEntry,
  origin: RequestOrigin,
): Promise<void> {
  const { action, actor, record, storeId = null } = entry
  const personal = entry.personal ? jsonOf(entry.personal) : null
  const salt = randomBytes(16).toString('hex')
  await queries.execute(sql`
    with said as (select ${personal}::text::jsonb as data),
    kept as (
      insert into audit_entries (action, actor_id, store_id, record_kind, record_id, record_name,
        before, after, request_id, address, session, personal_digest, once_key)
      select ${action}, ${actor?.id ?? null}::bigint, ${storeId}::bigint,
        ${record?.kind ?? null}, ${record ? String(record.id) : null}, ${record?.name ? storable(record.name) : null},
        ${entry.before ? jsonOf(entry.before) : null}::text::jsonb,
        ${entry.after ? jsonOf(entry.after) : null}::text::jsonb,
        ${origin.requestId}, ${origin.address}, ${shortSession(actor?.sessionId)},
        encode(sha256(convert_to(${salt} || said.data::text, 'UTF8')), 'hex'),
        ${entry.onceKey ?? null}
      from said
      on conflict (once_key) do nothing
      returning id)
    insert into audit_personal (entry_id, salt, data)
    select kept.id, ${salt}, said.data from kept, said where said.data is not null`)
}

/** PostgreSQL's text has no NUL: one that somebody typed must not keep an entry from being written. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd')

function jsonOf(facts: Facts): string {
  return JSON.stringify(facts, (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  )
}

/** Enough to tell sessions apart; who reads the log cannot take one over. */
function shortSession(id: string | number | null | undefined): string | null {
  if (id === null || id === undefined) return null
  return createHash('sha256').update(String(id)).digest('hex').slice(0, 12)
}
