import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { people } from './people'

export type SignInLinkKind = 'invite' | 'reset'

const personId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** The one-time links by which people choose a password; a person has one at most. */
export const signInLinks = pgTable('sign_in_links', {
  personId: personId().primaryKey(),
  kind: text().$type<SignInLinkKind>().notNull(),
  /** SHA-256 of what the link carries. */
  tokenHash: text().notNull().unique(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** What a person's authenticator app and Handover share. */
export const codeSecrets = pgTable('code_secrets', {
  personId: personId().primaryKey(),
  /** Encrypted with a key derived from AUTH_SECRET. */
  sealedSecret: text().notNull(),
  /** Null until a first code has shown that the app has it. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

/** Codes on paper, each taken once in place of the app's. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: personId(),
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/** What a person types on shared tablets (decision 0240). */
export const pins = pgTable('pins', {
  personId: personId().primaryKey(),
  /** argon2id, in PHC form, of what only whoever has AUTH_SECRET can make of the PIN. */
  pinHash: text().notNull(),
  /** Somebody else knows it: the first time on a tablet asks for another. */
  mustChange: boolean().notNull().default(false),
  /** Wrong ones since the last right one; too many end the PIN. */
  failuresInARow: integer().notNull().default(0),
  /** Wrong ones since it was set; too many end the PIN. */
  failures: integer().notNull().default(0),
  setAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Who a person is to an OpenID Connect issuer. */
export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: personId(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('oidc_identities_person').on(table.personId),
  ],
)
