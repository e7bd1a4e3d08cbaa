import 'server-only'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { demoStores } from '../demo-stores'
import { publicPeople } from '../public-sign-ins'
import { clearRush } from './clear-rush'
import { fillWarehouse, WAREHOUSE_STORE } from './fill-warehouse'
import { RUSH_STORE } from './lunch'
import { queueMove } from './move-on'
import { playLunch } from './play-lunch'

/**
 * Plays a lunch rush and a full warehouse in the demo's stores, in place of the last one. Does nothing
 * where a platform host is set, or nothing of the demo is left: what it places, it places really.
 */
export async function startRush({ now }: { now: Date }): Promise<void> {
  if (settings().environment !== 'simulator') return
  const db = database()
  const there = (await demoStores(db)).filter(({ disabledAt }) => disabledAt === null)
  await clearRush(db, there)
  const kitchen = there.find(({ code }) => code === RUSH_STORE)
  const warehouse = there.find(({ code }) => code === WAREHOUSE_STORE)
  const [counter, packer] = await Promise.all([actorOf(db, 'staff'), actorOf(db, 'warehouse')])
  try {
    if (kitchen && counter) {
      await playLunch({ actor: counter, storeId: kitchen.id, begun: now })
      await queueMove({ begun: now, move: 0 })
    }
  } finally {
    // What befalls the kitchen is nothing to the warehouse.
    if (warehouse && packer) await fillWarehouse({ actor: packer, store: warehouse, begun: now })
  }
}

/** One of the demo's people, with whom the rush is placed; null once the person is somebody's own. */
async function actorOf(db: Database, who: string): Promise<Actor | null> {
  const person = (await publicPeople(db)).find(({ email }) => email.startsWith(`${who}@`))
  return person ? loadActor(db, { personId: person.id }) : null
}
