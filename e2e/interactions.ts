import type { Page } from '@playwright/test'

/**
 * Counts what a person does on a page from here on, while it is not reloaded: every key and every
 * press of finger or mouse is one. Read the count by calling what comes back.
 */
export function countInteractions(page: Page): Promise<() => Promise<number>> {
  return countEvents(page, ['keydown', 'pointerdown'])
}

/** The same of presses alone: typing is what a tablet's own keyboard makes easy or hard. */
export function countTaps(page: Page): Promise<() => Promise<number>> {
  return countEvents(page, ['pointerdown'])
}

async function countEvents(page: Page, kinds: string[]): Promise<() => Promise<number>> {
  await page.evaluate((counted) => {
    const counting = window as typeof window & { interactions?: number }
    counting.interactions = 0
    for (const kind of counted) {
      const count = (event: Event) => {
        if (event.isTrusted) counting.interactions = (counting.interactions ?? 0) + 1
      }
      window.addEventListener(kind, count, { capture: true })
    }
  }, kinds)
  return () =>
    page.evaluate(() => (window as typeof window & { interactions?: number }).interactions ?? -1)
}
