import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Roles that somebody put together; those that every Handover has are in the program. */
export const roles = pgTable(
  'roles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Of the table of permissions; one that it no longer holds allows nothing. */
    permissions: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('roles_name').on(sql`lower(${table.name})`)],
)
