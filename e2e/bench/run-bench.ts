import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '@/lib/launch/browser/ensure-browser'
import { launchOptions } from '@/lib/launch/browser/find-browser'
import type { Shutdown } from '@/lib/launch/start/shutdown'
import { startBaseline } from './baseline-app'
import { makeLiveOrders } from './live-orders'
import { describeMachine } from './machine'
import { measureBoardUnderFire } from './measure/measure-board-under-fire'
import { measureCallbacks } from './measure/measure-callbacks'
import { measureFaults } from './measure/measure-faults'
import { measureImport } from './measure/measure-import'
import { measureLabels } from './measure/measure-labels'
import { measureLive } from './measure/measure-live'
import { measureLockers } from './measure/measure-lockers'
import { measurePages, makeVisitors, visitorAs } from './measure/measure-pages'
import { measureScan } from './measure/measure-scan'
import { SLOW_DOWN, VIEWPORT } from './open-page'
import type { BenchResults } from './report'
import { sayWhatProductSaid, startStack, type Say, type Stack } from './stack'

const FULL_BOARD = 300

type Measured = Omit<BenchResults, 'missed'>

/** Measures everything, saying what it is at. What it starts is stopped by `shutdown`. */
export async function runBench(say: Say, shutdown: Shutdown): Promise<Measured> {
  const browser = await startBrowser(say, shutdown)
  const machine = describeMachine(browser.version())
  const stack = await startStack(say, shutdown)
  try {
    const conditions = { cpuSlowDown: SLOW_DOWN, viewport: VIEWPORT }
    return { machine, conditions, ...(await measureAll(browser, stack, { say, shutdown })) }
  } catch (error) {
    sayWhatProductSaid(say, stack.dataDir)
    throw error
  }
}

async function measureAll(
  browser: Browser,
  stack: Stack,
  { say, shutdown }: { say: Say; shutdown: Shutdown },
): Promise<Omit<Measured, 'machine' | 'conditions'>> {
  const visitors = await makeVisitors(browser, stack.url)
  const { pages, orders } = await measurePages({ say, stack, browser, visitors })
  say(`Filling the board with ${FULL_BOARD} orders...`)
  orders.push(...(await makeLiveOrders(stack, FULL_BOARD - orders.length)))
  say('Watching the full board while callbacks come...')
  const staff = visitorAs(visitors, 'staff')
  const boardUnderFire = await measureBoardUnderFire(browser, staff, { stack, orders })
  say('Importing files of 5,000 rows...')
  const imports = await measureImport(browser, visitorAs(visitors, 'warehouse'))
  say('Looking among 5,000 lockers, in the picker and on the map...')
  const lockers = await measureLockers(browser, visitorAs(visitors, 'warehouse'), stack)
  await browser.close()
  const baselineUrl = await startBaseline(say, stack, shutdown)
  say('Sending callbacks while 200 boards are open...')
  const live = await measureLive({ stack, orders, shutdown })
  say('Sending callbacks to the baseline and the product, in turns...')
  const callbacks = await measureCallbacks({ stack, baselineUrl, orders })
  say('Playing schedules of faults...')
  const faults = await measureFaults()
  say('Getting 200 labels ready...')
  const labels = await measureLabels()
  say('Scanning out of a batch of 5,000 waybills, among 100,000 others...')
  const scan = await measureScan(await startBrowser(say, shutdown), {
    stack,
    visitor: visitorAs(visitors, 'warehouse'),
  })
  return { pages, boardUnderFire, imports, lockers, live, callbacks, faults, labels, scan }
}

async function startBrowser(say: Say, shutdown: Shutdown): Promise<Browser> {
  say('Starting the browser...')
  const browser = await chromium.launch({
    ...launchOptions(await ensureBrowser(say)),
    // The signals are for the launcher's own orderly end.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  shutdown.add({ stop: () => browser.close(), kill: () => undefined })
  return browser
}
