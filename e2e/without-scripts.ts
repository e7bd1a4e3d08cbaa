import type { Page } from '@playwright/test'

/** Holds the scripts of the next pages back until what it returns is called. */
export async function withoutScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
