import type { Browser } from '@playwright/test'
import { makeLiveOrders, type LiveOrder } from './live-orders'
import { measurePage, type PageResult } from './measure-page'
import { EMPTY_BOARD, pagesAmongOrders, type PageToMeasure } from './pages'
import type { Say, Stack } from './stack'
import { visitorAs, type Visitors } from './visitors'
import { withDatabase } from './with-database'

const LIVE_ORDERS = 40

/** Measures every page: the board first without orders, then all of them among forty. */
export async function measurePages(input: {
  say: Say
  stack: Stack
  browser: Browser
  visitors: Visitors
}): Promise<{ pages: PageResult[]; orders: LiveOrder[] }> {
  const { say, stack, browser, visitors } = input
  const { storeId, personId } = await demoIds(stack.databaseUrl)
  const pages: PageResult[] = []
  const measure = async (target: PageToMeasure) => {
    const visitor = visitorAs(visitors, target.as)
    const chosen = target.oneStore === true ? { ...visitor, storeId } : visitor
    const result = await measurePage(browser, chosen, target)
    say(`  ${result.name}: ${result.scriptKb} KB of JavaScript, painted after ${result.lcpMs} ms`)
    pages.push(result)
  }
  say('Loading every page three times...')
  await measure(EMPTY_BOARD)
  say(`  (placing ${LIVE_ORDERS} orders)`)
  const orders = await makeLiveOrders(stack, LIVE_ORDERS)
  const riding = orders.find(({ status }) => status === 9015)
  if (!riding) throw new Error('no courier rides')
  const ids = { storeId, personId, ridingId: riding.id }
  for (const target of pagesAmongOrders({ orders: orders.length, ...ids })) await measure(target)
  return { pages, orders }
}

/** The demo's store in Central and the demo's counter person. */
async function demoIds(databaseUrl: string): Promise<{ storeId: number; personId: number }> {
  const { rows } = await withDatabase(databaseUrl, (client) =>
    client.query<{ store: string; person: string }>(
      `select s.id as store, p.id as person from stores s, people p
       where s.code = 'HK-CENTRAL-01' and p.email = 'staff@handover.example'`,
    ),
  )
  const [row] = rows
  if (!row) throw new Error('the demo is not there')
  return { storeId: Number(row.store), personId: Number(row.person) }
}
