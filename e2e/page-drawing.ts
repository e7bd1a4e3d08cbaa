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

/**
 * How much of the window moved without a hand's doing, by how far: the sum of what the browser tells
 * as layout shifts. A list that is pushed down by a line of its own height makes 0.03.
 */
export function movedOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const found: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] = []
        const observer = new PerformanceObserver((list) => {
          found.push(...list.getEntries())
          if (!found.some(({ entryType }) => entryType === 'mark')) return
          observer.disconnect()
          const own = found.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve(own.reduce((sum, { value = 0 }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was kept is told in its turn: with this mark, or before it.
        performance.mark('asked')
        observer.observe({ type: 'mark', buffered: true })
      }),
  )
}

type Traced = { name: string; args?: { elementCount?: number } }

/** How many elements the browser worked out the style of while something happened. */
export async function restyledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('there is no browser to ask')
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await act()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
  const restyled = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
  // What comes or goes has a style itself: a browser that calls it otherwise must not pass for none.
  if (restyled === 0) throw new Error('the browser told of nothing that it drew')
  return restyled
}

/**
 * Whether React drew an element anew while something happened: it writes what each drawing gave to
 * the element on it.
 */
export async function isRedrawnBy(element: Locator, act: () => Promise<void>): Promise<boolean> {
  const given = await element.evaluateHandle(givenByReact)
  await act()
  const now = await element.evaluateHandle(givenByReact)
  return given.evaluate((one, other) => one !== other, now)
}

function givenByReact(node: Element): unknown {
  const given = Object.entries(node).find(([key]) => key.startsWith('__reactProps$'))
  if (!given) throw new Error('React has not taken the element over yet')
  return given[1]
}
