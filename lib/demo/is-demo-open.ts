import 'server-only'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { demoStores } from './demo-stores'

/** Whether there is a demo to play with: no platform host is set, and some store of it is open. */
export async function isDemoOpen(): Promise<boolean> {
  if (settings().environment !== 'simulator') return false
  return (await demoStores(database())).some(({ disabledAt }) => disabledAt === null)
}
