import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@/lib/config/settings'
import { LaunchError } from '../launch-error'
import { takeLock } from '../named-lock.mjs'
import { prepareDataFolder } from '../start/check-start'
import { startPrivateServer } from './private-server'
import { DATABASE, roleUrls } from './roles'

export type ReachedDatabase = {
  databaseUrl: string
  ownerUrl: string
  /** Nobody else uses it now, and nobody begins to until it is closed. */
  isAlone: boolean
  close: () => Promise<void>
}

/**
 * The database for a command beside the dashboard: one's own server, the private one that runs with
 * the dashboard, or the private one started for as long as it is needed. Throws `LaunchError`.
 */
export async function reachDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<ReachedDatabase> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  const nothing = () => Promise.resolve()
  if (databaseUrl !== null) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl
    return { databaseUrl, ownerUrl, isAlone: false, close: nothing }
  }
  prepareDataFolder(dataDir)
  const lock = await takeLock('start', dataDir)
  if (lock === null) return { ...runningServer(dataDir), isAlone: false, close: nothing }
  const server = await startPrivateServer({ dataDir, say })
  return {
    databaseUrl: server.url,
    ownerUrl: server.ownerUrl,
    isAlone: true,
    close: async () => {
      await server.stop()
      await lock.release()
    },
  }
}

function runningServer(dataDir: string): { databaseUrl: string; ownerUrl: string } {
  const home = join(dataDir, 'postgres')
  if (!existsSync(join(home, 'port'))) {
    throw new LaunchError(
      `Another Handover is starting on ${JSON.stringify(dataDir)}: try again when it says that it is ready.`,
    )
  }
  const port = Number(readFileSync(join(home, 'port'), 'utf8'))
  const roles = roleUrls({ place: { home }, port })
  return { databaseUrl: roles.url(DATABASE), ownerUrl: roles.ownerUrl(DATABASE) }
}
