import { defineConfig, devices } from '@playwright/test'
import { browserLaunch } from '../browser'

/** Minutes of builds: tried where changes are accepted, not on each desk (decision 0312). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/upgrade',
  forbidOnly: true,
  workers: 1,
  // Whoever ends what hangs tells no test whether something is quick.
  timeout: 1_500_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['HANDOVER_E2E_REPORT'] ?? '../../test-results/upgrade.json' },
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    serviceWorkers: 'block',
    launchOptions: browserLaunch(),
  },
})
