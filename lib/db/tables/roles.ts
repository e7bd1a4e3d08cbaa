import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BuiltInRole } from '@/lib/domain/permissions'

/** Roles that somebody put together; those that every Handover has are in the program. */
export const roles = pgTable(
  'roles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Of the table of permissions; one that it no longer holds allows nothing. */
    permissions: text().array().notNull(),
    /** One-time codes are asked of everybody who has it. */
    requiresCode: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('roles_name').on(sql`lower(${table.name})`)],
)

/** Roles that every Handover has and of whose holders one-time codes are asked. */
export const builtInCodeRoles = pgTable('built_in_code_roles', {
  role: text().$type<BuiltInRole>().primaryKey(),
})
