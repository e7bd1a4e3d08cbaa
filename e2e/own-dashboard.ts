import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { type Program, runNode } from '@/lib/testing/programs/program'
import { databaseIn } from './database-of'

export type OwnDashboard = {
  url: string
  simulatorUrl: string
  /** Of its private server, by the role that the dashboard has. */
  databaseUrl: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * A dashboard of a test's own, with a database and a simulator that nobody else meets: for what would
 * disturb the journeys beside it. Built it has to be already. `begun` is told where it will be, before
 * anything answers there.
 */
export async function ownDashboard(
  env: Readonly<Record<string, string>>,
  begun: (url: string) => void = () => undefined,
): Promise<OwnDashboard> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-own-'))
  const dataDir = join(folder, 'data')
  const [port, simulatorPort] = [await freeLoopbackPort(null), await freeLoopbackPort(null)]
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  const program: Program = runNode({
    args: ['lib/launch/start.mjs'],
    env: {
      ...unset,
      PORT: String(port),
      SIMULATOR_PORT: String(simulatorPort),
      DATA_DIR: dataDir,
      ...env,
    },
  })
  const stop = async () => {
    program.signal('SIGTERM')
    await program.ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  begun(url)
  try {
    await program.says(/Handover is ready/)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
    databaseUrl: () => databaseIn(dataDir),
    stop,
  }
}
