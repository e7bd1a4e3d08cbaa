import { expect, test as base, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/lib/testing/demo'
import { simulatorControl, type SimulatorControl } from './simulator-control'

export type Who = 'staff' | 'manager' | 'warehouse' | 'admin'

/** Signs in as one of the demo's people, through the page, in English. */
export async function signIn(page: Page, who: Who): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(`${who}@handover.example`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

type Fixtures = { simulator: SimulatorControl }

export const test = base.extend<Fixtures>({
  // Playwright asks for the braces even where nothing is taken from them.
  simulator: async ({}, use) => {
    await use(simulatorControl(`http://127.0.0.1:${process.env['SIMULATOR_PORT'] ?? '4210'}`))
  },
})

export { expect }
