import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the page hears of keys and changes: what listens to them begins once the page was
 * painted. A page is seen before its scripts are there; what is pressed then is kept (decision 0348),
 * but for keys, which a person presses again.
 */
export async function awake(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
  // It comes to life in steps, and hears of keys after the last: its elements are ready before.
  await element.evaluate(
    () =>
      new Promise((painted) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))),
        )
      }),
  )
}
