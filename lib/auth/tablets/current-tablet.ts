import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { cookies } from 'next/headers'
import { settings } from '@/lib/config/settings'
import { database, type Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { tablets } from '@/lib/db/tables/tablets'

const TABLET_COOKIE = 'handover.tablet'

/** As long as a browser keeps a cookie: a tablet stays where it is until somebody ends it. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** 32 random bytes. */
const TOKEN = /^[\w-]{43}$/

export const tabletHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** A shared tablet that was not ended, with the names of its store. */
export type Tablet = {
  id: string
  name: string
  storeId: number
  lockMinutes: number
  storeName: string
  storeNameZh: string | null
}

/** The shared tablet that this browser is; null of any other. */
export async function currentTablet(): Promise<Tablet | null> {
  const token = (await cookies()).get(TABLET_COOKIE)?.value
  return token === undefined ? null : tabletOf(database(), token)
}

/** The shared tablet that a cookie belongs to, while it is not ended. */
export async function tabletOf(queries: Queries, token: string): Promise<Tablet | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await queries
    .select({
      id: tablets.id,
      name: tablets.name,
      storeId: tablets.storeId,
      lockMinutes: tablets.lockMinutes,
      storeName: stores.name,
      storeNameZh: stores.nameZh,
    })
    .from(tablets)
    .innerJoin(stores, eq(stores.id, tablets.storeId))
    .where(
      and(
        eq(tablets.tokenHash, tabletHash(token)),
        isNull(tablets.endedAt),
        isNull(stores.disabledAt),
      ),
    )
  return found ?? null
}

/** Whether it was not ended meanwhile. */
export async function stillTablet(queries: Queries, id: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: tablets.id })
    .from(tablets)
    .where(and(eq(tablets.id, id), isNull(tablets.endedAt)))
  return found !== undefined
}

export const newTabletToken = () => randomBytes(32).toString('base64url')

/** Makes this browser the tablet. */
export async function rememberTablet(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(TABLET_COOKIE, token, {
    maxAge: COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: settings().appUrl.startsWith('https:'),
    path: '/',
  })
}
