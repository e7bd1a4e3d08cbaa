import type { Browser } from '@playwright/test'
import { signIn, type Who } from '../fixtures'
import type { Visitor } from './open-page'
import type { PageToMeasure } from './pages'

const SIGNED_IN: readonly Who[] = ['staff', 'warehouse', 'manager', 'admin']

export type Visitors = ReadonlyMap<PageToMeasure['as'], Visitor>

/** Signs the demo's people in, once for all pages, and adds somebody who is not signed in. */
export async function makeVisitors(browser: Browser, baseURL: string): Promise<Visitors> {
  const visitors = new Map<PageToMeasure['as'], Visitor>([['nobody', { baseURL }]])
  for (const who of SIGNED_IN) {
    const context = await browser.newContext({ baseURL, locale: 'en-GB' })
    await signIn(await context.newPage(), who)
    visitors.set(who, { baseURL, storageState: await context.storageState() })
    await context.close()
  }
  return visitors
}

/** The visitor of that kind; throws when there is none. */
export function visitorAs(visitors: Visitors, as: PageToMeasure['as']): Visitor {
  const visitor = visitors.get(as)
  if (!visitor) throw new Error(`nobody was signed in as ${as}`)
  return visitor
}
