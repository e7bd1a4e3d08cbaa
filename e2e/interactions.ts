import type { Page } from '@playwright/test'

/**
 * Counts what a person does on a page from here on, while it is not reloaded: every key and every
 * press of finger or mouse is one. Read the count by calling what comes back.
 */
export async function countInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = window as typeof window & { interactions?: number }
    counting.interactions = 0
    for (const kind of ['keydown', 'pointerdown']) {
      const count = (event: Event) => {
        if (event.isTrusted) counting.interactions = (counting.interactions ?? 0) + 1
      }
      window.addEventListener(kind, count, { capture: true })
    }
  })
  return () =>
    page.evaluate(() => (window as typeof window & { interactions?: number }).interactions ?? -1)
}
