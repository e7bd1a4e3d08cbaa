import { expect, type Locator, type Page } from '@playwright/test'

/** How far down each stands once the styles are there and nothing moves any more, in px. */
export async function placesAtRest(page: Page, seen: readonly Locator[]): Promise<number[]> {
  await page.waitForLoadState('domcontentloaded')
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  )
  let places: number[] = []
  await expect
    .poll(async () => {
      const last = places
      places = await Promise.all(seen.map(async (one) => (await one.boundingBox())?.y ?? NaN))
      return places.every((y, nth) => y === last[nth])
    })
    .toBe(true)
  return places
}
