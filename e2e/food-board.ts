import type { BrowserContext, Page } from '@playwright/test'
import { awake } from './awake'
import type { TypedOrder } from './food-form'

export const cardOf = (page: Page, { name }: TypedOrder) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`${name},`) })

/** The mark of an order that nobody at this browser has seen, as it was pressed away. */
export const markOf = (page: Page, order: TypedOrder, word: 'New' | 'Changed' | 'Cancelled') =>
  page
    .getByRole('article')
    .filter({ hasText: order.name })
    .getByRole('button', { name: new RegExp(`, ${word}\\. Mark as seen$`) })

export const anyMarkOf = (page: Page, order: TypedOrder) =>
  page
    .getByRole('article')
    .filter({ hasText: order.name })
    .getByRole('button', { name: /Mark as seen$/ })

/** Opens the board and waits until its scripts run: it reads afresh then, and hears of changes. */
export async function openBoard(page: Page, search = ''): Promise<void> {
  await page.goto(`/food${search}`)
  await awake(page.getByRole('main').locator('a, button').first())
}

type Counter = { context: BrowserContext; baseURL: string | undefined }

/** Another tablet of the same account: nothing seen there, nor ever touched. */
export async function tabletBeside({ context, baseURL = '' }: Counter) {
  const browser = context.browser()!
  const beside = await browser.newContext({ baseURL, locale: 'en-GB' })
  await beside.addCookies(await context.cookies())
  return { tablet: await beside.newPage(), close: () => beside.close() }
}
