import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '@/lib/launch/browser/ensure-browser'
import { LaunchError } from '@/lib/launch/launch-error'
import type { Shutdown } from '@/lib/launch/start/shutdown'
import { browserLaunch } from '../browser'
import { startBaseline } from './baseline-app'
import { makeLiveOrders, type LiveOrder } from './live-orders'
import { describeMachine, loadNow } from './machine'
import { measureBoardUnderFire } from './measure/measure-board-under-fire'
import { measureCallbacks } from './measure/measure-callbacks'
import { measureFaults } from './measure/measure-faults'
import { measureImport } from './measure/measure-import'
import { measureLabels } from './measure/measure-labels'
import { measureLive } from './measure/measure-live'
import { measureLockers } from './measure/measure-lockers'
import { makeVisitors, measureBarePage, measurePages, visitorAs } from './measure/measure-pages'
import { measurePlacing } from './measure/measure-placing'
import { measureScan } from './measure/measure-scan'
import { measureSoak } from './measure/measure-soak'
import { SLOW_DOWN, VIEWPORT } from './open-page'
import { PARTS, type BenchPart, type Figures, type Measured, type Standstills } from './results'
import { StandstillWatch } from './standstill'
import { measureYardstick } from './yardstick'
import { sayWhatProductSaid, startStack, type Say, type Stack } from './stack'

const FULL_BOARD = 300

/** What is measured: all there is, unless parts are named, and for how long it is soaked. */
export type Wanted = { only: readonly BenchPart[]; soakMinutes: number }

type Running = {
  stack: Stack
  baselineUrl: string
  browser: Browser
  /** As many orders as there have to be; those that were made before are among them. */
  orders: (size: number) => Promise<readonly LiveOrder[]>
}

type Measure = { [Part in BenchPart]: (running: Running) => Promise<Figures[Part]> }

/**
 * Measures one thing after the other, saying what it is at. What fails is told at the end, and the
 * rest is measured all the same. What it starts is stopped by `shutdown`.
 */
export async function runBench(
  say: Say,
  shutdown: Shutdown,
  { only, soakMinutes }: Wanted,
): Promise<Measured> {
  const browser = await startBrowser(say, shutdown)
  const machine = describeMachine(browser.version())
  const stack = await startStack(say, shutdown)
  const baselineUrl = await startBaseline(say, stack, shutdown)
  const made: LiveOrder[] = []
  const orders = async (size: number) => {
    if (made.length < size) made.push(...(await makeLiveOrders(stack, size - made.length)))
    return made
  }
  const running = { stack, baselineUrl, browser, orders }
  const measure = await measures(running, { say, shutdown, soakMinutes })
  const before = await measureYardstick(browser, stack)
  const figures: Partial<Record<BenchPart, unknown>> = {}
  const failed: Measured['failed'] = []
  const standstills: Standstills = {}
  const watch = new StandstillWatch()
  shutdown.add({ stop: () => watch.stop(), kill: () => undefined })
  for (const part of PARTS.filter((one) => only.length === 0 || only.includes(one))) {
    say(`Measuring: ${part}...`)
    watch.longestMs()
    try {
      figures[part] = await measure[part](running)
    } catch (error) {
      const why =
        error instanceof Error ? [error.message, error.cause].join(' ').trim() : String(error)
      say(`  ${part} failed: ${why}`)
      failed.push({ part, why })
      sayWhatProductSaid(say, stack.dataDir)
    }
    standstills[part] = watch.longestMs()
    machine.loadMost = Math.max(machine.loadMost, loadNow())
  }
  const conditions = { cpuSlowDown: SLOW_DOWN, viewport: VIEWPORT }
  // Figures of hours are not lost with it.
  const after = await measureYardstick(browser, stack).catch(() => null)
  const yardstick = { before, after }
  const told = { machine, yardstick, standstills, conditions, failed }
  return { ...told, figures: figures as Partial<Figures> }
}

async function measures(
  { stack, browser }: Running,
  input: { say: Say; shutdown: Shutdown; soakMinutes: number },
): Promise<Measure> {
  const { say, shutdown, soakMinutes: minutes } = input
  const visitors = await makeVisitors(browser, stack.url)
  const warehouse = visitorAs(visitors, 'warehouse')
  return {
    // The first of all, so that its board is empty.
    pages: async ({ baselineUrl, orders }) => ({
      bare: await measureBarePage(browser, baselineUrl),
      pages: await measurePages({ say, stack, browser, visitors, orders }),
    }),
    placing: () => measurePlacing(stack),
    boardUnderFire: async ({ orders }) =>
      measureBoardUnderFire(browser, visitorAs(visitors, 'staff'), {
        stack,
        orders: await orders(FULL_BOARD),
      }),
    imports: () => measureImport(browser, warehouse),
    lockers: () => measureLockers(browser, warehouse, stack),
    live: async ({ orders }) => measureLive({ stack, orders: await orders(FULL_BOARD), shutdown }),
    callbacks: async ({ baselineUrl, orders }) =>
      measureCallbacks({ stack, baselineUrl, orders: await orders(FULL_BOARD) }),
    soak: async ({ orders }) => measureSoak({ stack, orders: await orders(FULL_BOARD), minutes }),
    labels: measureLabels,
    scan: () => measureScan(browser, { stack, visitor: warehouse }),
    faults: measureFaults,
  }
}

/** The parts by their names in one text, `pages,soak`; none of an empty one. */
export function partsOf(text: string | undefined): BenchPart[] {
  const names = text?.split(',') ?? []
  const parts = PARTS.filter((part) => names.includes(part))
  if (parts.length === names.length) return parts
  throw new LaunchError(`--only is "${text}", but should name some of ${PARTS.join(', ')}.`)
}

async function startBrowser(say: Say, shutdown: Shutdown): Promise<Browser> {
  say('Starting the browser...')
  const browser = await chromium.launch({
    ...browserLaunch(await ensureBrowser(say)),
    // The signals are for the launcher's own orderly end.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  shutdown.add({ stop: () => browser.close(), kill: () => undefined })
  return browser
}
