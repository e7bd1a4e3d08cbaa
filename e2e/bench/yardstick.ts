import { runInThisContext } from 'node:vm'
import type { Browser } from '@playwright/test'
import { median } from '@/lib/testing/percentile'
import { type Stack, withDatabase } from './stack'

/**
 * How quick the machine is: the same work in any run, in milliseconds. Figures of two days can be
 * compared by it, which on a machine that others share differ threefold with nothing changed.
 */
export type Yardstick = {
  /** A fixed piece of work in Node. */
  nodeMs: number
  /** The same piece in a browser that nothing slows down. */
  browserMs: number
  /** A row kept in the database, committed. */
  rowMs: number
}

/** So many do not count: the work is compiled by then. */
const WARM_UPS = 5
const TIMES = 9

/** As text, since it runs here and in a page. Makes, writes, reads and sorts 40,000 objects. */
const WORK = `(() => {
  const began = performance.now()
  const rows = Array.from({ length: 40_000 }, (_, nth) => ({
    id: nth, name: 'row ' + ((nth * 7919) % 40_009), cells: [nth, String(nth)],
  }))
  const read = JSON.parse(JSON.stringify(rows))
  read.sort((one, other) => (one.name < other.name ? -1 : 1))
  if (read.length !== rows.length) throw new Error('the work was not done')
  return performance.now() - began
})()`

export const workInNode = () => Number(runInThisContext(WORK))

export async function measureYardstick(browser: Browser, stack: Stack): Promise<Yardstick> {
  const page = await browser.newPage()
  try {
    return {
      nodeMs: await medianMs(() => Promise.resolve(workInNode())),
      browserMs: await medianMs(() => page.evaluate<number>(WORK)),
      rowMs: await keptRowMs(stack),
    }
  } finally {
    await page.close()
  }
}

function keptRowMs({ ownerUrl }: Stack): Promise<number> {
  return withDatabase(ownerUrl, async (client) => {
    await client.query('create table bench_yardstick (text text)')
    try {
      return await medianMs(async () => {
        const began = performance.now()
        await client.query('insert into bench_yardstick values ($1)', ['x'.repeat(500)])
        return performance.now() - began
      })
    } finally {
      await client.query('drop table bench_yardstick')
    }
  })
}

async function medianMs(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < WARM_UPS + TIMES; time++) times.push(await work())
  return Math.round(median(times.slice(WARM_UPS)) * 10) / 10
}

/** From so many times as long on, figures of one run are of two machines; less than this is noise. */
const CHANGED = { times: 1.3, ms: 0.2 }

/** What is said of the machine at the start and at the end of a run. */
export function yardstickLines(before: Yardstick, after: Yardstick | null): string[] {
  if (after === null) {
    const { nodeMs, browserMs, rowMs } = before
    return [
      `The yardstick, before: in Node ${nodeMs} ms, in the browser ${browserMs} ms, a row kept ${rowMs} ms. After, it could not be measured.`,
    ]
  }
  const both = (of: keyof Yardstick) => `${before[of]} and ${after[of]} ms`
  const hasChanged = (['nodeMs', 'browserMs', 'rowMs'] as const).some((of) => {
    const [least, most] = [Math.min(before[of], after[of]), Math.max(before[of], after[of])]
    return most / least >= CHANGED.times && most - least >= CHANGED.ms
  })
  return [
    `The yardstick, before and after: in Node ${both('nodeMs')}, in the browser ${both('browserMs')}, a row kept ${both('rowMs')}. Compare the times of two runs by it.`,
    ...(hasChanged
      ? ["The machine's speed changed meanwhile: compare only what stands in one line."]
      : []),
  ]
}
