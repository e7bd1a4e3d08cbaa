import 'server-only'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { printRunItems } from '@/lib/db/tables/prints'
import type { PrintRun } from '../model/print-run'
import { findRun } from './find-run'
import { PRINTABLE, printableWaybill } from '../queue/printable'

/** What was shown to be printed, and what was said of it; null where there is no such run. */
export async function getRun(input: { actor: Actor; runId: number }): Promise<PrintRun | null> {
  const db = database()
  const run = await findRun(db, input)
  if (!run?.shownAt || run.state === 'pile') return null
  const rows = await db
    .select({ ...PRINTABLE, pages: printRunItems.pages, printed: printRunItems.printed })
    .from(printRunItems)
    .innerJoin(orders, eq(orders.id, printRunItems.orderId))
    .where(and(eq(printRunItems.runId, run.id), isNotNull(printRunItems.place)))
    .orderBy(asc(printRunItems.place))
  const items = rows.map(({ pages, printed, ...row }) => ({
    ...printableWaybill(row),
    pages: pages ?? 0,
    printed,
  }))
  return {
    id: run.id,
    state: run.state,
    paper: run.paper,
    copies: run.copies,
    reversed: run.reversed,
    shownAt: run.shownAt.toISOString(),
    isStarted: run.startedAt !== null,
    pages: items.reduce((sum, { pages }) => sum + pages, 0),
    items,
  }
}
