import type { Page } from '@playwright/test'

const withheld = new WeakSet<Page>()

/** Holds the scripts of the next pages back until what it returns is called. */
export async function withoutScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  withheld.add(page)
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => {
    withheld.delete(page)
    release()
  }
}

/** Whether its scripts are held back now. */
export const isWithoutScripts = (page: Page): boolean => withheld.has(page)
