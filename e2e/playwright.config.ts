import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { takeLock } from '@/lib/launch/named-lock.mjs'
import { browserLaunch } from './browser'
import { geocoderPort } from './stand-ins/geocoder'
import { INSTANCES, instanceOf, OPEN_INSTANCE } from './instances'
import { printedBy } from './printed-by'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Only what is tested here may count, not what a developer's environment or .env holds. */
const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'upgrade/**',
  outputDir: '../test-results',
  forbidOnly: true,
  // Said aloud where it was needed (decision 0062).
  retries: 1,
  // Each against an instance of its own (decision 0064).
  workers: INSTANCES,
  // They end what hangs, and tell no test whether something is quick.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['HANDOVER_E2E_REPORT'] ?? '../test-results/report.json' }],
  ],
  use: {
    locale: 'en-GB',
    // Without one a press on what never comes lasts as long as its journey may.
    actionTimeout: 150_000,
    navigationTimeout: 150_000,
    // Far from every store: a time of the browser instead of the store's shows at once.
    // It answers pages and hashed files itself, where journeys would not see them asked for; the
    // journey of the installed app lets it.
    serviceWorkers: 'block',
    timezoneId: 'America/St_Johns',
    // Pictures all along would make the second try slower than the first.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@small/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'tablet',
      grep: /@sizes|@small/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'phone',
      // What a tablet draws as a phone does is walked on the smaller of the two.
      grep: /@sizes|@small|@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  globalTeardown: './log-teardown.ts',
  webServer: await Promise.all(Array.from({ length: INSTANCES }, (_, index) => serverOf(index))),
})

async function serverOf(index: number) {
  const { port, simulatorPort } = instanceOf(index)
  const dataDir = await freshDataFolder(port)
  return {
    // What it prints is looked through at the end (`log-teardown.ts`).
    command: `exec node lib/launch/start.mjs > ${JSON.stringify(printedBy(dataDir))} 2>&1`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      ...unset,
      PORT: String(port),
      SIMULATOR_PORT: String(simulatorPort),
      // One is open to the network, the others are as everybody gets them.
      HOST: index === OPEN_INSTANCE ? '0.0.0.0' : '',
      DATA_DIR: dataDir,
      GEOCODER: 'hk',
      GEOCODER_URL: `http://127.0.0.1:${geocoderPort(simulatorPort)}`,
      // Nothing may be there but what a journey makes.
      DEMO_HISTORY: 'off',
      LOG_LEVEL: 'debug',
    },
  }
}

/**
 * Made once a run: the workers read this file again, but inherit the environment. Throws while other
 * journeys use it, of whichever copy of the sources: their database lies in it.
 */
async function freshDataFolder(port: number): Promise<string> {
  const name = `HANDOVER_E2E_DATA_DIR_${port}`
  const known = process.env[name]
  if (known !== undefined) return known
  const folder = join(tmpdir(), `handover-e2e-${userInfo().uid}-${port}`)
  mkdirSync(folder, { recursive: true })
  const lock = await takeLock('start', folder)
  if (lock === null) throw new Error(`Other journeys are running in ${folder}: let them end first.`)
  await lock.release()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  // The database's own user must pass through, whatever the umask is.
  chmodSync(folder, 0o755)
  process.env[name] = folder
  return folder
}
