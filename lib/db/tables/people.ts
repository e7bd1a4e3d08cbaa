import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { roles } from './roles'
import { stores } from './stores'

export type RoleName = 'staff' | 'warehouse' | 'manager'

export const people = pgTable(
  'people',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id, in PHC form; null for somebody who has chosen none yet. */
    passwordHash: text(),
    /** The next sign-in asks for a new password first. */
    mustChangePassword: boolean().notNull().default(false),
    /** A one-time code is asked for at every sign-in with the password. */
    requiresCode: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    locale: text(),
    /** Of what needs a manager they hear by e-mail, where they are one. */
    wantsWarnings: boolean().notNull().default(true),
    disabledAt: timestamp({ withTimezone: true }),
    /** Made by the demo, with a password that everybody knows (decision 0193). */
    isDemo: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('people_email').on(sql`lower(${table.email})`)],
)

/** One role per person and store: one that is built in, or one that somebody put together. */
export const memberships = pgTable(
  'memberships',
  {
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    role: text().$type<RoleName>(),
    roleId: bigint({ mode: 'number' }).references(() => roles.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.storeId] }),
    index('memberships_store').on(table.storeId),
    index('memberships_role').on(table.roleId),
    check('memberships_one_role', sql`(${table.role} is null) <> (${table.roleId} is null)`),
  ],
)

/** Devices on which a person has signed in before, by what their long-lived cookie holds. */
export const knownDevices = pgTable(
  'known_devices',
  {
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie. */
    deviceHash: text().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.deviceHash] })],
)

/** Failures, counted by what they are counted against (lib/auth/throttle). */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
  lastFailureAt: timestamp({ withTimezone: true }).notNull(),
})

/** When each person lately looked a phone up at the platform, however many instances they asked. */
export const phoneLookups = pgTable('phone_lookups', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Of the last minute, oldest first. */
  recent: timestamp({ withTimezone: true }).array().notNull(),
})

/** The one-time link that makes the first administrator; at most one row. */
export const firstStart = pgTable('first_start', {
  id: integer().primaryKey().default(1),
  tokenHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A view of a list under a name: a person's own, or everybody's who sees the list at a store. */
export const listViews = pgTable(
  'list_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    family: text().$type<Family>().notNull(),
    name: text().notNull(),
    /** The list's address from `?` on, without the place of a page; empty for the usual list. */
    search: text().notNull(),
    personId: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'cascade' }),
    storeId: bigint({ mode: 'number' }).references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('list_views_person')
      .on(table.personId, table.family, table.name)
      .where(sql`${table.personId} is not null`),
    uniqueIndex('list_views_store')
      .on(table.storeId, table.family, table.name)
      .where(sql`${table.storeId} is not null`),
    check('list_views_one_scope', sql`(${table.personId} is null) <> (${table.storeId} is null)`),
  ],
)
