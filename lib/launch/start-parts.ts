import type { Settings } from '@/lib/config/settings'
import { logFile } from './log-file'
import { startService } from './service'
import type { Service } from './service'

/** How much faster than life the simulator's orders go. */
const SIMULATOR_SPEED = 20

/** Starts the platform's simulator; its output goes to a log in the data folder. */
export function startSimulator(settings: Settings, env: Record<string, string>): Service {
  return startService({
    name: 'The simulator',
    args: [
      ...['--import', 'tsx', 'lib/simulator/main.ts'],
      ...['--port', String(settings.simulatorPort)],
      // By loopback, because APP_URL may be reachable for browsers only.
      ...['--callback-url', `http://127.0.0.1:${settings.port}`],
      ...['--speed', String(SIMULATOR_SPEED)],
      // It remembers nothing, the database does: each start gives out order ids of its own.
      ...['--seed', String(Math.floor(Date.now() / 1000))],
    ],
    env,
    log: logFile(settings.dataDir, 'simulator'),
    graceMs: 2_000,
  })
}

/** Starts the dashboard; its output goes to the terminal. */
export function startDashboard(
  settings: Settings,
  env: Record<string, string>,
  dev: boolean,
): Service {
  const command = dev ? 'dev' : 'start'
  return startService({
    name: 'The dashboard',
    args: ['node_modules/next/dist/bin/next', command, '-p', String(settings.port)],
    env,
    log: null,
    graceMs: 10_000,
  })
}
