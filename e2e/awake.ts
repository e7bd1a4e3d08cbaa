import { expect, type Locator, type Page } from '@playwright/test'
import { isWithoutScripts } from './without-scripts'

/**
 * Waits until the page hears of presses on this element, and of keys: what listens to them begins
 * once the page was painted. A page is seen before its scripts are there, and what a person presses
 * in that moment they press again.
 */
export async function awake(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
  await element.evaluate(
    () =>
      new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))
      }),
  )
}

/** No page of ours takes longer to listen. */
const LONGEST_MS = 15_000

/**
 * Has every opening of a page by its address wait until its buttons hear of presses. On a slow
 * machine a press between the first paint and that moment is lost, and a test, unlike a person, does
 * not press again.
 */
export function opensAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await hears(page)
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await hears(page)
    return answer
  }
}

async function hears(page: Page): Promise<void> {
  if (isWithoutScripts(page)) return
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('button')].every((button) =>
          Object.keys(button).some((key) => key.startsWith('__reactProps')),
        ),
      null,
      { timeout: LONGEST_MS },
    )
    .catch(() => undefined)
}
