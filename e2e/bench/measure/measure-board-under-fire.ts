import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { callbackBody } from '../callback-body'
import type { LiveOrder } from '../live-orders'
import { noteFromRest, openPage, readFigures, untilInPage, type Visitor } from '../open-page'
import { boardOf } from '../pages'
import { sendLoad } from '../send-load'
import type { Stack } from '../stack'

const CHANGES = 50
const EVERY_MS = 200
const ALL_SEEN_WITHIN_MS = 30_000

export type FireResult = {
  cards: number
  changes: number
  seconds: number
  /** 0: none of 50 ms or more. */
  longestTaskMs: number
  /** How many tasks took 50 ms or more. */
  longTasks: number
}

/**
 * A full board while callbacks come five times a second: for each a card moves to the next column.
 * Throws when not all of them are seen on the board afterwards.
 */
export async function measureBoardUnderFire(
  browser: Browser,
  visitor: Visitor,
  input: { stack: Stack; orders: readonly LiveOrder[] },
): Promise<FireResult> {
  const { stack, orders } = input
  const moving = orders.filter(({ status }) => status === 9001).slice(0, CHANGES)
  if (moving.length < CHANGES) throw new Error('too few orders wait for a courier')
  const coming = orders.filter(({ status }) => status === 9005).length
  const { page } = await openPage(browser, visitor)
  try {
    await page.goto(boardOf(orders.length).path, { waitUntil: 'commit' })
    await boardOf(orders.length).ready(page).waitFor()
    // React writes the properties of an element on it once that listens; the last card does so last.
    const last = `[...document.querySelectorAll('a[data-card]')].at(-1) ?? {}`
    await untilInPage(page, `Object.keys(${last}).some((key) => key.startsWith('__reactProps$'))`)
    await noteFromRest(page)
    const seconds = await sendPaced(stack, moving)
    const cards = `document.querySelectorAll('[data-lane=coming] a[data-card]').length`
    await untilInPage(page, `${cards} >= ${coming + moving.length}`, ALL_SEEN_WITHIN_MS)
    const { tasks } = await readFigures(page)
    return {
      cards: orders.length,
      changes: moving.length,
      seconds,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      longTasks: tasks.length,
    }
  } finally {
    await page.context().close()
  }
}

/** Sends one callback for each order at an even pace; returns how long that took. */
async function sendPaced(stack: Stack, moving: readonly LiveOrder[]): Promise<number> {
  const begunAt = performance.now()
  for (const [index, order] of moving.entries()) {
    // The pace is what is measured under, so here the clock is waited for.
    await delay(Math.max(0, begunAt + index * EVERY_MS - performance.now()))
    const body = callbackBody(order, 9005, new Date())
    await sendLoad(`${stack.url}/callbacks/food`, [body], EVERY_MS)
  }
  return Math.round((performance.now() - begunAt) / 100) / 10
}
