import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditRecord } from '@/lib/domain/audit-actions'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

/**
 * Who did what, when. Append-only by triggers; nothing here refers to other tables, which may lose
 * rows that an entry speaks of. Holds no customer's name, phone or address (decision 0225).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    action: text().$type<AuditAction>().notNull(),
    /** Null: nobody was signed in, or Handover itself did it. */
    actorId: id(),
    storeId: id(),
    recordKind: text().$type<AuditRecord>(),
    recordId: text(),
    /** What people call the record: an order number, an e-mail of staff, a store's code. */
    recordName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text(),
    /** The network address that it came from. */
    address: text(),
    session: text(),
    /** SHA-256 of the salted personal data beside it, hex; null where there never was any. */
    personalDigest: text(),
    /** What is said once only, however often it happens. */
    onceKey: text().unique(),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_store').on(table.storeId, table.id),
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_record').on(table.recordKind, table.recordId),
    index('audit_entries_request').on(table.requestId),
    index('audit_entries_address').on(table.address),
    index('audit_entries_name').on(sql`lower(${table.recordName}) text_pattern_ops`),
  ],
)

/** The order of the entries, as their transactions ended, and a hash over each and all before it. */
export const auditChain = pgTable('audit_chain', {
  /** From 1, without gaps. */
  seq: id().primaryKey(),
  entryId: id().notNull().unique(),
  /** SHA-256, hex: of the hash before, `seq` and the entry's content (decision 0224). */
  hash: text().notNull(),
})

/** What an entry says of a customer. It may be forgotten, and the chain then says that it was. */
export const auditPersonal = pgTable('audit_personal', {
  entryId: id().primaryKey(),
  /** Random, hex: nobody finds out by trying what was forgotten. */
  salt: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
})
