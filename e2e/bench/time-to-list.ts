import type { Locator, Page } from '@playwright/test'

/**
 * Milliseconds from the press of a button or link, as the browser received it, until the frame
 * after the first locker was drawn `within` (a CSS selector) has been shown.
 */
export async function timeToList(
  page: Page,
  { press, within }: { press: Locator; within: string },
): Promise<number> {
  // As text: it runs in the page, where nothing of this program exists.
  await page.evaluate(`void (window.__opening = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('${within} [role=option]')) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      look()
    }, { capture: true, once: true })
  }))`)
  await press.click()
  return Math.round(await page.evaluate<number>('window.__opening'))
}
