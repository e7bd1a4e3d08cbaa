import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { OidcSetting } from '@/lib/config/oidc-setting'
import type { Database, Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { oidcIdentities } from '@/lib/db/tables/sign-in'
import { stores } from '@/lib/db/tables/stores'
import { notifyLive } from '@/lib/live/notify'
import { rolesOfGroups } from './roles-of-groups'

/** What the issuer says of somebody, checked by NextAuth. */
export type OidcProfile = {
  subject: string
  name: string
  email: string | null
  /** The issuer says that it is theirs. */
  emailVerified: boolean
  groups: readonly string[]
}

type Person = { id: number; locale: string | null }

/**
 * Who somebody is here whom the issuer let in: known by their subject, else linked by their verified
 * e-mail, else made where the setting says so. Their roles are those of their groups, where
 * OIDC_ROLES is set. Null for nobody, and for whoever is blocked.
 */
export async function personOfProfile(
  db: Database,
  setting: OidcSetting,
  profile: OidcProfile,
): Promise<Person | null> {
  return db.transaction(async (tx) => {
    const person =
      (await linkedPerson(tx, setting, profile)) ??
      (await linkByEmail(tx, setting, profile)) ??
      (await makePerson(tx, setting, profile))
    if (!person || person.disabledAt !== null) return null
    if (setting.roles.length > 0) await takeRoles(tx, setting, profile, person.id)
    return { id: person.id, locale: person.locale }
  })
}

async function linkedPerson(tx: Queries, { issuer }: OidcSetting, { subject }: OidcProfile) {
  const [found] = await tx
    .select({ person: people })
    .from(oidcIdentities)
    .innerJoin(people, eq(people.id, oidcIdentities.personId))
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)))
  return found?.person ?? null
}

/** An e-mail that the issuer has not verified links nobody: anybody could have typed it there. */
async function linkByEmail(tx: Queries, setting: OidcSetting, profile: OidcProfile) {
  const { email, emailVerified } = profile
  if (email === null || !emailVerified) return null
  const [person] = await tx
    .select()
    .from(people)
    .where(sql`lower(${people.email}) = ${email.toLowerCase()}`)
  if (!person || person.disabledAt !== null) return person ?? null
  await link(tx, setting, profile, person)
  return person
}

async function makePerson(tx: Queries, setting: OidcSetting, profile: OidcProfile) {
  const { email, emailVerified, name } = profile
  if (!setting.makesPeople || email === null || !emailVerified) return null
  const [person] = await tx
    .insert(people)
    .values({ email: email.toLowerCase(), name: name.slice(0, 80) })
    .returning()
  if (!person) throw new Error('the person was not written')
  await recordAudit(tx, {
    action: 'person.made',
    actor: null,
    record: { kind: 'person', id: person.id, name: person.email },
    after: { name: person.name, email: person.email, by: 'oidc' },
  })
  await link(tx, setting, profile, person)
  return person
}

async function link(
  tx: Queries,
  { issuer }: OidcSetting,
  { subject }: OidcProfile,
  person: { id: number; email: string },
): Promise<void> {
  await tx.insert(oidcIdentities).values({ issuer, subject, personId: person.id })
  await recordAudit(tx, {
    action: 'person.linked',
    actor: { id: person.id },
    record: { kind: 'person', id: person.id, name: person.email },
    after: { issuer },
  })
}

/** Writes the roles of the groups where they differ from what there is. */
async function takeRoles(
  tx: Queries,
  setting: OidcSetting,
  profile: OidcProfile,
  personId: number,
): Promise<void> {
  const known = await tx.select({ id: stores.id, code: stores.code }).from(stores)
  const { isAdmin: ofGroup, roles } = rolesOfGroups(setting.roles, profile.groups, known)
  // Groups that name no administrator must not leave the house without one.
  const [before] = await tx.select().from(people).where(eq(people.id, personId)).for('update')
  const isLast = before?.isAdmin === true && !(await hasOtherAdministrator(tx, personId))
  const isAdmin = ofGroup || isLast
  const held = await tx
    .select({ storeId: memberships.storeId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.personId, personId))
    .orderBy(memberships.storeId)
  const asText = (of: readonly { storeId: number; role: string | null }[]) =>
    JSON.stringify(of.toSorted((one, other) => one.storeId - other.storeId))
  if (before?.isAdmin === isAdmin && asText(held) === asText(roles)) return
  await tx.update(people).set({ isAdmin }).where(eq(people.id, personId))
  await tx.delete(memberships).where(eq(memberships.personId, personId))
  if (roles.length > 0) {
    await tx.insert(memberships).values(roles.map((role) => ({ personId, ...role })))
  }
  await recordAudit(tx, {
    action: 'person.changed',
    actor: null,
    record: { kind: 'person', id: personId, name: before?.email ?? null },
    before: { isAdmin: before?.isAdmin ?? null, roles: held },
    after: { isAdmin, roles, by: 'oidc' },
  })
  await notifyLive(tx, { kind: 'person', personId })
}

async function hasOtherAdministrator(tx: Queries, personId: number): Promise<boolean> {
  const [other] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.isAdmin, true), isNull(people.disabledAt), ne(people.id, personId)))
    .limit(1)
  return other !== undefined
}
