import type { Page } from '@playwright/test'

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
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}
