import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { currentTablet } from '@/lib/auth/tablets/current-tablet'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { pins } from '@/lib/db/tables/sign-in'
import { storeName } from '@/lib/domain/store-name'
import { shownLocale } from '@/lib/i18n/shown-locale'
import type { TabletScreen } from './model/tablet'

/** Who may switch on this browser, where it is a shared tablet: the store's people with a PIN, by name. */
export async function tabletScreen(): Promise<TabletScreen | null> {
  const tablet = await currentTablet()
  if (!tablet) return null
  const rows = await database()
    .select({ id: people.id, name: people.name })
    .from(people)
    .innerJoin(pins, eq(pins.personId, people.id))
    .innerJoin(memberships, eq(memberships.personId, people.id))
    .where(and(eq(memberships.storeId, tablet.storeId), isNull(people.disabledAt)))
    .orderBy(asc(people.name), asc(people.id))
  const { storeName: name, storeNameZh: nameZh } = tablet
  return {
    name: tablet.name,
    store: storeName({ name, nameZh }, await shownLocale()),
    people: rows,
  }
}
