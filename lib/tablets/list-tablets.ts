import 'server-only'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { sessionHolds } from '@/lib/auth/sessions/session-life'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { pins } from '@/lib/db/tables/sign-in'
import { stores } from '@/lib/db/tables/stores'
import { tablets } from '@/lib/db/tables/tablets'
import { storeName } from '@/lib/domain/store-name'
import { isWithin } from '@/lib/people/roles/is-within'
import type { PinHolder, StoreTablets, TabletRow } from './model/tablet'
import { pinState } from './pin-state'

/** The stores whose tablets the person looks after, by code, each with its tablets and its people. */
export async function listTablets({ actor }: { actor: Actor }): Promise<StoreTablets[]> {
  const storeIds = storesWhere(actor, 'tablets.manage')
  const [rows, tabletRows, holders] = await Promise.all([
    database()
      .select({ id: stores.id, name: stores.name, nameZh: stores.nameZh })
      .from(stores)
      .where(inArray(stores.id, storeIds))
      .orderBy(asc(stores.code)),
    tabletsOf(storeIds),
    pinHolders(actor, storeIds),
  ])
  return rows.map(({ id, name, nameZh }) => ({
    storeId: id,
    storeName: storeName({ name, nameZh }, actor.locale),
    tablets: tabletRows.get(id) ?? [],
    people: holders.get(id) ?? [],
  }))
}

async function tabletsOf(storeIds: readonly number[]): Promise<Map<number, TabletRow[]>> {
  const db = database()
  const who = db
    .select({ tabletId: sessions.tabletId, name: people.name })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(sessionHolds())
  const [rows, there] = await Promise.all([
    db
      .select({ tablet: tablets, signedInBy: people.name })
      .from(tablets)
      .leftJoin(people, eq(people.id, tablets.signedInBy))
      .where(and(inArray(tablets.storeId, [...storeIds]), isNull(tablets.endedAt)))
      .orderBy(desc(tablets.lastUsedAt)),
    who,
  ])
  const personAt = new Map(there.map(({ tabletId, name }) => [tabletId, name]))
  const byStore = new Map<number, TabletRow[]>()
  for (const { tablet, signedInBy } of rows) {
    const { id, name, lockMinutes, createdAt, lastUsedAt } = tablet
    const row = {
      id,
      name,
      lockMinutes,
      signedInBy,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      person: personAt.get(id) ?? null,
    }
    byStore.set(tablet.storeId, [...(byStore.get(tablet.storeId) ?? []), row])
  }
  return byStore
}

async function pinHolders(
  actor: Actor,
  storeIds: readonly number[],
): Promise<Map<number, PinHolder[]>> {
  const db = database()
  const rows = await db
    .select({ storeId: memberships.storeId, id: people.id, name: people.name, held: pins })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .leftJoin(pins, eq(pins.personId, people.id))
    .where(and(inArray(memberships.storeId, [...storeIds]), isNull(people.disabledAt)))
    .orderBy(asc(people.name), asc(people.id))
  const ids = [...new Set(rows.map(({ id }) => id))].filter((id) => id !== actor.id)
  const within = await Promise.all(ids.map((id) => isWithin(db, actor, id)))
  const mayGive = new Set(ids.filter((_, index) => within[index]))
  const byStore = new Map<number, PinHolder[]>()
  for (const { storeId, id, name, held } of rows) {
    const holder = { id, name, pin: pinState(held), mayGive: mayGive.has(id) }
    byStore.set(storeId, [...(byStore.get(storeId) ?? []), holder])
  }
  return byStore
}
